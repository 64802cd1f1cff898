import { watchLiveness, type Liveness } from './liveness.ts'
import type { OpenTransport, Transport, TransportKind } from './transport.ts'

/** `End` names the reasons for which a topic ends connections for good. */
export type ConnectionStatus<End extends string> = 'connecting' | 'connected' | 'lost' | End

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string }

/** The messages that the page sends and receives depend on the kind of topic. */
export interface ConnectionOptions<Sent, Received, End extends string> {
  readonly transports: Readonly<Record<TransportKind, OpenTransport>>
  /** True if the site answers plain HTTP. If it does while WebSockets fail, a proxy in between blocks them. */
  readonly isSiteThere: (withinMs: number) => Promise<boolean>
  /** The first message on each transport. */
  readonly hello: () => Sent
  readonly beat: () => Sent
  /** Asks for the whole state, on a transport that came back to life: both sides may have missed messages. */
  readonly askState: () => Sent
  readonly beatEveryMs: () => number
  readonly parse: (text: string) => Parsed<Received>
  /** Close codes after which the connection is not opened again. */
  readonly finalCodes: ReadonlyMap<number, End>
  /** The one of them by which the server closes a connection when the same seat is taken by a newer one. */
  readonly displacedCode?: number
  /** `isFirst`: the first message on its transport. */
  readonly onMessage: (message: Received, isFirst: boolean) => void
  readonly onStatus: (status: ConnectionStatus<End>, kind: TransportKind) => void
}

/** Milliseconds before each retry; the last one repeats. Each varies by up to 30 %. */
const PAUSES_MS = [0, 300, 1_000, 2_000, 4_000, 8_000]
const HIDDEN_PAUSE_MS = 8_000
/** A transport without any message after this time is dropped: a proxy that blocks WebSockets often swallows them silently. */
const FIRST_MESSAGE_WITHIN_MS = 5_000
/** Consecutive WebSocket failures before falling back to the event stream. */
const FAILURES_BEFORE_STREAM = 2
/** The interval at which the WebSocket is retried after falling back. */
const SOCKET_AGAIN_MS = 60_000
/**
 * If `displacedCode` closes a transport this soon after a hello of ours on another one, that hello displaced it. Covers
 * one attempt and the longest pause after it.
 */
const DISPLACED_WITHIN_MS = 20_000

/** After a loss, a visible page probes the site at this interval to notice that the network is back. */
const PROBE_EVERY_MS = 1_000
/** Probes may overlap: one that hangs must not delay the next. */
const PROBE_WITHIN_MS = 3_000
/** How long the site may take to answer before a WebSocket's failure is blamed on the network. */
const SITE_WITHIN_MS = 4_000
/** A new WebSocket over TLS needs five round trips, a probe perhaps only one. */
const ROUND_TRIPS = 6
const SLACK_MS = 500

interface Channel {
  readonly kind: TransportKind
  readonly transport: Transport
  readonly openedAtMs: number
  /** Opened after the site answered a probe. */
  readonly isProbed: boolean
  hasAnswered: boolean
}

/**
 * A connection to a topic of the server that reconnects automatically. A silent WebSocket is kept while a new transport is tried beside it, and the
 * first one to deliver a message is used: on a slow network the old one often does.
 */
export class Connection<Sent, Received, End extends string> {
  readonly #options: ConnectionOptions<Sent, Received, End>
  readonly #channels = new Set<Channel>()
  readonly #liveness: Liveness
  readonly #socketAgain: ReturnType<typeof setInterval>
  readonly #probing: ReturnType<typeof setInterval>
  #inUse: Channel | undefined
  #tries = 0
  #isLost = false
  #failedSockets = 0
  #isOver = false
  #retrying: ReturnType<typeof setTimeout> | undefined
  #lastHello: { readonly channel: Channel; readonly atMs: number } | undefined

