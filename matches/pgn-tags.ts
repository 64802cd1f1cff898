import { skillName, type Skill } from '#engine/strength.ts'
import type { EndReason } from './ending.ts'
import type { Increment, MatchMode, TimeControl } from './settings.ts'

/** The tags of a PGN that a running game and a saved match write alike. */

const EVENTS: Readonly<Record<MatchMode, string>> = {
  'human-vs-ai': 'Game against the computer',
  'human-vs-human': 'Game at one screen',
  online: 'Online game',
}

export const eventTag = (mode: MatchMode): string => EVENTS[mode]

/** `null` for matches of an engine whose level is not known any more. */
export function computerTag(level: Skill | null): string {
  if (typeof level === 'number') return `Computer (${level})`
  return `Computer, ${level === null ? 'unknown level' : skillName(level)}`
}

/** Seconds, or seconds and increment; `-` where nobody has a clock. `timeControl` is in minutes. */
export function timeControlTag(settings: {
  readonly timeControl: TimeControl
  readonly increment: Increment
  readonly untimed: boolean
}): string {
  if (settings.untimed) return '-'
  return `${settings.timeControl * 60}${settings.increment > 0 ? `+${settings.increment}` : ''}`
}

/** `2026-11-22T…` as `2026.11.22`. */
export const dateTag = (isoTime: string): string => isoTime.slice(0, 10).replaceAll('-', '.')

export function terminationTag(reason: EndReason): string {
  if (reason === 'abandonment') return 'abandoned'
  return reason.startsWith('timeout') ? 'time forfeit' : 'normal'
}
