import { atMostEvery } from '#app/browser/at-most-every.ts'
import { makeObservable } from '#app/browser/observable.ts'
import type { NextPremove } from '#app/line/premove.ts'
import type { Move } from '#chess/types.ts'
import {
  BEAT_EVERY_MS,
  CLOSE_CODES,
  parseServerMessage,
  SUBPROTOCOL,
  type ClientMessage,
  type ServerMessage,
} from '#live/protocol.ts'
import { Connection } from '#app/browser/connection/connection.ts'
import { createServerPremoves } from './server-premoves.ts'
import { isSiteThere } from './online-api.ts'
import { keptState, keepState } from '#app/game/online/storage/kept-state.ts'
import { NO_STATE, receive, type OnlineAct, type OnlineEnd, type OnlineState } from './online-state.ts'
import { makeSentActs } from './sent-acts.ts'
import { makeSentMoves } from './sent-moves.ts'
import { socketTransport } from '#app/browser/connection/socket-transport.ts'
import { streamTransport } from '#app/browser/connection/stream-transport.ts'

export interface OnlineSession {
  readonly value: OnlineState
  readonly subscribe: (listener: () => void) => () => void
  readonly play: (move: Move) => void
  /** Sends the next premove to the server, or cancels it. */
  readonly premove: (next: NextPremove | undefined) => void
  readonly act: (what: OnlineAct) => void
  readonly say: (preset: number) => void
  /** Asks the server for the state. A clock may show that the time is up, but only the server ends the game. */
  readonly check: () => void
  /** Takes the seat back from another device or tab. */
  readonly takeOver: () => void
  readonly stop: () => void
}

/** A server that lost a notification may be behind this page for seconds, and each of its answers would cause a question. */
const ASK_EVERY_MS = 1_000

/** Connects to a game. `key` is the key of the player's seat; undefined for spectators. */
export function startOnlineSession(id: string, key: string | undefined): OnlineSession {
  const online = makeObservable<OnlineState>(keptState(id, key !== undefined) ?? NO_STATE)
  let sent = 0
  /** True once a state has arrived from the server rather than from session storage, whose clocks are stale. */
  let hasState = false
  let connection: Connection<ClientMessage, ServerMessage, OnlineEnd> | undefined

  const send = (message: ClientMessage, isUrgent = false) => connection?.send(message, isUrgent)
  const nextNumber = () => ++sent
  const premoves = createServerPremoves({ plies: () => online.value.line.length, nextNumber, send })
  const moves = makeSentMoves(id, { online, nextNumber, send })
  const acts = makeSentActs({ online, nextNumber, send })
  const asking = atMostEvery(ASK_EVERY_MS, () => send(askState(), true))
  const version = () => online.value.server?.v

  function connect() {
    connection?.stop()
    connection = new Connection({
      transports: transportsOf(id, key),
      ...CLOSING,
      parse: parseServerMessage,
      isSiteThere,
      hello: () => helloOf(key, hasState ? version() : undefined, premoves.pending()),
      beat: () => ({ type: 'beat', v: version() ?? 0, hidden: isHidden() }),
      askState,
      beatEveryMs: () => (isLive(online.value) ? BEAT_EVERY_MS.running : BEAT_EVERY_MS.else),
      onMessage: receiveMessage,
      onStatus: (status, kind) => online.change({ status, kind }),
    })
  }

  function receiveMessage(message: ServerMessage, isFirst: boolean) {
    if (premoves.isAnswered(message)) return
    const before = online.value
    const received = receive(before, message, performance.now(), isFirst)
    online.change(received.state)
    if (received.state.line !== before.line) moves.notePainting()
    if (received.isBehind) asking.call()
    if (message.type === 'state') {
      hasState = true
      moves.goOnAfterReload()
    }
    if (message.type === 'state' || message.type === 'moved') keepState(id, online.value)
    if (received.resend) moves.resend(isFirst)
    moves.receive(message, before)
    acts.receive(message, isFirst)
  }

  connect()
  return {
    get value() {
      return online.value
    },
    subscribe: (listener) => online.subscribe(listener),
    play: moves.play,
    premove: premoves.handOver,
    act: acts.act,
    say: (preset) => send({ type: 'say', n: nextNumber(), preset }),
    check: () => connection?.check(),
    takeOver: connect,
    stop: () => {
      for (const part of [moves, acts, asking, connection]) part?.stop()
    },
  }
}

const transportsOf = (id: string, key: string | undefined) => ({
  socket: socketTransport(id, SUBPROTOCOL),
  stream: streamTransport(id, key, CLOSE_CODES.noSuchGame),
})

const CLOSING = {
  finalCodes: new Map<number, OnlineEnd>([
    [CLOSE_CODES.elsewhere, 'elsewhere'],
    [CLOSE_CODES.noSuchGame, 'unknown'],
  ]),
  displacedCode: CLOSE_CODES.elsewhere,
}

const isLive = ({ server }: OnlineState): boolean => server?.phase === 'seated' || server?.phase === 'playing'

/** No game has version 0, so the server answers this heartbeat with the whole state. */
const askState = (): ClientMessage => ({ type: 'beat', v: 0, hidden: isHidden() })

const isHidden = (): boolean => document.visibilityState === 'hidden'

const helloOf = (
  key: string | undefined,
  v: number | undefined,
  pre: NextPremove | undefined,
): ClientMessage => ({
  type: 'hello',
  ...(key && { key }),
  ...(v !== undefined && { v }),
  ...(pre && { pre: [pre] }),
  away: isHidden(),
})
