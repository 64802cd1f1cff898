import { makeFen } from '#chess/fen.ts'
import { KING, PAWN } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { About, TradeClaim } from './claim.ts'

/** Half-moves of a line: two pieces of each side are traded, and one of them has to be offered first. */
const LONGEST = 8

/** A line in which the last pieces are traded. That the ending is won, only the engine says: it has to be asked before. */
export function tradesAll(about: About, position: Position, moves: readonly Move[]): TradeClaim | undefined {
  if (hasOnlyPawns(position)) return undefined
  const line = untilOnlyPawns(position, moves.slice(0, LONGEST))
  return line && { kind: 'trade', about, proof: { start: makeFen(position), moves: line.map(makeUci) } }
}

/** The moves up to the one after which only kings and pawns are left; undefined where there is none. */
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
