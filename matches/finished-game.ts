import type { KeptRulesId } from './kept-rules.ts'
import type { Color, Fen, San } from '#chess/types.ts'
import type { DeclaredEnd } from './ending.ts'
import { makeSettingsFields, readOpponent, readTime, type SettingsFields } from './opponent-fields.ts'
import { ownSide, type Opponent, type SideNames } from './opponent.ts'
import type { TimeSettings } from './settings.ts'

/** A finished game to save. It does not name the winner: the receiver replays it to find out (judge.ts). */
export interface FinishedGame {
  /** A UUID created when the game started, so that a game sent twice is saved once. */
  readonly gameId: string
  readonly rules: KeptRulesId
  readonly opponent: Opponent
  readonly time: TimeSettings
  /** The number of takebacks; 0 for games from before they were counted. */
  readonly takebacks: number
  readonly start: Fen
  readonly moves: readonly San[]
  /** The mover's remaining milliseconds after each move; `null` in a game without a clock. */
  readonly times: readonly number[] | null
  /** The remaining milliseconds of both sides at the end. */
  readonly left: Readonly<Record<Color, number>> | null
  readonly called: DeclaredEnd | null
  readonly finishedAt: string
  readonly durationSeconds: number
  readonly engineVersion: string | null
}

/** A finished game as devices store and send it, in the specification's flat fields. */
export interface FinishedGameRecord extends Omit<FinishedGame, 'rules' | 'opponent' | 'time' | 'takebacks'> {
  readonly settings: SettingsFields
  readonly names: SideNames
  readonly playerColor: Color
  /** Absent in records of older releases, which support standard chess only. */
  readonly rules?: KeptRulesId | undefined
}

/**
 * Only the server may state that a game was played online, so the device's copy of an online game is recorded as a game
 * between two people at one screen.
 */
export function makeFinishedGameRecord(game: FinishedGame): FinishedGameRecord {
  const { opponent, time, takebacks, ...rest } = game
  const recorded = opponent.type === 'online' ? ({ ...opponent, type: 'same-screen' } as const) : opponent
  return {
    ...rest,
    settings: makeSettingsFields({ opponent: recorded, time, takebacks }),
    names: opponent.type === 'computer' ? NO_NAMES : opponent.names,
    playerColor: ownSide(opponent) ?? 'w',
  }
}

export const NO_NAMES: SideNames = { w: '', b: '' }

/** Reads a record whose fields have the right types: one stored by this device, or one that has been parsed. */
export function readFinishedGameRecord(record: FinishedGameRecord): FinishedGame {
  const { settings, names, playerColor, rules = 'standard', ...rest } = record
  return {
    ...rest,
    rules,
    opponent: readOpponent({ ...settings, seat: playerColor, names }),
    time: readTime(settings),
    takebacks: settings.takebacks ?? 0,
  }
}
