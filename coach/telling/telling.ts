import { makeSquare } from '#chess/squares.ts'
import type { San } from '#chess/types.ts'
import type { Claim, PlacedPiece, Proof } from '#coach/claims/claim.ts'
import type { Side, ToldPiece, ToldLine } from './facts.ts'
import { numberedLine, sansOf } from './line-text.ts'

/** The two sides of a claim, as its facts name them. */
export interface Telling {
  readonly winner: Side
  readonly loser: Side
}

export const told = ({ role, square }: PlacedPiece, owner: Side): ToldPiece => ({
  role,
  square: makeSquare(square),
  isReaders: owner.isReader,
})

/** The moves to quote: without the judged move if the claim is about what it allowed. */
export const toldOf = ({ about, proof }: Claim): readonly San[] => sansOf(proof).slice(firstQuoted(about))

/** Index of the first move to quote: a move that allowed something is the judged move itself. */
export const firstQuoted = (about: Claim['about']): number => (about === 'allowed' ? 1 : 0)

/** Drops a final reply that captures nothing: it only shows that the count is final. */
export function withoutQuietReply({ about, proof }: Claim): Proof {
  const isReply = proof.moves.length % 2 === firstQuoted(about)
  const isQuiet = !/[x=]/.test(sansOf(proof).at(-1)!)
  return isReply && isQuiet ? { ...proof, moves: proof.moves.slice(0, -1) } : proof
}

/** Sentences quote only the first moves of a long line; the board can show all of it. */
export const MOST_MOVES_TOLD = 5

/** `16. Qb8+ Nxb8 17. Rd8#`, without the judged move. */
export function lineOf(claim: Claim, proof = withoutQuietReply(claim)): ToldLine {
  const from = firstQuoted(claim.about)
  const moves = proof.moves.slice(0, from + MOST_MOVES_TOLD)
  return { text: numberedLine({ ...proof, moves }, from), isCut: moves.length < proof.moves.length }
}
