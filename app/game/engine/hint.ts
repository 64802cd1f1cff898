import { isCapture, isCastle, moveFrom, movePromotion, moveTo, movedPiece } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { makeSquare } from '#chess/squares.ts'
import type { Move } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { Variation } from '#engine/protocol.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { ROLE_NAMES } from '#chess/names.ts'

/** Help in three steps, so that nobody is told more than he asked for: the idea, the piece, the move. */
export interface HintStep {
  readonly text: string
  readonly marks: readonly BoardMark[]
}

export function hintSteps(position: Position, best: Variation): readonly HintStep[] {
  const move = parseUci(position, best.moves[0] ?? '')
  if (!move.ok) return []
  const from = moveFrom(move.value)
  const to = moveTo(move.value)
  const role = ROLE_NAMES[movedPiece(move.value).role]
  const circle: BoardMark = { from, to: from, color: 'blue' }
  const arrow: BoardMark = { from, to, color: 'blue' }
  return [
    { text: idea(position, move.value, best), marks: [] },
    { text: `Look at the ${role} on ${makeSquare(from)}.`, marks: [circle] },
    { text: `${capitalised(role)} from ${makeSquare(from)} to ${makeSquare(to)}.`, marks: [arrow] },
  ]
}

/** What kind of move it is, told without naming it; only what is plain from move and score. */
function idea(position: Position, move: Move, { score }: Variation): string {
  if (score.type === 'mate' && score.moves > 0) return 'There is a forced mate. Look for it.'
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

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
