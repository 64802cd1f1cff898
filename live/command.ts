import type { Color, Uci } from '#chess/types.ts'
import type { Lag, TimedMove } from './lag.ts'
import type { NewIds, Seat } from './live-game.ts'

/** Everything that can change a live game. */
export type LiveCommand =
  | { readonly type: 'join'; readonly seat: Seat }
  | MoveCommand
  | { readonly type: PlayerAct; readonly color: Color }
  /** Agrees where the other side has asked; then `ids` are the new game's. */
  | { readonly type: 'rematch'; readonly color: Color; readonly ids: NewIds }
  /** A connection of this seat on `server`. `cutOffSinceMs`: the server that held it before has been silent since then. */
  | {
      readonly type: 'arrive'
      readonly color: Color
      readonly server: string
      readonly cutOffSinceMs?: number | undefined
    }
  /** The last connection of this seat on `server` has been closed since `sinceMs`. */
  | { readonly type: 'depart'; readonly color: Color; readonly server: string; readonly sinceMs: number }
  /** Ends the game if the deadline passed more than `graceMs` ago: a move may still arrive. */
  | { readonly type: 'time-up'; readonly graceMs: number }
  /**
   * An outage since `sinceMs`. The clocks of the seats in `cutOff` rest until `untilMs` or their return, whichever comes first;
   * if it is empty, only the clock that runs now does.
   */
  | {
      readonly type: 'hold'
      readonly sinceMs: number
      readonly untilMs: number
      readonly cutOff: readonly Color[]
    }
  /** The outage is over, except for seats that are still awaited. */
  | { readonly type: 'release' }

export const PLAYER_ACTS = [
  'draw',
  'draw-yes',
  'draw-no',
  'back',
  'back-yes',
  'back-no',
  'resign',
  'abort',
  'claim',
  'claim-draw',
  'rematch-no',
  'leave',
] as const
export type PlayerAct = (typeof PLAYER_ACTS)[number]

export interface MoveCommand {
  readonly type: 'move'
  readonly color: Color
  /** How many half-moves were played before this one: makes it harmless to send a move twice. */
  readonly ply: number
  readonly uci: Uci
  readonly lag: Lag
  readonly timing: Pick<TimedMove, 'sinceSentMs' | 'spentMs' | 'isPremove' | 'stallMs'>
}
