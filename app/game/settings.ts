import type { Color } from '#chess/types.ts'
import type { Skill } from '#engine/strength.ts'
import {
  GAME_MODES,
  INCREMENTS,
  LONGEST_NAME,
  TIME_CONTROLS,
  type GameMode,
  type Increment,
  type TimeControl,
} from '#matches/settings.ts'

export { GAME_MODES, INCREMENTS, LONGEST_NAME, TIME_CONTROLS, type GameMode }

/**
 * What the setup panel asks. Colour and difficulty are kept for games between two people as well: the panel remembers
 * them when the mode is switched there and back.
 */
export interface GameSettings {
  readonly mode: GameMode
  readonly timeControl: TimeControl
  readonly playerColor: Color
  readonly aiDifficulty: Skill
  readonly boardColor: 'green'
  readonly increment: Increment
  /** No clock at all; the time control is kept for when it is wanted again. */
  readonly untimed: boolean
  /** The coach looks at each move that is made against the computer. */
  readonly coached: boolean
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
  coached: false,
  names: { w: '', b: '' },
}
