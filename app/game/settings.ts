import type { Color } from '#chess/types.ts'
import type { Level } from '#engine/levels.ts'

export const GAME_MODES = ['human-vs-human', 'human-vs-ai'] as const
export type GameMode = (typeof GAME_MODES)[number]

/** Minutes for each side. */
export const TIME_CONTROLS = [1, 3, 5, 10, 15, 30] as const
type TimeControl = (typeof TIME_CONTROLS)[number]

/** Seconds a side gains with each of its moves. */
export const INCREMENTS = [0, 1, 2, 3, 5, 10, 30] as const
type Increment = (typeof INCREMENTS)[number]

/** Longer names would not fit beside a clock. */
export const LONGEST_NAME = 24

/**
 * What the setup panel asks. Colour and difficulty are kept for games between two people as well: the panel remembers
 * them when the mode is switched there and back.
 */
export interface GameSettings {
  readonly mode: GameMode
  readonly timeControl: TimeControl
  readonly playerColor: Color
  readonly aiDifficulty: Level
  readonly boardColor: 'green'
  readonly increment: Increment
  /** No clock at all; the time control is kept for when it is wanted again. */
  readonly untimed: boolean
  /** How two people at one screen are called; empty for the colour. */
  readonly names: Readonly<Record<Color, string>>
}

export const DEFAULT_SETTINGS: GameSettings = {
  mode: 'human-vs-ai',
  timeControl: 10,
  playerColor: 'w',
  aiDifficulty: 'intermediate',
  boardColor: 'green',
  increment: 0,
  untimed: false,
  names: { w: '', b: '' },
}
