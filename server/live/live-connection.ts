import { CLOSE_CODES, makeLiveMessage } from '#live/protocol.ts'

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

/** A connection of one page to one topic. */
export class LiveConnection {
  readonly #transport: ConnectionTransport
  readonly userId: string | undefined
  readonly openedAtMs: number
  #pingedAtMs: number | undefined
  lastPingMs = 0
  isClosed = false

  constructor(transport: ConnectionTransport, userId: string | undefined, openedAtMs: number) {
    this.#transport = transport
    this.userId = userId
    this.openedAtMs = openedAtMs
  }

  sendText(text: string): void {
    if (this.isClosed) return
    if (this.#transport.buffered() > MOST_BUFFERED) return this.close('slow')
    this.#transport.send(text)
  }

  /** Announces a stop: the page should reconnect after so many milliseconds. Every topic's protocol has this message. */
  sendGoodbye(inMs: number): void {
    this.sendText(makeLiveMessage({ type: 'bye', inMs }))
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

  /** Returns the round trip; absent if no ping was unanswered. */
  receivePong(atMs: number): number | undefined {
    if (this.#pingedAtMs === undefined) return undefined
    const tookMs = atMs - this.#pingedAtMs
    this.#pingedAtMs = undefined
    return tookMs
  }

  /** How long a ping has been unanswered. */
  unansweredMs(atMs: number): number {
    return this.#pingedAtMs === undefined ? 0 : atMs - this.#pingedAtMs
  }
}
