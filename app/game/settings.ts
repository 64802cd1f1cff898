import type { Color } from '#chess/types.ts'
import type { ComputerOpponent, PersonHere, PersonOnline } from '#matches/opponent.ts'
import type { TimeSettings } from '#matches/settings.ts'

export interface CoachedOpponent extends ComputerOpponent {
  /** The coach comments on each of the player's moves. */
  readonly coached: boolean
}

interface PersonAtScreen extends PersonHere {
  /** Two people sit across a table: dialogs turn towards the player they address, and the clock starts with the first move. */
  readonly across: boolean
}

/** The opponent in a game that this device keeps. */
export type LocalOpponent = CoachedOpponent | PersonAtScreen

export interface OnlineOpponent extends Omit<PersonOnline, 'seat'> {
  /** The side played here; undefined for spectators. */
  readonly seat: Color | undefined
}

/** The opponent in a game on the board. */
export type GameOpponent = LocalOpponent | OnlineOpponent

export interface GameSettings {
  readonly opponent: LocalOpponent
  readonly time: TimeSettings
}
