import { bishopHi, bishopLo, KING_REACH, KNIGHT_REACH, PAWN_REACH, rookHi, rookLo } from './attacks.ts'
import { BISHOP, KING, KNIGHT, PAWN, ROOK, sideOf } from './pieces.ts'
import type { Position } from './position.ts'
import type { Color, Square } from './types.ts'

type Half = 0 | 1

/** The squares that the piece on `square` attacks or defends, occupied or not. */
export function reachOf(position: Position, square: Square): Square[] {
  const code = position.board[square]!
  const { sets } = position
  const occupiedLo = sets[0]! | sets[16]!
  const occupiedHi = sets[1]! | sets[17]!
  const role = code & 7
  const at = square << 1
  let lo = 0
  let hi = 0
  if (role === PAWN) {
    const reach = ((code & 8) << 4) | at
    lo = PAWN_REACH[reach]!
    hi = PAWN_REACH[reach + 1]!
  } else if (role === KNIGHT) {
    lo = KNIGHT_REACH[at]!
    hi = KNIGHT_REACH[at + 1]!
  } else if (role === KING) {
    lo = KING_REACH[at]!
    hi = KING_REACH[at + 1]!
  } else {
    if (role !== ROOK) {
      lo |= bishopLo(square, occupiedLo, occupiedHi)
      hi |= bishopHi(square, occupiedLo, occupiedHi)
    }
    if (role !== BISHOP) {
      lo |= rookLo(square, occupiedLo, occupiedHi)
      hi |= rookHi(square, occupiedLo, occupiedHi)
    }
  }
  return [...squaresOf(lo, 0), ...squaresOf(hi, 1)]
}

/** The squares of `by`'s pieces that attack or defend `square`. Ignores pins. */
export function attackersOf(position: Position, square: Square, by: Color): Square[] {
  return piecesOf(position, by).filter((from) => from !== square && reachOf(position, from).includes(square))
}

/** All squares with a piece of this color. */
export function piecesOf(position: Position, color: Color): Square[] {
  const side = sideOf(color) << 1
  return [...squaresOf(position.sets[side]!, 0), ...squaresOf(position.sets[side + 1]!, 1)]
}

function squaresOf(bits: number, half: Half): Square[] {
  const squares: Square[] = []
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    squares.push((half * 32 + 31 - Math.clz32(rest & -rest)) as Square)
  }
  return squares
}
