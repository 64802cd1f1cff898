import type { Result } from '#chess/types.ts'
import type { Lag } from './lag.ts'
import type { LiveGame } from './live-game.ts'

/** What comes of a command, or why nothing does. */
export type Reduction = Result<Reduced, Refusal>

/** In the words of protocol.ts. */
export type Refusal = 'ERR_NOT_YOUR_TURN' | 'ERR_ILLEGAL' | 'ERR_STALE' | 'ERR_NOT_ALLOWED'

export interface Reduced {
  readonly game: LiveGame
  /** `known`: nothing has changed, since this was done already. */
  readonly event: 'moved' | 'changed' | 'known'
  /** The mover's, with what this move has cost. */
  readonly lag?: Lag
  /** A new game, to be kept together with this one. */
  readonly next?: LiveGame
}

export const changed = (game: LiveGame): Reduction => ({ ok: true, value: { game, event: 'changed' } })
export const known = (game: LiveGame): Reduction => ({ ok: true, value: { game, event: 'known' } })
export const refuse = (error: Refusal): Reduction => ({ ok: false, error })
