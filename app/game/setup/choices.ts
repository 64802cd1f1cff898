import { readStored, store } from '#app/browser/stored-json.ts'
import { parseSettingsRecord, type SettingsRecord } from '#app/game/settings-record.ts'
import { changePreferences, preferences } from '#app/line/preferences.ts'
import type { GameSettings, LocalOpponent } from '#app/game/settings.ts'
import type { Color } from '#chess/types.ts'
import type { Skill } from '#engine/strength.ts'
import type { SideNames } from '#matches/opponent.ts'
import type { TimeSettings } from '#matches/settings.ts'

/** In the order of the setup panel. */
export const COLOR_CHOICES = ['w', 'random', 'b'] as const
export type ColorChoice = (typeof COLOR_CHOICES)[number]

/** In the order of the setup panel. */
export const OPPONENT_CHOICES = [
  'same-screen',
  'computer',
] as const satisfies readonly LocalOpponent['type'][]
type OpponentChoice = (typeof OPPONENT_CHOICES)[number]

/** The setup panel. It remembers the choices for both opponents, whichever is selected. */
export interface Choices extends TimeSettings {
  readonly opponent: OpponentChoice
  readonly skill: Skill
  readonly color: ColorChoice
  readonly coached: boolean
  readonly names: SideNames
  /** Two people sit across a table, not beside each other. */
  readonly across: boolean
}

export const DEFAULT_CHOICES: Choices = {
  opponent: 'computer',
  skill: 'intermediate',
  color: 'w',
  coached: false,
  names: { w: '', b: '' },
  across: false,
  minutes: 10,
  increment: 0,
  untimed: false,
}

/** The settings of one game. `random` returns numbers from 0 up to 1. */
export function settingsOf(choices: Choices, random: () => number): GameSettings {
  const { opponent, skill, color, coached, names, across, minutes, increment, untimed } = choices
  const seat = color === 'random' ? randomSide(random()) : color
  return {
    opponent:
      opponent === 'computer' ? { type: opponent, skill, seat, coached } : { type: opponent, names, across },
    time: { minutes, increment, untimed },
  }
}

const randomSide = (number: number): Color => (number < 0.5 ? 'w' : 'b')

const KEY = 'setup'

interface ChoicesRecord extends Omit<SettingsRecord, 'playerColor'> {
  readonly playerColor: ColorChoice
}

/** Accepts either the whole record or nothing: choosing again takes only a moment. */
export function parseChoices(stored: unknown): Choices | undefined {
  const { playerColor } = Object(stored) as { playerColor?: unknown }
  const isRandom = playerColor === 'random'
  const record = parseSettingsRecord(isRandom ? { ...Object(stored), playerColor: 'w' } : stored)
  if (!record) return undefined
  const { mode, timeControl, aiDifficulty, increment, untimed, coached, names, across = false } = record
  return {
    opponent: mode === 'human-vs-ai' ? 'computer' : 'same-screen',
    skill: aiDifficulty,
    color: isRandom ? 'random' : record.playerColor,
    coached,
    names,
    across,
    minutes: timeControl,
    increment,
    untimed,
  }
}

export const makeChoicesRecord = (choices: Choices): ChoicesRecord => ({
  mode: choices.opponent === 'computer' ? 'human-vs-ai' : 'human-vs-human',
  timeControl: choices.minutes,
  playerColor: choices.color,
  aiDifficulty: choices.skill,
  boardColor: 'green',
  increment: choices.increment,
  untimed: choices.untimed,
  coached: choices.coached,
  names: choices.names,
  ...(choices.across && { across: true }),
})

/** The last choices on this device. The seats are a preference that players can change during a game. */
export const rememberedChoices = (): Choices => ({
  ...(parseChoices(readStored(KEY)) ?? DEFAULT_CHOICES),
  across: preferences().seats === 'table',
})

export function rememberChoices(choices: Choices): void {
  store(KEY, makeChoicesRecord(choices))
  const isTable = preferences().seats === 'table'
  if (choices.opponent === 'same-screen' && choices.across !== isTable)
    changePreferences({ seats: choices.across ? 'table' : 'fixed' })
}
