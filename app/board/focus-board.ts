/** Returns the keyboard focus to the square where it was, after the buttons beside the board that had the focus are gone. */
export const focusBoard = (): void =>
  document.querySelector<HTMLElement>('.board [data-square][tabindex="0"]')?.focus({ preventScroll: true })
