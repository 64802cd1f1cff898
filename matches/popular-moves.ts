import type { Position } from '#chess/position.ts'
import type { Uci } from '#chess/types.ts'
import { hashOf } from './openings.ts'

/**
 * How often people play the moves of the openings table: a text with one line per position that at least 100 of 298,698 rated games
 * reached, sorted by its hash, `1a2b3c e2e4:62 d2d4:25`. The numbers are per cent of the games, most popular first. The moves lead to
 * another position of the table; moves that fewer than 3 % play are left out. Made by `npm run popular-moves`.
 */
export type PopularMoves = string

export interface PopularMove {
  readonly move: Uci
  /** Per cent of the games that reached the position. */
  readonly share: number
}

/** The popular moves of a position, most popular first; undefined if too few games reached it. */
export function popularMovesAt(
  popular: PopularMoves,
  position: Position,
): readonly PopularMove[] | undefined {
  const hash = hashOf(position)
  let low = 0
  let high = popular.length
  while (low < high) {
    const start = popular.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1
    const end = popular.indexOf('\n', start)
    const [found, ...moves] = popular.slice(start, end).split(' ')
    if (found === hash) return moves.map(parseMove)
    if (found! < hash) low = end + 1
    else high = start
  }
  return undefined
}

function parseMove(text: string): PopularMove {
  const [move, share] = text.split(':')
  return { move: move!, share: Number(share) }
}
