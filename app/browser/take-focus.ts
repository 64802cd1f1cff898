/** A ref for what takes the place of what had the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
