import type { Color } from '#chess/types.ts'
import type { Skill } from '#engine/strength.ts'
import type { Opponent, OpponentType, SideNames } from './opponent.ts'
import type { Increment, MatchMode, MoveDays, TimeControl, TimeSettings } from './settings.ts'

/**
 * The flat fields that the specification defines for stored games, rows and requests. They are used only for reading and
 * writing those; other code uses `Opponent` and `TimeSettings`.
 */
export interface SettingsFields {
  readonly mode: MatchMode
  readonly timeControl: TimeControl
  /** The computer's level or strength. Meaningless between people, but older releases require it. */
  readonly aiDifficulty: Skill
  readonly increment: Increment
  readonly untimed: boolean
  /** Only in games by correspondence. */
  readonly days?: MoveDays | undefined
  /** Absent if no move was taken back, and in games from before takebacks were counted. */
  readonly takebacks?: number | undefined
}

const MODES: Readonly<Record<OpponentType, MatchMode>> = {
  computer: 'human-vs-ai',
  'same-screen': 'human-vs-human',
  online: 'online',
}

const UNUSED_SKILL: Skill = 'intermediate'

interface OpponentSettings {
  readonly opponent: { readonly type: OpponentType; readonly skill?: Skill }
  readonly time: TimeSettings
  readonly takebacks: number
}

export function makeSettingsFields({ opponent, time, takebacks }: OpponentSettings): SettingsFields {
  return {
    mode: MODES[opponent.type],
    timeControl: time.minutes,
    aiDifficulty: opponent.skill ?? UNUSED_SKILL,
    increment: time.increment,
    untimed: time.untimed,
    ...(time.days !== undefined && { days: time.days }),
    ...(takebacks > 0 && { takebacks }),
  }
}

export const readTime = ({
  timeControl,
  increment,
  untimed,
  days,
}: Pick<SettingsFields, 'timeControl' | 'increment' | 'untimed' | 'days'>): TimeSettings => ({
  minutes: timeControl,
  increment,
  untimed,
  ...(days !== undefined && { days }),
})

interface OpponentFields extends Pick<SettingsFields, 'mode' | 'aiDifficulty'> {
  /** The side of the game's owner; ignored between two people at one screen. */
  readonly seat: Color
  readonly names: SideNames
}

export function readOpponent({ mode, aiDifficulty, seat, names }: OpponentFields): Opponent {
  switch (mode) {
    case 'human-vs-ai':
      return { type: 'computer', skill: aiDifficulty, seat }
    case 'human-vs-human':
      return { type: 'same-screen', names }
    case 'online':
      return { type: 'online', seat, names }
  }
}
