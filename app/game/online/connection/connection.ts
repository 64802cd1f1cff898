import { CLOSE_CODES, parseServerMessage, type ClientMessage, type ServerMessage } from '#live/protocol.ts'
import { watchLiveness, type Liveness } from './liveness.ts'
import type { OpenTransport, Transport, TransportKind } from './transport.ts'

/** `elsewhere`: another device or tab has taken the seat. `unknown`: there is no such game (any more). */
export type ConnectionStatus = 'connecting' | 'connected' | 'lost' | 'elsewhere' | 'unknown'

export interface ConnectionOptions {
  readonly transports: Readonly<Record<TransportKind, OpenTransport>>
  /** Whether the site answers at all: if it does and WebSockets fail, something between blocks them. */
  readonly isSiteThere: () => Promise<boolean>
  /** The first message on each transport. */
  readonly hello: () => ClientMessage
  readonly beat: () => ClientMessage
  readonly beatEveryMs: () => number
  readonly onMessage: (message: ServerMessage) => void
  readonly onStatus: (status: ConnectionStatus, kind: TransportKind) => void
}

/** Milliseconds before each further try, then the last one again for ever; each varied by up to 30 %. */
const PAUSES_MS = [0, 300, 1_000, 2_000, 4_000, 8_000]
const HIDDEN_PAUSE_MS = 8_000
/** A transport that has said nothing after this time is given up: what blocks a WebSocket often just swallows it. */
const FIRST_WORD_WITHIN_MS = 5_000
/** So many WebSockets in a row have to fail before the other way is taken, */
const FAILURES_BEFORE_STREAM = 2
/** and after this time the WebSocket is tried again. */
const SOCKET_AGAIN_MS = 60_000

const CLOSED_FOR_GOOD: ReadonlyMap<number, ConnectionStatus> = new Map([
  [CLOSE_CODES.elsewhere, 'elsewhere'],
  [CLOSE_CODES.noSuchGame, 'unknown'],
])

interface Line {
  readonly kind: TransportKind
  readonly transport: Transport
  hasAnswered: boolean
}

/**
 * A connection that comes back by itself. A dead transport is kept while a new one is tried beside it; whichever answers
 * first goes on, so that a slow network is not cut by impatience.
 */
export class Connection {
  readonly #options: ConnectionOptions
  readonly #lines = new Set<Line>()
  readonly #liveness: Liveness
  readonly #socketAgain: ReturnType<typeof setInterval>
  #inUse: Line | undefined
  #tries = 0
  #failedSockets = 0
  #isOver = false
  #retrying: ReturnType<typeof setTimeout> | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#liveness = watchLiveness({
      beat: () => void this.send(options.beat()),
      beatEveryMs: options.beatEveryMs,
      onDead: () => this.#inUse && this.#lose(this.#inUse),
    })
    this.#socketAgain = setInterval(() => {
      if (this.#inUse?.kind === 'stream') this.#open('socket')
    }, SOCKET_AGAIN_MS)
    this.#open('socket')
  }

  /** Whether it was handed to a transport that has answered before; not whether it arrived. */
  send(message: ClientMessage): boolean {
    this.#inUse?.transport.send(JSON.stringify(message))
    return this.#inUse !== undefined
  }

  /** After what may have broken it unnoticed. */
  check() {
    this.#liveness.check()
  }

  stop() {
    this.#isOver = true
    this.#liveness.stop()
    clearTimeout(this.#retrying)
    clearInterval(this.#socketAgain)
    for (const line of this.#lines) this.#discard(line)
  }

  #open(kind: TransportKind) {
    const impatience = setTimeout(() => this.#drop(line, undefined), FIRST_WORD_WITHIN_MS)
    const transport = this.#options.transports[kind]({
      onOpen: () => transport.send(JSON.stringify(this.#options.hello())),
      onMessage: (text) => {
        clearTimeout(impatience)
        this.#hear(line, text)
      },
      onClosed: (code) => {
        clearTimeout(impatience)
        this.#drop(line, code)
      },
    })
    const line: Line = { kind, transport, hasAnswered: false }
    this.#lines.add(line)
  }

  #hear(line: Line, text: string) {
    if (this.#isOver || !this.#lines.has(line)) return
    if (this.#inUse !== line) this.#take(line)
    this.#liveness.heard()
    const message = parseServerMessage(text)
    if (message.ok) this.#options.onMessage(message.value)
    else console.warn(`A message was not understood: ${message.error}`)
  }

  #take(line: Line) {
    line.hasAnswered = true
    this.#inUse = line
    this.#tries = 0
    if (line.kind === 'socket') this.#failedSockets = 0
    for (const other of this.#lines) if (other !== line) this.#discard(other)
    clearTimeout(this.#retrying)
    this.#retrying = undefined
    this.#options.onStatus('connected', line.kind)
  }

  #discard(line: Line) {
    this.#lines.delete(line)
    line.transport.close()
  }

  #drop(line: Line, code: number | undefined) {
    if (this.#isOver || !this.#lines.has(line)) return
    this.#discard(line)
    const end = code === undefined ? undefined : CLOSED_FOR_GOOD.get(code)
    if (end) return this.#finish(end, line.kind)
    if (line.kind === 'socket' && !line.hasAnswered) void this.#countFailure()
    if (line === this.#inUse) this.#lose(line)
    else if (!this.#inUse) this.#retry()
  }

  /** A WebSocket that fails where the site does not answer either says nothing about WebSockets. */
  async #countFailure() {
    if (await this.#options.isSiteThere()) this.#failedSockets += 1
    else if (!this.#inUse && !this.#isOver) this.#options.onStatus('lost', 'socket')
  }

  #lose({ kind }: Line) {
    this.#inUse = undefined
    this.#options.onStatus('lost', kind)
    this.#retry()
  }

  #retry() {
    const isTrying = [...this.#lines].some((line) => !line.hasAnswered)
    if (this.#isOver || this.#retrying !== undefined || isTrying) return
    this.#retrying = setTimeout(
      () => {
        this.#retrying = undefined
        this.#open(this.#failedSockets >= FAILURES_BEFORE_STREAM ? 'stream' : 'socket')
      },
      pauseMs(this.#tries++),
    )
  }

  #finish(status: ConnectionStatus, kind: TransportKind) {
    this.stop()
    this.#options.onStatus(status, kind)
  }
}

function pauseMs(tries: number): number {
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0
  const atLeast = document.visibilityState === 'hidden' ? HIDDEN_PAUSE_MS : 0
  return Math.max(pause, atLeast) * (0.7 + 0.6 * Math.random())
}
