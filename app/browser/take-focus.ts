/** A ref callback that focuses an element, for example one that replaces the focused element. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** Focuses without scrolling: for a button below the board that the user is looking at. */
export const takeFocusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
