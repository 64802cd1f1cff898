import { opposite, COLORS, type Color } from '#chess/types.ts'
import { deadlineMs } from '#live/clock.ts'
import type { LiveCommand, MoveCommand } from '#live/command.ts'
import { claimInMs } from '#live/grace.ts'
import { expectedLagMs, flagGraceMs, NEW_LAG, type Lag } from '#live/lag.ts'
import { isRunning, turnOf, type LiveGame } from '#live/live-game.ts'
import type { ServerMessage, StateMessage } from '#live/protocol.ts'
import { hereOf, makeMoved, makeState } from '#live/state-message.ts'
import { GameChannel } from './channel.ts'
import { ChatAllowance } from './limits.ts'
import type { PlayerConnection } from './player-connection.ts'
import { SessionChanges, type ChangeResult, type Request } from './session-changes.ts'
import type { SessionContext } from './session-context.ts'
import { SessionDeadline } from './session-deadline.ts'
import { SessionPremoves, type SeatPremove } from './session-premoves.ts'
import { SessionPresence } from './session-presence.ts'

/** The mover's lag is known only to the server that holds their connection. */
const FLAG_GRACE_ELSEWHERE_MS = 2_000
const TIME_UP_AGAIN_MS = 500

/**
 * A live game on this server: a cached copy of its row, and the connections that follow it. Clients receive only what the row
 * holds, and any other server may change the row at any time.
 */
export class GameSession {
  game: LiveGame
  readonly channel: GameChannel
  readonly #context: SessionContext
  readonly #changes: SessionChanges
  readonly #deadline: SessionDeadline
  readonly #presence: SessionPresence
  readonly #premoves = new SessionPremoves()
  /** Kept per seat, because every posted message has a separate connection. */
  readonly #chat: Readonly<Record<Color, ChatAllowance>> = { w: new ChatAllowance(), b: new ChatAllowance() }
  usedAtMs = 0

