import type { Result } from '#chess/types.ts'
import type { Lag } from './lag.ts'
import type { LiveGame } from './live-game.ts'

/** The result of a command, or the reason for its refusal. */
export type Reduction = Result<ReducedGame, CommandError>

export type CommandError = 'ERR_NOT_YOUR_TURN' | 'ERR_ILLEGAL' | 'ERR_STALE' | 'ERR_NOT_ALLOWED'

export interface ReducedGame {
  readonly game: LiveGame
  /** `known`: the command had already been applied, so nothing has changed. */
  readonly event: 'moved' | 'changed' | 'known'
  /** The mover's lag allowance after this move. */
  readonly lag?: Lag
  /** The rematch, to be written in the same transaction as this game. */
  readonly next?: LiveGame
}

export const changed = (game: LiveGame): Reduction => ({ ok: true, value: { game, event: 'changed' } })
export const known = (game: LiveGame): Reduction => ({ ok: true, value: { game, event: 'known' } })
export const refuse = (error: CommandError): Reduction => ({ ok: false, error })
