import { COLORS, type Color } from '#chess/types.ts'
import { isSkill } from '#engine/strength.ts'
import { GAME_MODES, INCREMENTS, LONGEST_NAME, TIME_CONTROLS, type GameSettings } from './settings.ts'

/** Reading what the device has kept, of which nothing is trusted. */

/** As a game, or the device's last choices, has them. */
export function parseSettings(value: unknown): GameSettings | undefined {
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
  // What was kept before there was a coach has none.
  const coached = value['coached'] === true
  return {
    mode,
    timeControl,
    playerColor,
    aiDifficulty,
    boardColor: 'green',
    increment,
    untimed,
    coached,
    names,
  }
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
