import { fileOf, makeSquare, SQUARES } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import type { BoardView } from '#app/line/questions/board-view.ts'
import { pieceOn, targetsIn, type WalkState } from './walk.ts'
import { words } from '#words/learn/walk'

/** The board of a walk for questions: only White moves, and Black's pieces stand still, so that only White attacks. */
export const viewWalk = (state: WalkState): BoardView => ({
  pieceAt: (square) => pieceOn(state, square),
  turn: undefined,
  attackersOf: (square) => SQUARES.filter((from) => takesOn(state, from, square)),
  targetsOf: (from) =>
    targetsIn(state, from).map((square) => ({ square, isCapture: pieceOn(state, square) !== undefined })),
  lastMove: () =>
    state.last && words.walkWords.lastStep(makeSquare(state.last.from), makeSquare(state.last.to)),
  ...(hasStars(state) && { stars: state.stars }),
})

/** A pawn takes to the side only. */
const takesOn = (state: WalkState, from: Square, square: Square): boolean =>
  targetsIn(state, from).includes(square) &&
  (pieceOn(state, from)?.role !== 'p' || fileOf(from) !== fileOf(square))

/** Also after the last star was collected. */
function hasStars(state: WalkState): boolean {
  for (let each: WalkState | undefined = state; each; each = each.before)
    if (each.stars.length > 0) return true
  return false
}
