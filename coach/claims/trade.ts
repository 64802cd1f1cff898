import { makeFen } from '#chess/fen.ts'
import { KING, PAWN } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { About, TradeClaim } from './claim.ts'

/** Half-moves of a line: each side trades two pieces, and one of these trades has to be offered first. */
const LONGEST = 8

/**
 * A line in which the last pieces are traded. Only the engine knows whether the ending is won, so callers check its score
 * first.
 */
export function tradesAll(about: About, position: Position, moves: readonly Move[]): TradeClaim | undefined {
  if (hasOnlyPawns(position)) return undefined
  const line = untilOnlyPawns(position, moves.slice(0, LONGEST))
  return line && { kind: 'trade', about, proof: { start: makeFen(position), moves: line.map(makeUci) } }
}

/** The moves up to the one after which only kings and pawns are left; `undefined` if the line does not get there. */
export function untilOnlyPawns(position: Position, moves: readonly Move[]): readonly Move[] | undefined {
  const played = position.clone()
  const last = moves.findIndex((move) => {
    played.make(move)
    return hasOnlyPawns(played)
  })
  return last < 0 ? undefined : moves.slice(0, last + 1)
}

const hasOnlyPawns = ({ board }: Position): boolean =>
  board.every((code) => code === 0 || (code & 7) === PAWN || (code & 7) === KING)
