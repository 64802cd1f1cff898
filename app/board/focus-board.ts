import type { Square } from '#chess/types.ts'

/**
 * Returns the keyboard focus to the square where it was, for example after the buttons beside the board that had the focus are
 * gone; or moves it to a square. Does nothing on a page without a board.
 */
export const focusBoard = (square?: Square): void =>
  document
    .querySelector<HTMLElement>(
      square === undefined ? '.board [data-square][tabindex="0"]' : `.board [data-square="${square}"]`,
    )
    ?.focus({ preventScroll: true })
