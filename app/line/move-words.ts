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
import { COLOR_NAMES, ROLE_NAMES } from '#chess/names.ts'

/** A move as it is called out across a board: "White: knight from g1 takes e2, check". */
export function moveWords(before: Position, move: Move): string {
  const words = [`${COLOR_NAMES[before.turn]}: ${deed(move)}`]
  const promotion = movePromotion(move)
  if (promotion) words.push(`becomes a ${ROLE_NAMES[promotion]}`)
  before.make(move)
  if (outcomeOf(before)?.reason === 'checkmate') words.push('checkmate')
  else if (before.isCheck()) words.push('check')
  before.unmake()
  return words.join(', ')
}

function deed(move: Move): string {
  if (isCastle(move)) return fileOf(moveTo(move)) === 6 ? 'castles short' : 'castles long'
  const from = makeSquare(moveFrom(move))
  const to = makeSquare(moveTo(move))
  const who = ROLE_NAMES[movedPiece(move).role]
  if (isEnPassant(move)) return `${who} from ${from} takes ${to} en passant`
  return isCapture(move) ? `${who} from ${from} takes ${to}` : `${who} from ${from} to ${to}`
}
