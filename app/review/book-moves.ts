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

/** Half-moves after which a game is back in the book if a side has only swapped two of its moves. */
const TRANSPOSED = 3

/** True if people play the other side's answer and the own move after it from a position that many games reach. */
function transposes(line: Line, ply: number, popular: OpeningBook['popular']): boolean {
  return (
    line.length >= ply + TRANSPOSED &&
    popularMovesAt(popular, line.positionAt(ply + TRANSPOSED)) !== undefined
  )
}

/**
 * Follows a game through the book. A move is book if the table has it and people play it. In positions that few games reached,
 * a move is book if the game reaches a named position later: `named` is the number of moves to it. A game that comes back by
 * transposition has not left.
 */
export function bookMovesOf(line: Line, named: number, { popular }: OpeningBook): BookMoves {
  const position = line.positionAt(0)
  let back = 0
  for (const [ply, move] of line.moves.slice(0, LONGEST_LINE).entries()) {
    const known = popularMovesAt(popular, position)
    const isListed = known?.some((each) => each.move === makeUci(move))
    if (isListed !== true && ply >= back) {
      if (known ? !transposes(line, ply, popular) : ply >= named) return { plies: ply, next: known ?? [] }
      if (known) back = ply + TRANSPOSED
    }
    position.make(move)
  }
  return { plies: Math.min(line.length, LONGEST_LINE), next: [] }
}
