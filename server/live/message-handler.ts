import type { LiveCommand } from '#live/command.ts'
import { hasEnded, seatOf, type LiveGame } from '#live/live-game.ts'
import { parseClientMessage, type ClientMessage, type LiveRefusal } from '#live/protocol.ts'
import { createSerialQueue } from '#server/scheduling/serial-queue.ts'
import type { GameSession } from './game-session.ts'
import type { GameSessions } from './game-sessions.ts'
import { hashKey, newIds } from './ids.ts'
import { MessageAllowance, MOST_WATCHERS } from './limits.ts'
import type { PlayerConnection } from './player-connection.ts'
import type { ChangeResult } from './session-changes.ts'
import type { SessionContext } from './session-context.ts'
import type { TopicHandler } from './topics.ts'

type MessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

/** Handles the messages of one connection to a game, from its hello to its end. */
export class MessageHandler implements TopicHandler {
  readonly connection: PlayerConnection
  readonly #id: string
  readonly #sessions: GameSessions
  readonly #context: SessionContext
  readonly #allowance: MessageAllowance
  #session: GameSession | undefined
  #hasSaidHello = false
  /** Messages are handled in the order in which they were sent. */
  readonly #queue = createSerialQueue()

  constructor(connection: PlayerConnection, id: string, sessions: GameSessions, context: SessionContext) {
    this.connection = connection
    this.#id = id
    this.#sessions = sessions
    this.#context = context
    this.#allowance = new MessageAllowance(context.now())
  }

  get hasSaidHello(): boolean {
    return this.#hasSaidHello
  }

  /** A message of a WebSocket, at the moment of its arrival. */
  receive(text: string): void {
    const atMs = this.#context.now()
    const parsed = parseClientMessage(text)
    if (!parsed.ok) return this.#violate(0, 'ERR_NOT_ALLOWED')
    const message = parsed.value
    const n = 'n' in message ? message.n : 0
    if (!this.#allowance.mayReceive(atMs)) return this.#violate(n, 'ERR_TOO_FAST')
    if (message.type === 'unknown') return this.#refuse(n, 'ERR_NOT_ALLOWED')
    // Heartbeats do not queue behind writes.
    if (message.type === 'beat' && this.#session) return this.#beat(this.#session, message)
    void this.#queue
      .run(() => this.#handle(message, atMs))
      .catch((error: unknown) => {
        this.#context.log('error', 'live message failed', { error })
        this.connection.close('restart')
      })
  }

  async open(key: string | undefined): Promise<void> {
    this.#hasSaidHello = true
    const session = await this.enter(key)
    const atMs = this.#context.now()
    if (session) this.connection.send(session.stateFor(this.connection, atMs), atMs)
  }

  close(): void {
    this.connection.isClosed = true
    void this.#queue.idle().then(() => this.#session?.remove(this.connection))
  }

  /** Resolves when all messages so far have been answered. */
  done(): Promise<unknown> {
    return this.#queue.idle()
  }

  /** A posted message. Its connection lasts for the answer; the player's page follows the game by its event stream. */
  async post(message: ClientMessage, session: GameSession, atMs: number): Promise<void> {
    this.#session = session
    this.#hasSaidHello = true
    if (message.type === 'hello') return this.connection.send(session.stateFor(this.connection, atMs), atMs)
    if (message.type === 'beat') return this.#beat(session, message)
    await this.#handle(message, atMs)
  }

  async #handle(message: ClientMessage, atMs: number): Promise<void> {
    if (message.type === 'hello') return this.#hello(message)
    const session = this.#session
    if (this.connection.isClosed) return
    if (session === undefined) return this.connection.close('abuse')
    switch (message.type) {
      case 'move':
        return this.#move(session, message, atMs)
      case 'do':
        return this.#act(session, message, atMs)
      case 'pre':
        return this.#premove(session, message, atMs)
      case 'say':
        return this.#chat(session, message, atMs)
      case 'beat':
        return this.#beat(session, message)
    }
  }

  async #hello(message: MessageOf<'hello'>): Promise<void> {
    if (this.#hasSaidHello) return this.#violate(0, 'ERR_NOT_ALLOWED')
    this.#hasSaidHello = true
    const session = await this.enter(message.key)
    if (session === undefined) return
    const atMs = this.#context.now()
    const { connection } = this
    if (message.v === session.game.version) {
      connection.version = message.v
      connection.sentAtMs = atMs
      connection.send({ type: 'same', v: message.v }, atMs)
    } else connection.send(session.stateFor(connection, atMs), atMs)
    if (connection.color === null) return
    session.setHidden(connection, message.away)
    const [premove] = message.pre ?? []
    if (premove) session.setPremove(connection.color, premove)
    connection.ping(atMs)
  }

  /** Adds the connection to its game, in the seat that the key or the account opens, or as a watcher. */
  async enter(key: string | undefined): Promise<GameSession | undefined> {
    const session = await this.#sessions.open(this.#id).catch(() => 'unavailable' as const)
    const { connection } = this
    if (connection.isClosed) return undefined
    if (session === 'unavailable' || session === undefined) {
      connection.close(session === undefined ? 'noSuchGame' : 'restart')
      return undefined
    }
    connection.color = seatFor(session.game, this.#id, key, connection.userId)
    if (connection.color === null && session.channel.watchers >= MOST_WATCHERS) {
      connection.close('slow')
      return undefined
    }
    this.#session = session
    await session.add(connection)
    return connection.isClosed ? undefined : session
  }

  async #move(session: GameSession, message: MessageOf<'move'>, atMs: number): Promise<void> {
    const { connection } = this
    if (connection.color === null) return this.#refuse(message.n, 'ERR_NOT_ALLOWED')
    const request = { connection, n: message.n }
    const result = await session.change(() => session.moveCommand(connection, message, atMs), atMs, request)
    this.#answer(session, message.n, result)
  }

  async #act(session: GameSession, { n, what, v }: MessageOf<'do'>, atMs: number): Promise<void> {
    const { color } = this.connection
    if (color === null) return this.#refuse(n, 'ERR_NOT_ALLOWED')
    const command: LiveCommand =
      what === 'rematch' ? { type: 'rematch', color, ids: newIds() } : { type: what, color }
    const result = await session.change(() => command, atMs)
    // The player was looking at an older version.
    const isStale = !result.ok && result.error === 'ERR_NOT_ALLOWED' && v !== session.game.version
    this.#answer(session, n, isStale ? { ok: false, error: 'ERR_STALE' } : result)
  }

  #premove(session: GameSession, { n, ply, uci }: MessageOf<'pre'>, atMs: number): void {
    const { color } = this.connection
    if (color === null || hasEnded(session.game)) return this.#refuse(n, 'ERR_NOT_ALLOWED')
    this.connection.send({ type: 'ok', n }, atMs)
    session.setPremove(color, uci === undefined ? undefined : { ply, uci })
  }

