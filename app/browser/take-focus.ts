/** A ref callback that moves the focus to an element, one that replaces the focused element, say. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** The same without scrolling: for a button below the board that the user is looking at. */
export const takeFocusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
