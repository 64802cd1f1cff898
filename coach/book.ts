import { makeFen } from '#chess/fen.ts'
import type { Position } from '#chess/position.ts'
import type { Uci } from '#chess/types.ts'
import type { BookClaim, BookMove } from './claim.ts'

/** Below this rating the opening is not what decides games. */
export const LEAST_RATING_FOR_BOOK = 1_600

/** More moves are too many to choose from. */
export const MOST_BOOK_MOVES = 3

/** In per cent: together, the named moves must be the choice of most players. */
const MOST_PLAYERS = 50

/** The moves that people play instead of the first move that is not book, most popular first. */
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
