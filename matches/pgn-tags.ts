import type { Color } from '#chess/types.ts'
import type { Level } from '#engine/levels.ts'
import type { Skill } from '#engine/strength.ts'
import type { EndReason } from './ending.ts'
import type { OpponentType } from './opponent.ts'
import { initialMs, type TimeSettings } from './settings.ts'

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

/** Initial seconds, plus the increment if there is one; moves and seconds in a game with days for a move; `-` without a clock. */
export function timeControlTag(time: TimeSettings): string {
  const { increment, untimed, days } = time
  const seconds = initialMs(time) / 1000
  if (days !== undefined) return `1/${seconds}`
  return untimed ? '-' : `${seconds}${increment > 0 ? `+${increment}` : ''}`
}

/** A time zone's name; undefined for that of the device. */
export type Zone = string | undefined

/** The day of a time in a zone: `2026.11.22`. */
export const dateTag = (time: Date, zone: Zone): string => {
  const { year, month, day } = partsOf(time, zone)
  return `${year}.${month}.${day}`
}

/** The time of day in a zone: `20:30:00`. */
export const timeTag = (time: Date, zone: Zone): string => {
  const { hour, minute, second } = partsOf(time, zone)
  return `${hour}:${minute}:${second}`
}

function partsOf(time: Date, zone: Zone): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
}

/** A format takes longer to make than to use, and an export writes thousands of games in one zone. */
const formats = new Map<Zone, Intl.DateTimeFormat>()

function formatOf(timeZone: Zone): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // English with the calendar and digits of PGN, whatever the device prefers.
  const format = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const),
    timeZone,
  })
  formats.set(timeZone, format)
  return format
}

export function terminationTag(reason: EndReason): string {
  if (reason === 'abandonment') return 'abandoned'
  return reason.startsWith('timeout') ? 'time forfeit' : 'normal'
}
