import { isCapture, isCastle, moveFrom, movePromotion, moveTo, movedPiece } from '#chess/moves.ts'
import { ROLE_NAMES } from '#chess/names.ts'
import type { Position } from '#chess/position.ts'
import { makeSquare } from '#chess/squares.ts'
import type { Move } from '#chess/types.ts'
import type { BoardMark } from '#app/board/board-marks.ts'

/** Help in three steps, so that players learn no more than they asked for: the idea, the piece, the move. */
export interface HintStep {
  readonly text: string
  readonly marks: readonly BoardMark[]
}

/** `isMate`: the move begins a forced mate. */
export const hintSteps = (position: Position, move: Move, isMate: boolean): readonly HintStep[] => [
  { text: idea(position, move, isMate), marks: [] },
  ...pieceSteps(move),
]

/** The second and the third step. */
export function pieceSteps(move: Move): readonly [HintStep, HintStep] {
  const from = moveFrom(move)
  const to = moveTo(move)
  const piece = `the ${ROLE_NAMES[movedPiece(move).role]} on ${makeSquare(from)}`
  return [
    { text: `Look at ${piece}.`, marks: [{ from, to: from, color: 'blue' }] },
    { text: `Move ${piece} to ${makeSquare(to)}.`, marks: [{ from, to, color: 'blue' }] },
  ]
}

/** A red ring on the square that a wrong move went to. */
export const wrongTryMark = (move: Move): BoardMark => ({
  from: moveTo(move),
  to: moveTo(move),
  color: 'red',
})

/** Describes the kind of move without naming it, using only what the move itself shows. */
function idea(position: Position, move: Move, isMate: boolean): string {
  if (isMate) return 'There is a forced mate. Look for it.'
  if (isCastle(move)) return 'Your king would like to be safer.'
  if (movePromotion(move)) return 'A pawn is ready to become more.'
  if (givesCheck(position, move))
    return isCapture(move) ? 'Something can be taken with check.' : 'Look for a check.'
  if (isCapture(move)) return 'Something can be taken.'
  if (position.isCheck()) return 'You are in check. There is one good way out.'
  return movedPiece(move).role === 'p'
    ? 'A pawn can improve your game.'
    : 'One of your pieces could stand better.'
}

function givesCheck(position: Position, move: Move): boolean {
  position.make(move)
  const check = position.isCheck()
  position.unmake()
  return check
}