  constructor(options: ConnectionOptions<Sent, Received, End>) {
    this.#options = options
    this.#liveness = watchLiveness({
      beat: () => void this.send(options.beat(), true),
      beatEveryMs: options.beatEveryMs,
      onDead: () => this.#inUse && this.#lose(this.#inUse),
    })
    this.#socketAgain = setInterval(() => {
      if (this.#inUse?.kind === 'stream') this.#open('socket')
    }, SOCKET_AGAIN_MS)
    this.#probing = setInterval(() => void this.#probe(), PROBE_EVERY_MS)
    this.#open('socket')
  }

  /**
   * True if a transport that has answered before took the message; it may still get lost. `isUrgent`: need not keep its place
   * among other messages.
   */
  send(message: Sent, isUrgent = false): boolean {
    this.#inUse?.transport.send(JSON.stringify(message), isUrgent)
    return this.#inUse !== undefined
  }

  /** Checks now whether the connection is alive. */
  check() {
    this.#liveness.check()
  }

  stop() {
    this.#isOver = true
    this.#liveness.stop()
    clearTimeout(this.#retrying)
    clearInterval(this.#socketAgain)
    clearInterval(this.#probing)
    for (const channel of this.#channels) this.#discard(channel)
  }

  #open(kind: TransportKind, isProbed = false) {
    const timeout = setTimeout(() => this.#drop(channel, undefined), FIRST_MESSAGE_WITHIN_MS)
    const transport = this.#options.transports[kind]({
      onOpen: () => {
        this.#lastHello = { channel, atMs: performance.now() }
        transport.send(JSON.stringify(this.#options.hello()))
      },
      onMessage: (text) => {
        clearTimeout(timeout)
        this.#receive(channel, text)
      },
      onClosed: (code) => {
        clearTimeout(timeout)
        this.#drop(channel, code)
      },
    })
    const openedAtMs = performance.now()
    const channel: Channel = { kind, transport, openedAtMs, isProbed, hasAnswered: false }
    this.#channels.add(channel)
    // The request for a stream is its hello: the server gives it the seat before the page receives anything.
    if (kind === 'stream') this.#lastHello = { channel, atMs: openedAtMs }
  }

  #receive(channel: Channel, text: string) {
    if (this.#isOver || !this.#channels.has(channel)) return
    const isFirst = !channel.hasAnswered
    if (this.#inUse !== channel) this.#use(channel)
    this.#liveness.heard()
    const message = this.#options.parse(text)
    if (message.ok) this.#options.onMessage(message.value, isFirst)
    else console.warn(`A message was not understood: ${message.error}`)
  }

  #use(channel: Channel) {
    const isRevived = channel.hasAnswered
    channel.hasAnswered = true
    this.#inUse = channel
    this.#isLost = false
    this.#tries = 0
    if (channel.kind === 'socket') this.#failedSockets = 0
    for (const other of this.#channels) if (other !== channel) this.#discard(other)
    clearTimeout(this.#retrying)
    this.#retrying = undefined
    this.#options.onStatus('connected', channel.kind)
    if (isRevived) this.send(this.#options.askState(), true)
  }

  #discard(channel: Channel) {
    this.#channels.delete(channel)
    channel.transport.close()
  }

  #drop(channel: Channel, code: number | undefined) {
    if (this.#isOver || !this.#channels.has(channel)) return
    this.#discard(channel)
    const { finalCodes, displacedCode } = this.#options
    const end = code === undefined ? undefined : finalCodes.get(code)
    if (end && !(code === displacedCode && this.#isDisplacedByUs(channel)))
      return this.#finish(end, channel.kind)
    if (channel.kind === 'socket' && !channel.hasAnswered) void this.#countFailure()
    if (channel === this.#inUse) this.#lose(channel)
    else if (!this.#inUse) this.#retry()
  }

  /** The server gives a seat to the newest hello. That hello may be ours, sent on a transport that we have since dropped. */
  #isDisplacedByUs(channel: Channel): boolean {
    const last = this.#lastHello
    return (
      last !== undefined && last.channel !== channel && performance.now() - last.atMs < DISPLACED_WITHIN_MS
    )
  }

  /** A WebSocket that fails while the site is down says nothing about WebSockets. */
  async #countFailure() {
    if (await this.#options.isSiteThere(SITE_WITHIN_MS)) this.#failedSockets += 1
    else if (!this.#inUse && !this.#isOver) this.#options.onStatus('lost', 'socket')
  }

  #lose(channel: Channel) {
    this.#inUse = undefined
    this.#isLost = true
    // Hanging requests of the stream would use up the six connections that browsers open to a host over HTTP/1.1.
    if (channel.kind === 'stream') this.#discard(channel)
    this.#options.onStatus('lost', channel.kind)
    this.#retry()
  }

  #retry() {
    if (this.#isOver || this.#retrying !== undefined || this.#attempt()) return
    this.#retrying = setTimeout(() => this.#openNext(), pauseMs(this.#tries++))
  }

  #openNext(isProbed = false) {
    clearTimeout(this.#retrying)
    this.#retrying = undefined
    this.#open(this.#failedSockets >= FAILURES_BEFORE_STREAM ? 'stream' : 'socket', isProbed)
  }

  /** The transport that is being tried. */
  #attempt(): Channel | undefined {
    return [...this.#channels].find((channel) => !channel.hasAnswered)
  }

  /**
   * Skips the pause before the next attempt if the site answers. An attempt that started before the network was back may hang,
   * and browsers open only one WebSocket to a host at a time. It is therefore replaced once it has had time for its round
   * trips.
   */
  async #probe() {
    const isWaiting = () => this.#isLost && !this.#isOver && !this.#attempt()?.isProbed
    if (!isWaiting() || document.visibilityState === 'hidden') return
    const sentAtMs = performance.now()
    const isThere = await this.#options.isSiteThere(PROBE_WITHIN_MS)
    if (!isThere || !isWaiting()) return
    const now = performance.now()
    const attempt = this.#attempt()
    if (attempt && now - attempt.openedAtMs < ROUND_TRIPS * (now - sentAtMs) + SLACK_MS) return
    if (attempt) this.#discard(attempt)
    this.#openNext(true)
  }

  #finish(status: End, kind: TransportKind) {
    this.stop()
    this.#options.onStatus(status, kind)
  }
}

function pauseMs(tries: number): number {
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0
  const atLeast = document.visibilityState === 'hidden' ? HIDDEN_PAUSE_MS : 0
  return Math.max(pause, atLeast) * (0.7 + 0.6 * Math.random())
}
