import { isCapture, isCastle, moveFrom, movePromotion, moveTo, movedPiece } from '#chess/moves.ts'
import { words } from '#words/line'
import type { Position } from '#chess/position.ts'
import { makeSquare } from '#chess/squares.ts'
import type { Move } from '#chess/types.ts'
import type { BoardMark } from '#app/board/board-marks.ts'

/** Hints in three steps, so that players reveal no more than they want: the idea, the piece, the move. */
export interface HintStep {
  readonly text: string
  readonly marks: readonly BoardMark[]
}

/** `isMate`: the move starts a forced mate. */
export const hintSteps = (position: Position, move: Move, isMate: boolean): readonly HintStep[] => [
  { text: idea(position, move, isMate), marks: [] },
  ...pieceSteps(move),
]

/** The second and the third step. */
export function pieceSteps(move: Move): readonly [HintStep, HintStep] {
  const from = moveFrom(move)
  const to = moveTo(move)
  const { role } = movedPiece(move)
  const [name, target] = [makeSquare(from), makeSquare(to)]
  return [
    { text: words.hints.lookAt(role, name), marks: [{ from, to: from, color: 'blue' }] },
    { text: words.hints.move(role, name, target), marks: [{ from, to, color: 'blue' }] },
  ]
}

/** A red ring on the target square of a wrong move. */
export const wrongTryMark = (move: Move): BoardMark => ({
  from: moveTo(move),
  to: moveTo(move),
  color: 'red',
})

/** Describes the kind of move without naming it, using only what is visible from the move itself. */
function idea(position: Position, move: Move, isMate: boolean): string {
  if (isMate) return words.hints.mate
  if (isCastle(move)) return words.hints.castling
  if (movePromotion(move)) return words.hints.promotion
  if (givesCheck(position, move)) return isCapture(move) ? words.hints.captureWithCheck : words.hints.check
  if (isCapture(move)) return words.hints.capture
  if (position.isCheck()) return words.hints.inCheck
  return movedPiece(move).role === 'p' ? words.hints.pawn : words.hints.piece
}

function givesCheck(position: Position, move: Move): boolean {
  position.make(move)
  const check = position.isCheck()
  position.unmake()
  return check
}
