import { START_FEN } from '#chess/fen.ts'
import type { Uci } from '#chess/types.ts'
import type { LineText } from '#chess/line.ts'
import type { Random } from '#engine/random.ts'

/** The book is consulted while fewer half-moves than this have been played. */
const BOOK_HALF_MOVES = 6

/** The specification's openings, by the moves so far. In all other positions the computer searches. */
const BOOK: ReadonlyMap<string, readonly Uci[]> = new Map([
  ['', ['e2e4', 'd2d4', 'g1f3', 'c2c4']],
  ['e2e4', ['e7e5', 'c7c5', 'e7e6']],
  ['d2d4', ['d7d5', 'g8f6', 'f7f5']],
])

export function bookMove(line: LineText, random: Random): Uci | undefined {
  if (line.start !== START_FEN || line.moves.length >= BOOK_HALF_MOVES) return undefined
  const moves = BOOK.get(line.moves.join(' '))
  return moves?.[Math.floor(random() * moves.length)]
}

export const isInBook = (line: LineText): boolean => bookMove(line, () => 0) !== undefined
