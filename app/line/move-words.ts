import {
  isCapture,
  isCastle,
  isEnPassant,
  moveFrom,
  movePromotion,
  moveTo,
  movedPiece,
} from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { fileOf, makeSquare } from '#chess/squares.ts'
import type { Move } from '#chess/types.ts'
import { words } from '#words/line'

/** Describes a move as players announce it: "White: knight from g1 takes e2, check". */
export function moveWords(before: Position, move: Move): string {
  before.make(move)
  const isCheck = before.isCheck()
  const ending = outcomeOf(before)?.reason === 'checkmate' ? 'checkmate' : isCheck ? 'check' : undefined
  before.unmake()
  return words.called.move(before.turn, deed(move), movePromotion(move), ending)
}

function deed(move: Move): string {
  if (isCastle(move)) return fileOf(moveTo(move)) === 6 ? words.called.castlesShort : words.called.castlesLong
  const from = makeSquare(moveFrom(move))
  const to = makeSquare(moveTo(move))
  const { role } = movedPiece(move)
  if (isEnPassant(move)) return words.called.takesEnPassant(role, from, to)
  return isCapture(move) ? words.called.takes(role, from, to) : words.called.goes(role, from, to)
}
