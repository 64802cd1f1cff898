import { positionOfFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import { movedPiece } from '#chess/moves.ts'
import { parseSquare } from '#chess/squares.ts'
import type { Color, Move, San } from '#chess/types.ts'
import type { PlacedPiece, Prize, Proof, ThreatClaim } from '#coach/claims/claim.ts'
import type { Side, ToldPiece, Spoils, Fact, Reader } from './facts.ts'
import { sansOf } from './line-text.ts'
import { pinBehind } from '#coach/claims/motif.ts'
import { told, type Telling } from './telling.ts'

/** A pin of an attacked piece, other than a pawn, after the move at index `key` of the proof. */
export function pinnedFacts(
  { start, moves }: Proof,
  key: number,
  piece: PlacedPiece,
  loser: Side,
): readonly Fact[] {
  const position = positionOfFen(start)
  const after = afterMoves(position, readMoves(position, moves.slice(0, key + 1))!)
  const pin = piece.role === 'p' || piece.role === 'k' ? undefined : pinBehind(after, piece, loser.color)
  return pin ? [{ kind: 'pinned', piece: told(piece, loser), behind: told(pin.behind, loser) }] : []
}

export function threatFacts(claim: ThreatClaim, telling: Telling): readonly Fact[] {
  const { prize, proof, threat } = claim
  const fact = threatFact(claim, telling)
  if (prize === 'mate') return [fact]
  return [fact, ...pinnedFacts(proof, proof.moves.length - 1, attackedBy(threat), telling.loser)]
}

/** Explains the purpose of the last move of the proof. */
function threatFact(claim: ThreatClaim, { winner, loser }: Telling): Fact {
  const { about, prize, chased, proof, threat } = claim
  const san = sansOf(proof).at(-1)!
  if (claim.isTempo === true) {
    const [reply, next] = claim.answer ? sansOf(claim.answer) : []
    return {
      ...{ kind: 'tempo', san, victim: told(attackedBy(threat), loser), isMissed: about === 'missed' },
      use: reply !== undefined && next !== undefined ? { reply, next } : undefined,
    }
  }
  if (claim.targets) return forkFact(claim, san, claim.targets, loser)
  const [, , , , , fullmoves] = proof.start.split(' ')
  const seen = { san, prize, threat, variant: Number(fullmoves) }
  return carriedOut(winner, seen, about === 'allowed', chased && told(chased, loser))
}

/** Several threats of the last move of the proof at once. */
function forkFact({ proof }: ThreatClaim, san: San, targets: readonly PlacedPiece[], loser: Side): Fact {
  const start = positionOfFen(proof.start)
  const [move] = readMoves(start, proof.moves)!.slice(-1) as [Move]
  return {
    ...{ kind: 'fork', lead: [], san, by: movedPiece(move).role },
    targets: targets.map((each) => told(each, loser)),
  }
}

/** A threat, and the move that makes it. `variant` chooses among phrases. */
interface SeenThreat extends Pick<ThreatClaim, 'prize' | 'threat'> {
  readonly san: San
  readonly variant?: number
}

/** The facts about a threat that is on the board. */
export const factsOfThreat = (color: Color, seen: SeenThreat, reader?: Reader): readonly Fact[] => [
  carriedOut({ color, isReader: color === reader }, seen, false, undefined),
]

export function carriedOut(
  side: Side,
  { san, prize, threat, variant = 0 }: SeenThreat,
  isNow: boolean,
  chased: ToldPiece | undefined,
): Fact {
  const next = sansOf(threat)[0]!.replace('#', '')
  if (prize === 'mate') return { kind: 'mate-threat', san, next, isNow }
  return {
    ...{ kind: 'threat', side, san, next, isNow, variant, chased },
    spoils: next.includes('=') ? { type: 'promotion', role: 'q' } : piecesOf(prize),
  }
}

/** The piece that the first move of a line takes. */
export function attackedBy({ start, moves: [first] }: Proof): PlacedPiece {
  const square = parseSquare(first!.slice(2, 4))!
  return { role: positionOfFen(start).pieceAt(square)?.role ?? 'p', square }
}

const piecesOf = ({ won, lost }: Prize): Spoils => ({ type: 'pieces', won, lost })
