import type { Color } from '#chess/types.ts'
import type { Level } from '#engine/levels.ts'
import type { Skill } from '#engine/strength.ts'
import type { EndReason } from './ending.ts'
import type { OpponentType } from './opponent.ts'
import type { TimeSettings } from './settings.ts'

/**
 * PGN tags used for running games and saved matches. PGN is a file format, so they are English in every language of the site.
 */

const EVENTS: Readonly<Record<OpponentType, string>> = {
  computer: 'Game against the computer',
  'same-screen': 'Game at one screen',
  online: 'Online game',
}

const LEVELS: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  master: 'Master',
}

/** For players without a name. */
export const SIDE_TAGS: Readonly<Record<Color, string>> = { w: 'White', b: 'Black' }

export const eventTag = (opponent: OpponentType): string => EVENTS[opponent]

export const computerTag = (skill: Skill): string =>
  typeof skill === 'number' ? `Computer (${skill})` : `Computer, ${LEVELS[skill]}`

/** Initial seconds, plus the increment if there is one; `-` in a game without a clock. */
export const timeControlTag = ({ minutes, increment, untimed }: TimeSettings): string =>
  untimed ? '-' : `${minutes * 60}${increment > 0 ? `+${increment}` : ''}`

/** Converts `2026-11-22T…` to `2026.11.22`. */
export const dateTag = (isoTime: string): string => isoTime.slice(0, 10).replaceAll('-', '.')

export function terminationTag(reason: EndReason): string {
  if (reason === 'abandonment') return 'abandoned'
  return reason.startsWith('timeout') ? 'time forfeit' : 'normal'
}
