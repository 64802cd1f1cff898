import { positionOfFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import { isCapture, legalMoves, movedPiece, moveFrom, moveTo } from '#chess/moves.ts'
import { makeSan } from '#chess/san.ts'
import type { San, Uci } from '#chess/types.ts'
import type { MaterialClaim, PlacedPiece } from '#coach/claims/claim.ts'
import { exchangeOn, ROLE_VALUE } from '#coach/claims/material.ts'

/** A capture that is taken back, and by what: for a player who took the right piece in the wrong way. */
interface TakenBack {
  readonly back: San
  /** The piece that takes, on its square before that, and the one that it takes. */
  readonly by: PlacedPiece
  readonly piece: PlacedPiece
}

/**
 * The recapture, by the cheapest piece, that answers the judged move, if that move took the very piece that the claim says could
 * have been won.
 */
export function takenBack({ proof, victim, about }: MaterialClaim, played: Uci): TakenBack | undefined {
  const start = positionOfFen(proof.start)
  const [move] = readMoves(start, [played]) ?? []
  if (about !== 'missed' || move === undefined || !isCapture(move) || moveTo(move) !== victim.square)
    return undefined
  const after = afterMoves(start, [move])
  if (exchangeOn(after, victim.square) <= 0) return undefined
  const [back] = legalMoves(after)
    .filter((reply) => moveTo(reply) === victim.square)
    .toSorted((one, other) => ROLE_VALUE[movedPiece(one).role] - ROLE_VALUE[movedPiece(other).role])
  const { square } = victim
  const by = { role: movedPiece(back!).role, square: moveFrom(back!) }
  return { back: makeSan(after, back!), by, piece: { role: after.pieceAt(square)!.role, square } }
}
