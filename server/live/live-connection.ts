import type { Color } from '#chess/types.ts'
import { NEW_LAG, withPing, type Lag } from '#live/lag.ts'
import { CLOSE_CODES, makeMessage, type ServerMessage } from '#live/protocol.ts'

/** One connection of one page to one game, by whichever way its messages travel. */

export interface Transport {
  send(text: string): void
  close(code: number, reason: string): void
  /** Asks the other end for an answer that no page can delay; absent where the way has none. */
  ping?(): void
  /** Bytes that the other end has not taken yet. */
  buffered(): number
}

/** Whoever takes nothing of it is cut: it lies in our memory. */
const MOST_BUFFERED = 64 * 1024

/** At once, so that the first move finds a path that has been measured. */
const FIRST_PINGS = 3

export class Line {
  readonly #transport: Transport
  readonly userId: string | undefined
  /** The side that it plays; settled by its first message. */
  color: Color | null = null
  isHidden = false
  lag: Lag
  /** The version it was told of last, and when it was told. */
  version = 0
  sentAtMs = 0
  readonly openedAtMs: number
  #pingedAtMs: number | undefined
  lastPingMs = 0
  /** The longest that a ping was overdue since the turn began. */
  #stallMs = 0
  isClosed = false

  constructor(transport: Transport, userId: string | undefined, openedAtMs: number, lag = NEW_LAG) {
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

  close(why: keyof typeof CLOSE_CODES): void {
    if (this.isClosed) return
    this.isClosed = true
    this.#transport.close(CLOSE_CODES[why], why)
  }

  ping(atMs: number): void {
    if (this.isClosed || this.#transport.ping === undefined) return
    // One at a time: what is overdue says how long.
    if (this.#pingedAtMs !== undefined) return
    this.#pingedAtMs = atMs
    this.lastPingMs = atMs
    this.#transport.ping()
  }

  ponged(atMs: number): void {
    if (this.#pingedAtMs === undefined) return
    const tookMs = atMs - this.#pingedAtMs
    this.#pingedAtMs = undefined
    this.#stallMs = Math.max(this.#stallMs, tookMs)
    this.lag = withPing(this.lag, tookMs)
    if (this.lag.pings.length < FIRST_PINGS) this.ping(atMs)
  }

  turnBegan(): void {
    this.#stallMs = 0
  }

  stallMs(atMs: number): number {
    return Math.max(this.#stallMs, this.#pingedAtMs === undefined ? 0 : atMs - this.#pingedAtMs)
  }

  /** Without an answer for so long nobody is there any more. */
  unansweredMs(atMs: number): number {
    return this.#pingedAtMs === undefined ? 0 : atMs - this.#pingedAtMs
  }
}
