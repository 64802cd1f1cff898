import { afterPaint } from '#app/browser/after-paint.ts'
import { makeObservable } from '#app/browser/observable.ts'
import { positionAt } from '#app/line/line.ts'
import type { NextPremove } from '#app/line/premove.ts'
import type { Move } from '#chess/types.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import { BEAT_EVERY_MS, type ClientMessage, type ServerMessage } from '#live/protocol.ts'
import { Connection, type ConnectionStatus } from '#app/game/online/connection/connection.ts'
import { isSiteThere } from './online-api.ts'
import { keptState, keepState } from '#app/game/online/storage/kept-state.ts'
import { NO_STATE, receive, type OnlineState, type PendingMove } from './online-state.ts'
import {
  storedPendingMove,
  storePendingMove,
  type StoredMove,
} from '#app/game/online/storage/pending-storage.ts'
import { socketTransport } from '#app/game/online/connection/socket-transport.ts'
import { streamTransport } from '#app/game/online/connection/stream-transport.ts'

/** What can be asked besides moving. */
export type OnlineAct = Extract<ClientMessage, { type: 'do' }>['what']

export interface OnlineSession {
  readonly value: OnlineState
  readonly subscribe: (listener: () => void) => () => void
  readonly play: (move: Move) => void
  /** Hands the premove that is to be played next to the server, or takes it back. */
  readonly premove: (next: NextPremove | undefined) => void
  readonly act: (what: OnlineAct) => void
  readonly say: (preset: number) => void
  /** Asks the server how things stand: a clock shows that the time is up, and only the server can say so. */
  readonly check: () => void
  /** Plays here again after another device or tab has taken the seat. */
  readonly takeOver: () => void
  readonly stop: () => void
}

/** A refused move that could not be kept is sent again after this. */
const AGAIN_MS = 1_000

/** Plays, or watches, the game with this id. The key is that of the own seat; without one the game is only looked at. */
export function startOnlineSession(id: string, key: string | undefined): OnlineSession {
  const online = makeObservable<OnlineState>(keptState(id, key !== undefined) ?? NO_STATE)
  let sent = 0
  let isFirst = true
  /** Whether the state is of this page's own hearing, and not of the page before a reload, whose clocks have gone on. */
  let hasHeard = false
  let paintedAtMs = performance.now()
  let again: ReturnType<typeof setTimeout> | undefined
  let reloaded: StoredMove | undefined = storedPendingMove(id)
  let connection: Connection | undefined
  let premove: NextPremove | undefined
  /** Of what was said of premoves. A refusal is no word to the player: the page plays it itself when its turn comes. */
  const premoveNumbers = new Set<number>()

  const send = (message: ClientMessage) => connection?.send(message)
  const isHidden = () => document.visibilityState === 'hidden'
  const version = () => online.value.server?.v

  function connect() {
    connection?.stop()
    connection = new Connection({
      transports: { socket: socketTransport(id), stream: streamTransport(id, key) },
      isSiteThere,
      hello: () => {
        isFirst = true
        const v = hasHeard ? version() : undefined
        const pre = premove && isToCome(premove) ? [premove] : undefined
        return {
          type: 'hello',
          ...(key && { key }),
          ...(v !== undefined && { v }),
          ...(pre && { pre }),
          away: isHidden(),
        }
      },
      beat: () => ({ type: 'beat', v: version() ?? 0, hidden: isHidden() }),
      beatEveryMs: () => (isLive(online.value) ? BEAT_EVERY_MS.running : BEAT_EVERY_MS.else),
      onMessage: hear,
      onStatus: (status: ConnectionStatus, kind) => online.change({ status, kind }),
    })
  }

  function hear(message: ServerMessage) {
    if (message.type === 'no' && premoveNumbers.delete(message.n)) return
    if (message.type === 'ok') premoveNumbers.delete(message.n)
    const before = online.value
    const received = receive(before, message, performance.now(), isFirst)
    isFirst = false
    online.change(received.state)
    if (received.state.moves !== before.moves) notePainting()
    if (received.isBehind) send({ type: 'beat', v: 0, hidden: isHidden() })
    if (message.type === 'state') {
      hasHeard = true
      goOnAfterReload()
    }
    if (message.type === 'state' || message.type === 'moved') keepState(id, online.value)
    if (received.resend) resend()
    if (message.type === 'no' && message.code === 'ERR_UNAVAILABLE') {
      clearTimeout(again)
      again = setTimeout(resend, AGAIN_MS)
    }
    if (before.pending && !online.value.pending) storePendingMove(id, undefined)
  }

  /** Thinking begins when the position is on the screen. */
  function notePainting() {
    paintedAtMs = performance.now()
    afterPaint(() => (paintedAtMs = performance.now()))
  }

  /** A move that was under way when the page was left is played again, if it is still the one that is waited for. */
  function goOnAfterReload() {
    const { start, moves, pending, server } = online.value
    const stored = reloaded
    reloaded = undefined
    if (!stored || pending || stored.ply !== moves.length || server?.you === null) return
    const move = parseUci(positionAt({ start, moves }, moves.length), stored.uci)
    if (move.ok) submit(move.value, stored.spent)
  }

  function submit(move: Move, spent: number) {
    const { moves } = online.value
    const playedAtMs = performance.now()
    const pending = { n: ++sent, ply: moves.length, uci: makeUci(move), move, spent, playedAtMs }
    online.change({ pending, refusal: undefined })
    storePendingMove(id, pending)
    sendMove(pending)
  }

  const isToCome = ({ ply }: NextPremove) => ply > online.value.moves.length

  function handOver(next: NextPremove | undefined) {
    const before = premove
    premove = next
    if (!next && !(before && isToCome(before))) return
    const n = ++sent
    premoveNumbers.add(n)
    send({ type: 'pre', n, ...(next ?? { ply: before?.ply ?? 0 }) })
  }

  function resend() {
    const { pending } = online.value
    if (pending) sendMove(pending)
  }

  const sendMove = ({ n, ply, uci, spent }: PendingMove) => send({ type: 'move', n, ply, uci, spent })

  connect()
  return {
    get value() {
      return online.value
    },
    subscribe: (listener) => online.subscribe(listener),
    play: (move) => submit(move, Math.max(0, Math.round(performance.now() - paintedAtMs))),
    premove: handOver,
    act: (what) => send({ type: 'do', n: ++sent, what, v: version() ?? 0 }),
    say: (preset) => send({ type: 'say', n: ++sent, preset }),
    check: () => connection?.check(),
    takeOver: connect,
    stop: () => {
      clearTimeout(again)
      connection?.stop()
    },
  }
}

const isLive = ({ server }: OnlineState): boolean => server?.phase === 'seated' || server?.phase === 'playing'
