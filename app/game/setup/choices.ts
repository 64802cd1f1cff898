import { parseSettings } from '#app/game/parse-settings.ts'
import { DEFAULT_SETTINGS, type GameSettings } from '#app/game/settings.ts'
import type { Color } from '#chess/types.ts'

/** The colours that can be chosen, as they stand in the setup panel. */
export const COLOR_CHOICES = ['w', 'random', 'b'] as const
export type ColorChoice = (typeof COLOR_CHOICES)[number]

/** What the setup panel asks: a game's settings, of which the colour may be left to chance. */
export interface Choices extends Omit<GameSettings, 'playerColor'> {
  readonly playerColor: ColorChoice
}

/** The settings of one game. `random` gives numbers from 0 up to 1. */
export const settingsOf = (choices: Choices, random: () => number): GameSettings => ({
  ...choices,
  playerColor: choices.playerColor === 'random' ? sideOf(random()) : choices.playerColor,
})

const sideOf = (number: number): Color => (number < 0.5 ? 'w' : 'b')

const KEY = 'setup'

/** Takes the whole record or nothing: choices are made again in a moment. */
export function parseChoices(text: string | null): Choices | undefined {
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    // Not JSON: nothing of ours.
    return undefined
  }
  const { playerColor } = Object(value) as { playerColor?: unknown }
  const settings = parseSettings(playerColor === 'random' ? { ...Object(value), playerColor: 'w' } : value)
  return settings && (playerColor === 'random' ? { ...settings, playerColor } : settings)
}

/** What was chosen last on this device. */
export function rememberedChoices(): Choices {
  try {
    return parseChoices(localStorage.getItem(KEY)) ?? DEFAULT_SETTINGS
  } catch {
    // Storage is forbidden here: everybody begins with the defaults.
    return DEFAULT_SETTINGS
  }
}

export function rememberChoices(choices: Choices) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices))
  } catch (error) {
    console.warn('This device does not keep the last choices.', error)
  }
}
