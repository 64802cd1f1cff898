import { fileOf, rankOf, SQUARES } from '#chess/squares.ts'
import { ROLES, type Role, type Square } from '#chess/types.ts'
import { pressedKey } from '#app/browser/pressed-key.ts'
import type { NamedPiece } from './named-piece.ts'

export interface JumpKey {
  readonly key: string
  /** The physical key, because Shift changes what a digit key types. */
  readonly code: string
  readonly shiftKey: boolean
}

/**
 * The square that a jump key leads to. `k q r b n p`: the next such piece, or the previous one with Shift. `1` to
 * `8`: that rank of the current file, or that file of the current rank with Shift.
 */
export function squareByJump(
  { key, code, shiftKey }: JumpKey,
  square: Square,
  pieces: readonly Pick<NamedPiece, 'square' | 'piece'>[],
): Square | undefined {
  const number = Number(/^Digit([1-8])$/.exec(code)?.[1])
  if (number) return SQUARES[shiftKey ? rankOf(square) * 8 + number - 1 : (number - 1) * 8 + fileOf(square)]
  const role = ROLES.find((candidate) => candidate === pressedKey({ key, code }).toLowerCase())
  return role && nextOf(role, square, pieces, shiftKey)
}

function nextOf(
  role: Role,
  square: Square,
  pieces: readonly Pick<NamedPiece, 'square' | 'piece'>[],
  backwards: boolean,
): Square | undefined {
  const squares = pieces
    .filter(({ piece }) => piece.role === role)
    .map((piece) => piece.square)
    .toSorted((a, b) => (backwards ? b - a : a - b))
  return squares.find((other) => (backwards ? other < square : other > square)) ?? squares[0]
}
