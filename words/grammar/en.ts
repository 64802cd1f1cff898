import { COLOR_NAMES, ROLE_NAMES } from '#chess/names.ts'
import type { Color, Role } from '#chess/types.ts'

/** How English forms the parts of sentences. Only the word modules of English import this; each language has its own. */

/** `knight`, `bishop`. */
export const pieceName = (role: Role): string => ROLE_NAMES[role]

/** `White`, `Black`. */
export const sideName = (color: Color): string => COLOR_NAMES[color]

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
