import { makeUci } from '#chess/uci.ts'
import type { BookMove } from '#coach/claims/claim.ts'
import type { Line } from '#chess/line.ts'
import type { OpeningBook } from './opening-book.ts'
import { LONGEST_LINE } from '#matches/openings.ts'
import { popularMovesAt } from '#matches/popular-moves.ts'

interface BookMoves {
  /** The number of book moves at the start of the game. */
  readonly plies: number
  /** Alternatives that people play instead of the next move, most popular first; none if too few games reached the position. */
  readonly next: readonly BookMove[]
}

/**
 * Follows a game through the book. A move is book if the table has it and people play it. In positions that few games reached,
 * a move is book if the game reaches a named position later: `named` is the number of moves to it.
 */
export function bookMovesOf(line: Line, named: number, { popular }: OpeningBook): BookMoves {
  const position = line.positionAt(0)
  for (const [ply, move] of line.moves.slice(0, LONGEST_LINE).entries()) {
    const known = popularMovesAt(popular, position)
    if (known && !known.some((each) => each.move === makeUci(move))) return { plies: ply, next: known }
    if (!known && ply >= named) return { plies: ply, next: [] }
    position.make(move)
  }
  return { plies: Math.min(line.length, LONGEST_LINE), next: [] }
}
