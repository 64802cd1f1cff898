import { makeFen } from '#chess/fen.ts'
import type { Position } from '#chess/position.ts'
import type { Uci } from '#chess/types.ts'
import type { BookClaim } from './claim.ts'
import type { Judgement } from './judgement.ts'

/** Where the table of openings goes on with other moves than the one that was made; those that the engine likes stand first. */
export function leavesBook(
  position: Position,
  made: Uci,
  bookMoves: readonly Uci[],
  { variations }: Judgement,
): BookClaim | undefined {
  const liked = variations
    .flatMap(({ moves }) => moves.slice(0, 1))
    .filter((move) => bookMoves.includes(move))
  const instead = [...liked, ...bookMoves.filter((move) => !liked.includes(move))]
  if (instead.length === 0) return undefined
  return {
    kind: 'book',
    about: 'played',
    made,
    instead,
    proof: { start: makeFen(position), moves: instead.slice(0, 1) },
  }
}
