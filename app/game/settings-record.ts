import { COLORS, type Color } from '#chess/types.ts'
import { isSkill } from '#engine/strength.ts'
import { makeSettingsFields, readOpponent, readTime, type SettingsFields } from '#matches/opponent-fields.ts'
import { NO_NAMES, type SideNames } from '#matches/opponent.ts'
import { GAME_MODES, INCREMENTS, LONGEST_NAME, TIME_CONTROLS, type GameMode } from '#matches/settings.ts'
import type { GameSettings } from './settings.ts'

/** A game's settings as the device stores them, in the specification's flat fields. Older releases require every field. */
export interface SettingsRecord extends Omit<SettingsFields, 'mode' | 'takebacks'> {
  readonly mode: GameMode
  readonly playerColor: Color
  readonly boardColor: 'green'
  readonly coached: boolean
  readonly names: SideNames
  /** Absent unless true, so that older releases read every field. */
  readonly across?: true
}

export function makeSettingsRecord({ opponent, time }: GameSettings): SettingsRecord {
  const isComputer = opponent.type === 'computer'
  return {
    ...makeSettingsFields({ opponent, time, takebacks: 0 }),
    mode: isComputer ? 'human-vs-ai' : 'human-vs-human',
    playerColor: isComputer ? opponent.seat : 'w',
    boardColor: 'green',
    coached: isComputer && opponent.coached,
    names: isComputer ? NO_NAMES : opponent.names,
    ...(!isComputer && opponent.across && { across: true }),
  }
}

export function readSettingsRecord(record: SettingsRecord): GameSettings {
  const { coached, names, playerColor, across = false } = record
  const opponent = readOpponent({ ...record, seat: playerColor })
  return {
    opponent:
      opponent.type === 'computer' ? { ...opponent, coached } : { type: 'same-screen', names, across },
    time: readTime(record),
  }
}

/** Validates a record from the device's storage: all of it, or undefined. */
export function parseSettingsRecord(value: unknown): SettingsRecord | undefined {
  if (!isRecord(value)) return undefined
  const mode = oneOf(GAME_MODES, value['mode'])
  const timeControl = oneOf(TIME_CONTROLS, value['timeControl'])
  const playerColor = oneOf(COLORS, value['playerColor'])
  const aiDifficulty = value['aiDifficulty']
  const increment = oneOf(INCREMENTS, value['increment'])
  const untimed = oneOf([true, false], value['untimed'])
  const names = parsePair(value['names'], isName)
  if (!mode || !timeControl || !playerColor || !isSkill(aiDifficulty)) return undefined
  if (increment === undefined || untimed === undefined || !names) return undefined
  // Absent in records from releases without a coach.
  const coached = value['coached'] === true
  const choices = { mode, timeControl, playerColor, aiDifficulty, increment, untimed, coached, names }
  return { ...choices, boardColor: 'green', ...(value['across'] === true && { across: true }) }
}

export function parsePair<T>(
  value: unknown,
  is: (entry: unknown) => entry is T,
): Record<Color, T> | undefined {
  if (!isRecord(value)) return undefined
  const { w, b } = value
  return is(w) && is(b) ? { w, b } : undefined
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export const oneOf = <T>(list: readonly T[], value: unknown): T | undefined =>
  list.find((entry) => entry === value)

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_NAME
