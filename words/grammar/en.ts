import type { Color, Piece, Role } from '#chess/types.ts'
import type { Level } from '#engine/levels.ts'

/** How English forms parts of sentences. Only the English word modules import this; each language has a separate one. */

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
}

/** `knight`, `bishop`. */
export const pieceName = (role: Role): string => ROLE_NAMES[role]

/** `White`, `Black`. */
export const sideName = (color: Color): string => (color === 'w' ? 'White' : 'Black')

/** `white knight`. */
export const coloredPiece = ({ color, role }: Piece): string =>
  `${sideName(color).toLowerCase()} ${pieceName(role)}`

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  master: 'Master',
}

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** `1 move`, `5 moves`. */
export const count = (n: number, one: string, other = `${one}s`): string => `${n} ${n === 1 ? one : other}`

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** Small numbers spelled out. */
export const numberWord = (n: number): string => NUMBERS[n] ?? String(n)

/** `12,345`. */
export const grouped = (n: number): string => n.toLocaleString('en-GB')

/** `a`, `a and b`, `a, b and c`. */
export const list = (items: readonly string[], link: 'and' | 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${link} ${items.at(-1)}`
