import { readStored, store } from '#app/browser/stored-json.ts'
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
export function parseChoices(stored: unknown): Choices | undefined {
  const { playerColor } = Object(stored) as { playerColor?: unknown }
  const settings = parseSettings(playerColor === 'random' ? { ...Object(stored), playerColor: 'w' } : stored)
  return settings && (playerColor === 'random' ? { ...settings, playerColor } : settings)
}

/** What was chosen last on this device. */
export const rememberedChoices = (): Choices => parseChoices(readStored(KEY)) ?? DEFAULT_SETTINGS

export const rememberChoices = (choices: Choices): void => store(KEY, choices)
