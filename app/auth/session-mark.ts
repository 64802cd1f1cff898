/**
 * The mark is a cookie that scripts may read: it stands beside the session's own, which they may not, and says only that
 * there is one. Pages that are the same for everybody choose by it what to show.
 */
const MARK = /(?:^|;\s*)signed_in=1(?:;|$)/

export const hasSessionMark = (): boolean => MARK.test(document.cookie)

export function removeSessionMark(): void {
  document.cookie = 'signed_in=; Path=/; Max-Age=0; SameSite=Lax'
}

/** What styles go by: `when-signed-in` and `when-signed-out`. */
export function showSessionMark(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
}
