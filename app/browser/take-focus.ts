/** A ref for what takes the place of what had the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** The same where the page should stay as it lies: the button below a board that is being looked at. */
export const takeFocusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

/** The same for what takes the place of something else, unless the focus was elsewhere: what goes leaves it to the page's body. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) takeFocusInPlace(element)
}
