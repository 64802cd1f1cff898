import { makeFen } from '#chess/fen.ts'
import type { Position } from '#chess/position.ts'
import type { Uci } from '#chess/types.ts'
import type { BookClaim, BookMove } from './claim.ts'

/** Below this rating the opening does not decide games. */
export const LEAST_RATING_FOR_BOOK = 1_600

/** With more candidates than this, naming them does not help. */
export const MOST_BOOK_MOVES = 3

/** In per cent: together, the named moves must have been chosen by at least this share of players. */
const MOST_PLAYERS = 50

/** The moves that people play instead of the first move outside the opening book, most popular first. */
export function leavesBook(
  position: Position,
  made: Uci,
  instead: readonly BookMove[],
): BookClaim | undefined {
  const [first] = instead
  const told = instead.slice(0, MOST_BOOK_MOVES).reduce((sum, { share }) => sum + share, 0)
  if (!first || told < MOST_PLAYERS) return undefined
  return {
    kind: 'book',
    about: 'played',
    made,
    instead,
    proof: { start: makeFen(position), moves: [first.move] },
  }
}
