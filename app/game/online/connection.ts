import { parseServerMessage, type ClientMessage, type ServerMessage } from '#live/protocol.ts'
import { watchLiveness } from './liveness.ts'
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

export interface Connection {
  /** Whether it was handed to a transport that has answered before; not whether it arrived. */
  readonly send: (message: ClientMessage) => boolean
  /** After what may have broken it unnoticed. */
  readonly check: () => void
  readonly stop: () => void
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

const CLOSED_FOR_GOOD: Readonly<Record<number, ConnectionStatus>> = { 4000: 'elsewhere', 4004: 'unknown' }

interface Line {
  readonly kind: TransportKind
  readonly transport: Transport
  hasAnswered: boolean
}

/**
 * A connection that comes back by itself. A dead transport is kept while a new one is tried beside it; whichever answers
 * first goes on, so that a slow network is not cut by impatience.
 */
export function makeConnection(options: ConnectionOptions): Connection {
  const lines = new Set<Line>()
  let inUse: Line | undefined
  let tries = 0
  let failedSockets = 0
  let isOver = false
  let retrying: ReturnType<typeof setTimeout> | undefined

  const liveness = watchLiveness({
    beat: () => void send(options.beat()),
    beatEveryMs: options.beatEveryMs,
    onDead: () => {
      if (inUse) lose()
    },
  })
  const socketAgain = setInterval(() => {
    if (inUse?.kind === 'stream') open('socket')
  }, SOCKET_AGAIN_MS)

  function send(message: ClientMessage): boolean {
    inUse?.transport.send(JSON.stringify(message))
    return inUse !== undefined
  }

  function open(kind: TransportKind) {
    const impatience = setTimeout(() => drop(line, undefined), FIRST_WORD_WITHIN_MS)
    const transport = options.transports[kind]({
      onOpen: () => line.transport.send(JSON.stringify(options.hello())),
      onMessage: (text) => {
        clearTimeout(impatience)
        hear(line, text)
      },
      onClosed: (code) => {
        clearTimeout(impatience)
        drop(line, code)
      },
    })
    const line: Line = { kind, transport, hasAnswered: false }
    lines.add(line)
  }

  function hear(line: Line, text: string) {
    if (isOver || !lines.has(line)) return
    if (inUse !== line) take(line)
    liveness.heard()
    const message = parseServerMessage(text)
    if (message.ok) options.onMessage(message.value)
    else console.warn(`A message was not understood: ${message.error}`)
  }

  function take(line: Line) {
    line.hasAnswered = true
    inUse = line
    tries = 0
    if (line.kind === 'socket') failedSockets = 0
    for (const other of lines) if (other !== line) discard(other)
    clearTimeout(retrying)
    retrying = undefined
    options.onStatus('connected', line.kind)
  }

  function discard(line: Line) {
    lines.delete(line)
    line.transport.close()
  }

  function drop(line: Line, code: number | undefined) {
    if (isOver || !lines.has(line)) return
    discard(line)
    const end = code === undefined ? undefined : CLOSED_FOR_GOOD[code]
    if (end) return finish(end, line.kind)
    if (line.kind === 'socket' && !line.hasAnswered) void countFailure()
    if (line === inUse) lose()
    else if (!inUse) retry()
  }

  /** A WebSocket that fails where the site does not answer either says nothing about WebSockets. */
  async function countFailure() {
    if (await options.isSiteThere()) failedSockets += 1
  }

  function lose() {
    const kind = inUse?.kind ?? 'socket'
    inUse = undefined
    options.onStatus('lost', kind)
    retry()
  }

  function retry() {
    if (retrying !== undefined || [...lines].some((line) => !line.hasAnswered)) return
    retrying = setTimeout(() => {
      retrying = undefined
      open(failedSockets >= FAILURES_BEFORE_STREAM ? 'stream' : 'socket')
    }, pauseMs(tries++))
  }

  function finish(status: ConnectionStatus, kind: TransportKind) {
    stop()
    options.onStatus(status, kind)
  }

  function stop() {
    isOver = true
    liveness.stop()
    clearTimeout(retrying)
    clearInterval(socketAgain)
    for (const line of lines) discard(line)
  }

  open('socket')
  return { send, check: liveness.check, stop }
}

function pauseMs(tries: number): number {
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0
  const atLeast = document.visibilityState === 'hidden' ? HIDDEN_PAUSE_MS : 0
  return Math.max(pause, atLeast) * (0.7 + 0.6 * Math.random())
}
