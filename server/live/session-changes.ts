import type { Result } from '#chess/types.ts'
import type { LiveCommand } from '#live/command.ts'
import { hasEnded, type LiveGame } from '#live/live-game.ts'
import type { LiveRefusal } from '#live/protocol.ts'
import { reduce } from '#live/reduce.ts'
import type { ReducedGame } from '#live/reduction.ts'
import { createSerialQueue } from '#server/scheduling/serial-queue.ts'
import type { PlayerConnection } from './player-connection.ts'
import type { SessionContext } from './session-context.ts'

/** Attempts of one change. Another server may write first, and again during the next attempt. */
const MOST_TRIES = 3
const RECOVER_EVERY_MS = 500

export type ChangeResult = Result<ReducedGame, LiveRefusal>

/** The message that requested a change. */
export interface Request {
  readonly connection: PlayerConnection
  readonly n: number
}

type MakeCommand = (game: LiveGame) => LiveCommand

interface SessionChangesSettings {
  readonly context: SessionContext
  readonly game: () => LiveGame
  /** Called when the row has changed. `change` is our command; absent if another server changed it. */
  readonly onGame: (
    game: LiveGame,
    change?: { readonly command: LiveCommand; readonly reduced: ReducedGame },
    request?: Request,
  ) => void
}

/**
 * Changes a game on this server, one change at a time: computes the new game, writes it if the row still has the version that
 * it was computed from, and otherwise reads the row and tries again.
 */
export class SessionChanges {
  readonly #settings: SessionChangesSettings
  readonly #queue = createSerialQueue()
  #unavailableSinceMs: number | undefined
  #recovery: NodeJS.Timeout | undefined

  constructor(settings: SessionChangesSettings) {
    this.#settings = settings
  }

  /** True while the database is unavailable and the lost time must still be credited to the player on the move. */
  get isRecovering(): boolean {
    return this.#unavailableSinceMs !== undefined
  }

  change(make: MakeCommand, atMs: number, request?: Request): Promise<ChangeResult> {
    return this.#queue.run(() => this.#changeNow(make, atMs, request))
  }

  async #changeNow(make: MakeCommand, atMs: number, request: Request | undefined): Promise<ChangeResult> {
    const sinceMs = this.#unavailableSinceMs
    if (sinceMs !== undefined) {
      // The player on the move must not lose the time during which nothing could be written.
      const hold = () => ({ type: 'hold', sinceMs, untilMs: atMs, cutOff: [] }) as const
      const held = await this.#tryChange(hold, atMs, undefined)
      if (!held.ok && held.error === 'ERR_UNAVAILABLE') return held
      this.#unavailableSinceMs = undefined
    }
    return this.#tryChange(make, atMs, request)
  }

  async #tryChange(make: MakeCommand, atMs: number, request: Request | undefined): Promise<ChangeResult> {
    const { context, game, onGame } = this.#settings
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const before = game()
      const command = make(before)
      const reduction = reduce(before, command, atMs)
      if (!reduction.ok || reduction.value.event === 'known') return reduction
      const isCommitted = await this.#commit(before, reduction.value, atMs)
      if (isCommitted === undefined) return { ok: false, error: 'ERR_UNAVAILABLE' }
      if (isCommitted) {
        context.recordCommit(command.type, context.now() - atMs)
        onGame(reduction.value.game, { command, reduced: reduction.value }, request)
        return reduction
      }
      const newer = await context.store.find(before.id).catch(() => undefined)
      if (newer === undefined) return { ok: false, error: 'ERR_UNAVAILABLE' }
      onGame(newer)
    }
    return { ok: false, error: 'ERR_STALE' }
  }

  /** False if another server was first; `undefined` if nothing could be written. */
  async #commit(before: LiveGame, { game, next }: ReducedGame, atMs: number): Promise<boolean | undefined> {
    const { context } = this.#settings
    try {
      const isEnd = hasEnded(game) && !hasEnded(before)
      return await context.store.commit({ was: before.version, game, isEnd, atMs, ...(next && { next }) })
    } catch (error) {
      context.log('warn', 'live game not written', { error })
      context.recordFailure()
      this.#recoverLater(atMs)
      return undefined
    }
  }

  /** Every change first holds the clock, so this one has nothing else to do. */
  #recoverLater(atMs: number): void {
    this.#unavailableSinceMs ??= atMs
    clearTimeout(this.#recovery)
    const recover = () => void this.change(() => ({ type: 'release' }), this.#settings.context.now())
    this.#recovery = setTimeout(recover, RECOVER_EVERY_MS).unref()
  }

  close(): void {
    clearTimeout(this.#recovery)
  }
}
