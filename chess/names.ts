import type { Color, Role } from './types.ts'

/** English names of colours and pieces. */
export const COLOR_NAMES: Record<Color, string> = { w: 'White', b: 'Black' }

export const ROLE_NAMES: Record<Role, string> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
}
