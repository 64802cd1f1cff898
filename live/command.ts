import type { Color, Uci } from '#chess/types.ts'
import type { Lag, TimedMove } from './lag.ts'
import type { NewIds, Seat } from './live-game.ts'

/** Everything that can change a live game. */
export type LiveCommand =
  | { readonly type: 'join'; readonly seat: Seat }
  | MoveCommand
  | { readonly type: PlayerAct; readonly color: Color }
  /** Accepts the other side's offer, if there is one; the new game then gets these `ids`. */
  | { readonly type: 'rematch'; readonly color: Color; readonly ids: NewIds }
  /** This seat has connected to `server`. `cutOffSinceMs`: when the server that had its connection before went silent. */
  | {
      readonly type: 'arrive'
      readonly color: Color
      readonly server: string
      readonly cutOffSinceMs?: number | undefined
    }
  /** This seat's last connection to `server` closed at `sinceMs`. */
  | { readonly type: 'depart'; readonly color: Color; readonly server: string; readonly sinceMs: number }
  /** Ends the game if the deadline passed more than `graceMs` ago; until then a move may still arrive. */
  | { readonly type: 'time-up'; readonly graceMs: number }
  /**
   * An outage since `sinceMs`. Puts the clocks of the seats in `cutOff` on hold until `untilMs` or until they reconnect,
   * whichever comes first; if `cutOff` is empty, only the running clock.
   */
  | {
      readonly type: 'hold'
      readonly sinceMs: number
      readonly untilMs: number
      readonly cutOff: readonly Color[]
    }
  /** Ends the outage, except for seats that have not reconnected. */
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
  /** The number of half-moves before this one. It makes resending a move harmless. */
  readonly ply: number
  readonly uci: Uci
  readonly lag: Lag
  readonly timing: Pick<TimedMove, 'sinceSentMs' | 'spentMs' | 'isPremove' | 'stallMs'>
}
