/** A ref for what takes the place of what had the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** The same where the page should stay as it lies: the button below a board that is being looked at. */
export const takeFocusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
