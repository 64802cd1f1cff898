import type { Color } from '#chess/types.ts'
import { NEW_LAG, withPing, type Lag } from '#live/lag.ts'
import { CLOSE_CODES, makeMessage, type ServerMessage } from '#live/protocol.ts'

/** How a connection's messages travel: a WebSocket, an event stream, or the answer to a post. */
export interface ConnectionTransport {
  send(text: string): void
  close(code: number, reason: string): void
  /** Requests an answer that no script of a page can delay; absent if the transport has none. */
  ping?(): void
  /** Bytes that the client has not read yet. */
  buffered(): number
}

/** A client that reads nothing is disconnected, since its messages pile up in our memory. */
const MOST_BUFFERED = 64 * 1024

/** Sent when a connection opens, so that the lag of the first move is known. */
const FIRST_PINGS = 3

/** One connection of one page to one game. */
export class LiveConnection {
  readonly #transport: ConnectionTransport
  readonly userId: string | undefined
  /** The side it plays; set by its first message. */
  color: Color | null = null
  isHidden = false
  lag: Lag
  /** The version it received last, and when. */
  version = 0
  sentAtMs = 0
  readonly openedAtMs: number
  #pingedAtMs: number | undefined
  lastPingMs = 0
  /** The longest that a ping was overdue since the side to move changed. */
  #stallMs = 0
  isClosed = false

  constructor(transport: ConnectionTransport, userId: string | undefined, openedAtMs: number, lag = NEW_LAG) {
    this.#transport = transport
    this.lag = lag
    this.userId = userId
    this.openedAtMs = openedAtMs
  }

  send(message: ServerMessage, atMs: number): void {
    if (this.isClosed) return
    if (this.#transport.buffered() > MOST_BUFFERED) return this.close('slow')
    if (message.type === 'state' || message.type === 'moved') {
      this.version = message.v
      this.sentAtMs = atMs
    }
    this.#transport.send(makeMessage(message))
  }

  close(reason: keyof typeof CLOSE_CODES): void {
    if (this.isClosed) return
    this.isClosed = true
    this.#transport.close(CLOSE_CODES[reason], reason)
  }

  /** One ping at a time, so that an overdue one measures the stall. */
  ping(atMs: number): void {
    if (this.isClosed || this.#transport.ping === undefined || this.#pingedAtMs !== undefined) return
    this.#pingedAtMs = atMs
    this.lastPingMs = atMs
    this.#transport.ping()
  }

  receivePong(atMs: number): void {
    if (this.#pingedAtMs === undefined) return
    const tookMs = atMs - this.#pingedAtMs
    this.#pingedAtMs = undefined
    this.#stallMs = Math.max(this.#stallMs, tookMs)
    this.lag = withPing(this.lag, tookMs)
    if (this.lag.pings.length < FIRST_PINGS) this.ping(atMs)
  }

  /** Call when its player is on the move. */
  startTurn(atMs: number): void {
    this.#stallMs = 0
    this.ping(atMs)
  }

  stallMs(atMs: number): number {
    return Math.max(this.#stallMs, this.unansweredMs(atMs))
  }

  /** How long a ping has been unanswered. */
  unansweredMs(atMs: number): number {
    return this.#pingedAtMs === undefined ? 0 : atMs - this.#pingedAtMs
  }
}
