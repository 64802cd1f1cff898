import type { Color } from '#chess/types.ts'
import { NEW_LAG, withPing, type Lag } from '#live/lag.ts'
import { makeLiveMessage, type ServerMessage } from '#live/protocol.ts'
import { LiveConnection, type ConnectionTransport } from './live-connection.ts'

/** Sent when a connection opens, so that the lag of the first move is known. */
const FIRST_PINGS = 3

/** A player's or watcher's connection to a game. */
export class PlayerConnection extends LiveConnection {
  /** The side it plays; set by its first message. */
  color: Color | null = null
  isHidden = false
  lag: Lag
  /** The version that it received last, and when. */
  version = 0
  sentAtMs = 0
  /** The longest that a ping was overdue since the side to move changed. */
  #stallMs = 0

  constructor(transport: ConnectionTransport, userId: string | undefined, openedAtMs: number, lag = NEW_LAG) {
    super(transport, userId, openedAtMs)
    this.lag = lag
  }

  send(message: ServerMessage, atMs: number): void {
    if (message.type === 'state' || message.type === 'moved') {
      this.version = message.v
      this.sentAtMs = atMs
    }
    this.sendText(makeLiveMessage(message))
  }

  override receivePong(atMs: number): number | undefined {
    const tookMs = super.receivePong(atMs)
    if (tookMs === undefined) return undefined
    this.#stallMs = Math.max(this.#stallMs, tookMs)
    this.lag = withPing(this.lag, tookMs)
    if (this.lag.pings.length < FIRST_PINGS) this.ping(atMs)
    return tookMs
  }

  /** Call when it is its player's turn. */
  startMove(atMs: number): void {
    this.#stallMs = 0
    this.ping(atMs)
  }

  stallMs(atMs: number): number {
    return Math.max(this.#stallMs, this.unansweredMs(atMs))
  }
}
