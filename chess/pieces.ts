/**
 * Pieces as small integers, for the board's typed arrays and the bits of a move.
 *
 * `code & 7` is the role (1 pawn ... 6 king), `code & 8` the side: 0 for White, 8 for Black. 0 is an empty square. Code
 * outside this module uses piece objects, except where speed matters.
 */
import { COLORS, ROLES, type Color, type Piece, type Role } from './types.ts'

export const PAWN = 1
export const KNIGHT = 2
export const BISHOP = 3
export const ROOK = 4
export const QUEEN = 5
export const KING = 6

/** The side's bit in a piece code, and the value of `Position.side`. */
export const WHITE_SIDE = 0
export const BLACK_SIDE = 8
export type SideCode = typeof WHITE_SIDE | typeof BLACK_SIDE

export const sideOf = (color: Color): SideCode => (color === 'w' ? WHITE_SIDE : BLACK_SIDE)
export const colorOf = (side: number): Color => (side === WHITE_SIDE ? 'w' : 'b')

/** One frozen object per kind of piece, so that pieces can be compared by identity. */
const PIECES: readonly (Piece | undefined)[] = Array.from({ length: 16 }, (_, code) => {
  const role = ROLES[(code & 7) - 1]
  return role && Object.freeze({ color: COLORS[code >> 3]!, role })
})

export const pieceOfCode = (code: number): Piece | undefined => PIECES[code]

export const codeOfRole = (role: Role): number => ROLES.indexOf(role) + 1

export const codeOfPiece = (piece: Piece): number => sideOf(piece.color) | codeOfRole(piece.role)