  constructor(game: LiveGame, context: SessionContext) {
    this.game = game
    this.#context = context
    this.channel = new GameChannel(`game:${game.id}`)
    this.#presence = new SessionPresence(this.channel)
    this.#changes = new SessionChanges({
      context,
      game: () => this.game,
      onGame: (changed, change, request) => {
        if (change?.command.type === 'move' && change.reduced.lag)
          this.#storeLag(change.command.color, change.reduced.lag)
        this.receive(changed, request)
      },
    })
    this.#deadline = new SessionDeadline(
      () => context.now(),
      () => void this.checkTime(),
    )
    this.#setDeadline()
  }

  /** True if nothing would be lost by evicting it. */
  get isIdle(): boolean {
    return this.channel.connections.size === 0 && !this.#presence.isLeaving && !this.#changes.isRecovering
  }

  /** Computes a command from the newest version and writes its result; repeats both if another server was faster. */
  change(make: (game: LiveGame) => LiveCommand, atMs: number, request?: Request): Promise<ChangeResult> {
    return this.#changes.change(make, atMs, request)
  }

  #storeLag(color: Color, { quickestMs, poolMs }: Lag): void {
    const connection = this.channel.connectionOf(color)
    if (connection) connection.lag = { ...connection.lag, quickestMs, poolMs }
  }

  /** Applies a new version of the row, from this server or another, and updates each connection. Older versions are ignored. */
  receive(game: LiveGame, request?: Request): void {
    const before = this.game
    if (game.version <= before.version) return
    this.game = game
    // Premoves entered before a takeback belong to a line that no longer exists.
    if (game.line.length < before.line.length) this.#premoves.clear()
    for (const color of COLORS) this.#closeIfElsewhere(color, before)
    for (const connection of this.channel.inOrder()) this.#send(connection, before, request)
    if (game.line.length !== before.line.length)
      this.channel.connectionOf(turnOf(game))?.startMove(this.#context.now())
    this.#setDeadline()
    this.#playPremove()
  }

  #send(connection: PlayerConnection, before: LiveGame, request: Request | undefined): void {
    const { game } = this
    const atMs = this.#context.now()
    const isMove = game.version === before.version + 1 && game.line.length === before.line.length + 1
    if (!isMove || connection.version !== before.version)
      return connection.send(this.stateFor(connection, atMs), atMs)
    const moved = makeMoved(game, this.#lagOfMover())
    connection.send(request?.connection === connection ? { ...moved, n: request.n } : moved, atMs)
    const { color } = connection
    const claimIn = color === null ? undefined : claimInMs(game, color, atMs)
    if (claimIn !== undefined && color !== null)
      connection.send(
        { type: 'here', color: opposite(color), is: 'gone', claimIn: Math.round(claimIn) },
        atMs,
      )
  }

  /** The seat has a newer connection on another server. */
  #closeIfElsewhere(color: Color, before: LiveGame): void {
    const { server } = this.game.presence[color]
    const isMoved = server !== null && server !== before.presence[color].server
    if (isMoved && server !== this.#context.server) this.channel.connectionOf(color)?.close('elsewhere')
  }

  stateFor({ color }: PlayerConnection, atMs: number): StateMessage {
    return makeState(
      this.game,
      color,
      {
        isHidden: { w: this.#presence.isHidden('w'), b: this.#presence.isHidden('b') },
        watchers: this.channel.watchers,
        lagMs: this.#lagOfMover(),
      },
      atMs,
    )
  }

  #lagOfMover(): number {
    const connection = this.channel.connectionOf(turnOf(this.game))
    return connection ? expectedLagMs(connection.lag) : 0
  }

  /** The newest connection of a seat plays; an older one is closed. The caller sends the state when this is done. */
  async add(connection: PlayerConnection): Promise<void> {
    const { color } = connection
    const older = color === null ? undefined : this.channel.connectionOf(color)
    if (older) {
      connection.lag = older.lag
      this.channel.remove(older)
      older.close('elsewhere')
    }
    this.channel.add(connection)
    if (color === null) return this.#sendWatchers()
    this.#presence.stopLeaving(color)
    if (connection.isClosed) return
    const cutOffSinceMs = await this.#cutOffSince(color)
    const { server } = this.#context
    await this.change(() => ({ type: 'arrive', color, server, cutOffSinceMs }), this.#context.now())
  }

  /** The time since when the server that holds this seat, according to the row, has been silent. */
  async #cutOffSince(color: Color): Promise<number | undefined> {
    const { server, goneAtMs } = this.game.presence[color]
    if (server === null || server === this.#context.server || goneAtMs !== null || !isRunning(this.game))
      return undefined
    return this.#context.silentSince(server).catch(() => undefined)
  }

  remove(connection: PlayerConnection): void {
    if (!this.channel.remove(connection)) return
    const { color } = connection
    if (color === null) return this.#sendWatchers()
    this.#premoves.set(color, undefined)
    const sinceMs = this.#context.now()
    const { server } = this.#context
    this.#presence.startLeaving(
      color,
      () => void this.change(() => ({ type: 'depart', color, server, sinceMs }), this.#context.now()),
    )
  }

  #sendWatchers(): void {
    const message: ServerMessage = { type: 'watchers', count: this.channel.watchers }
    this.channel.sendToPlayers(message)
  }

  setHidden(connection: PlayerConnection, isHidden: boolean): void {
    const { color } = connection
    if (connection.isHidden === isHidden || color === null) return
    connection.isHidden = isHidden
    this.receiveHidden(color, isHidden)
    this.#context.publish({ id: this.game.id, here: { color, isHidden } })
  }

  /** A player of this or another server shows or hides the page. */
  receiveHidden(color: Color, isHidden: boolean): void {
    this.#presence.setHiddenElsewhere(color, isHidden)
    const is = hereOf(this.game, color, isHidden)
    this.channel.send({ type: 'here', color, is }, color)
  }

  mayChat(color: Color, atMs: number): boolean {
    return this.#chat[color].mayChat(atMs)
  }

  /** Sent to the opponent only: watchers do not need it. */
  chat(color: Color, preset: number): void {
    this.channel.connectionOf(opposite(color))?.send({ type: 'said', color, preset }, this.#context.now())
  }

  setPremove(color: Color, premove: SeatPremove | undefined): void {
    this.#premoves.set(color, premove)
    this.#playPremove()
  }

  #playPremove(): void {
    const color = turnOf(this.game)
    const premove = this.#premoves.take(color, this.game.line.length)
    if (premove === undefined) return
    const timing = { sinceSentMs: undefined, spentMs: 0, isPremove: true, stallMs: 0 }
    const lag = this.channel.connectionOf(color)?.lag ?? NEW_LAG
    void this.change(() => ({ type: 'move', color, ...premove, lag, timing }), this.#context.now())
  }

  moveCommand(
    connection: PlayerConnection,
    { ply, uci, spent }: { ply: number; uci: string; spent: number },
    atMs: number,
  ): MoveCommand {
    const turnAtMs = isRunning(this.game) ? this.game.turnAtMs : null
    // Thinking time on an earlier connection cannot be checked.
    const isSeen = turnAtMs === null || connection.openedAtMs <= turnAtMs
    const hasPosition = connection.version === this.game.version && isSeen
    return {
      type: 'move',
      color: connection.color ?? 'w',
      ply,
      uci,
      lag: connection.lag,
      timing: {
        sinceSentMs: hasPosition ? Math.max(0, atMs - connection.sentAtMs) : undefined,
        spentMs: isSeen ? spent : undefined,
        isPremove: false,
        stallMs: connection.stallMs(atMs),
      },
    }
  }

  /** How long after the deadline a move may arrive that was made in time. */
  #flagGraceMs(): number {
    const color = turnOf(this.game)
    const connection = this.channel.connectionOf(color)
    if (!connection || !isRunning(this.game)) return FLAG_GRACE_ELSEWHERE_MS
    return flagGraceMs(connection.lag, this.game.spare[color])
  }

  #setDeadline(): void {
    this.#deadline.set(deadlineMs(this.game), this.#flagGraceMs())
  }

  /** Ends the game if its time is up according to the row. */
  async checkTime(): Promise<void> {
    // A player whom an outage has disconnected must not lose on time before the outage is noticed.
    if ((await this.#cutOffSince(turnOf(this.game))) !== undefined) return this.#checkTimeAgain()
    const graceMs = this.#flagGraceMs()
    const result = await this.change(() => ({ type: 'time-up', graceMs }), this.#context.now())
    // By now the mover's lag is known better, or the database was away.
    if (!result.ok && this.channel.connections.size > 0) this.#checkTimeAgain()
  }

  #checkTimeAgain(): void {
    setTimeout(() => this.#setDeadline(), TIME_UP_AGAIN_MS).unref()
  }

  /** Stops all timers. */
  close(): void {
    this.#deadline.close()
    this.#changes.close()
    this.#presence.close()
  }
}
