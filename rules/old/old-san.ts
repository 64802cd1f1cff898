import { fileOf, makeSquare, rankOf } from '#chess/squares.ts'
import { FILES, RANKS, type San } from '#chess/types.ts'
import type { OldMove, OldPosition } from './old-position.ts'

/** Algebraic notation with the letters of standard chess: Q for the counsellor, B for the elephant. `move` must be legal; the position is left unchanged. */
export function makeOldSan(position: OldPosition, move: OldMove): San {
  const { from, to, promotion } = position.squaresOf(move)
  const { role } = position.pieceAt(from)!
  const takes = position.pieceAt(to) === undefined ? '' : 'x'
  const origin = role === 'p' ? takes && FILES[fileOf(from)]! : role.toUpperCase() + originOf(position, move)
  const text = origin + takes + makeSquare(to) + (promotion ? `=${promotion.toUpperCase()}` : '')
  position.make(move)
  const mark = position.isCheck() ? (position.legalMoves().length === 0 ? '#' : '+') : ''
  position.unmake()
  return text + mark
}

/** The origin's file, rank or both: the minimum that distinguishes the move from others by the same kind of man. */
function originOf(position: OldPosition, move: OldMove): string {
  const { from, to } = position.squaresOf(move)
  const piece = position.pieceAt(from)
  const rivals = position
    .legalMoves()
    .map((each) => position.squaresOf(each))
    .filter((each) => each.to === to && each.from !== from && position.pieceAt(each.from) === piece)
  if (rivals.length === 0) return ''
  if (rivals.every((rival) => fileOf(rival.from) !== fileOf(from))) return FILES[fileOf(from)]!
  if (rivals.every((rival) => rankOf(rival.from) !== rankOf(from))) return RANKS[rankOf(from)]!
  return makeSquare(from)
}
