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
