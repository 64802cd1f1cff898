import type { Claim } from '#coach/claims/claim.ts'
import { isError } from '#coach/judging/move-class.ts'
import type { MoveReview } from './review.ts'

/**
 * Indices of earlier moves by which the same side made the same mistake: the same winning move takes the same piece in the
 * same way.
 */
export function sameMistakes(moves: readonly MoveReview[], index: number): readonly number[] {
  const move = moves[index]
  const idea = move && isError(move.moveClass) && move.claim ? ideaOf(move.claim) : undefined
  if (move === undefined || idea === undefined) return []
  return [...moves.slice(0, index).entries()].flatMap(([at, earlier]) => {
    const isOwn = earlier.color === move.color && isError(earlier.moveClass)
    return isOwn && earlier.claim && ideaOf(earlier.claim) === idea ? [at] : []
  })
}

/** Two claims with the same text here are the same mistake; undefined for claims that have no single move to show. */
function ideaOf(claim: Claim): string | undefined {
  if (claim.kind === 'mate' && claim.moves === 1) return `mate ${claim.about} ${claim.proof.moves.at(-1)}`
  if (claim.kind !== 'material' || claim.motif === 'best-play') return undefined
  return `${claim.about} ${claim.motif} ${claim.victim.role} ${claim.proof.moves[claim.key]}`
}

/**
 * True if the move still wins and only missed a quicker mate, as an earlier move of the same side did: once a game is enough.
 * Only moves with a mate before them can have such a claim, so no other proof is computed.
 */
export function isSlowAgain(moves: readonly MoveReview[], index: number): boolean {
  const move = moves[index]
  if (!move || !isSlow(move)) return false
  return moves.slice(0, index).some((earlier) => earlier.color === move.color && isSlow(earlier))
}

function isSlow(move: MoveReview): boolean {
  const { before, color, moveClass } = move
  const mates = before.type === 'mate' && before.moves > 0 === (color === 'w')
  if (!mates || isError(moveClass) || moveClass === 'inaccuracy') return false
  return move.claim?.kind === 'mate' && move.claim.about === 'missed'
}
