/**
 * The mark is a cookie that scripts can read, unlike the session's cookie. It only says that a session exists. Pages that are
 * the same for all visitors use it to choose what to show.
 */
const MARK = /(?:^|;\s*)signed_in=1(?:;|$)/

export const hasSessionMark = (): boolean => MARK.test(document.cookie)

export function removeSessionMark(): void {
  document.cookie = 'signed_in=; Path=/; Max-Age=0; SameSite=Lax'
}

/** Sets the attribute that `when-signed-in` and `when-signed-out` in the style sheet depend on. */
export function showSessionMark(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
}
