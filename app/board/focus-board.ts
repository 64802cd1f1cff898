/**
 * Gives the keyboard back to the board, on the square where it was: after a question beside the board has been answered and
 * its buttons are gone.
 */
export const focusBoard = (): void =>
  document.querySelector<HTMLElement>('.board [data-square][tabindex="0"]')?.focus({ preventScroll: true })
