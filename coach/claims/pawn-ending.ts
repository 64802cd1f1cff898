import { makeFen } from '#chess/fen.ts'
import { kingAndPawn } from '#chess/king-and-pawn.ts'
import { capturedPiece, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Color, Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { About, PawnEndingClaim } from './claim.ts'

/**
 * A move into a king-and-pawn ending that is won for `winner`, or drawn if `winner` has no pawn. The ending is solved, so the
 * claim does not depend on the engine. The first call builds the table, which takes some 100 ms.
 */
export function reachesPawnEnding(
  about: About,
  position: Position,
  moves: readonly Move[],
  winner: Color,
): PawnEndingClaim | undefined {
  // The second move can be relied on if it is the winner's own choice, or if it recaptures.
  const told = about === 'allowed' || takesBack(moves) ? [2, 1] : [1]
  for (const length of told) {
    const line = moves.slice(0, length)
    const end = position.clone()
    for (const move of line) end.make(move)
    const result = endingFor(end, winner)
    if (result)
      return {
        kind: 'pawn-ending',
        about,
        result,
        proof: { start: makeFen(position), moves: line.map(makeUci) },
      }
  }
  return undefined
}

/** The result of king and pawn against king, if it is good for `winner`. */
export function endingFor(position: Position, winner: Color): PawnEndingClaim['result'] | undefined {
  const ending = kingAndPawn(position)
  if (!ending || ending.wins !== (ending.strong === winner)) return undefined
  return ending.wins ? 'won' : 'drawn'
}

const takesBack = ([first, second]: readonly Move[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  capturedPiece(first) !== undefined &&
  moveTo(first) === moveTo(second)