  #chat(session: GameSession, { n, preset }: MessageOf<'say'>, atMs: number): void {
    const { color } = this.connection
    const { phase } = session.game
    const isAllowed = phase === 'seated' || phase === 'playing' || phase === 'over'
    if (color === null || !isAllowed) return this.#refuse(n, 'ERR_NOT_ALLOWED')
    if (!session.mayChat(color, atMs)) return this.#refuse(n, 'ERR_TOO_FAST')
    this.connection.send({ type: 'said', color, preset, n }, atMs)
    session.chat(color, preset)
    this.#context.publish({ id: session.game.id, said: { color, preset } })
  }

  #beat(session: GameSession, { v, hidden }: MessageOf<'beat'>): void {
    const atMs = this.#context.now()
    const { connection } = this
    connection.send({ type: 'beat', v: session.game.version, at: Math.round(atMs) }, atMs)
    if (v !== session.game.version) connection.send(session.stateFor(connection, atMs), atMs)
    session.setHidden(connection, hidden)
  }

  /** A change has been sent to all connections by now. Refusals and the current state go to the sender only. */
  #answer(session: GameSession, n: number, result: ChangeResult): void {
    const atMs = this.#context.now()
    const { connection } = this
    if (!result.ok) this.#refuse(n, result.error)
    if (!result.ok || result.value.event === 'known' || connection.version !== session.game.version)
      connection.send(session.stateFor(connection, atMs), atMs)
  }

  #refuse(n: number, code: LiveRefusal): void {
    this.connection.send({ type: 'no', n, code }, this.#context.now())
  }

  #violate(n: number, code: LiveRefusal): void {
    if (this.#allowance.violate()) this.connection.close('abuse')
    else this.#refuse(n, code)
  }
}

/** The watch id gives no seat, even to the game's own players. */
export function seatFor(
  game: LiveGame,
  id: string,
  key: string | undefined,
  userId: string | undefined,
): 'w' | 'b' | null {
  if (id === game.watchId) return null
  return seatOf(game, { keyHash: key === undefined ? undefined : hashKey(key), userId })
}
