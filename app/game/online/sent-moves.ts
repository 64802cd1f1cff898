import { afterPaint } from '#app/browser/after-paint.ts'
import type { Observable } from '#app/browser/observable.ts'
import { positionAt } from '#app/line/line.ts'
import type { Move } from '#chess/types.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import type { ClientMessage, ServerMessage } from '#live/protocol.ts'
import {
  storedPendingMove,
  storePendingMove,
  type StoredMove,
} from '#app/game/online/storage/pending-storage.ts'
import type { OnlineState, PendingMove } from './online-state.ts'

/** A refused move that could not be kept is sent again after this. */
const AGAIN_MS = 1_000

interface SentMovesSettings {
  readonly online: Observable<OnlineState>
  readonly nextNumber: () => number
  readonly send: (message: ClientMessage) => void
}

/** The own move on its way to the server: kept on the device, and sent until the server has answered. */
export interface SentMoves {
  readonly play: (move: Move) => void
  /** Another position is about to be shown: thinking begins when it is on the screen. */
  readonly notePainting: () => void
  readonly resend: () => void
  /** A move that was under way when the page was left is played again, if it is still the one that is waited for. */
  readonly goOnAfterReload: () => void
  /** What the server says, and what was known before it: the move has arrived, is refused, or could not be kept. */
  readonly hear: (message: ServerMessage, before: OnlineState) => void
  readonly stop: () => void
}

export function makeSentMoves(id: string, { online, nextNumber, send }: SentMovesSettings): SentMoves {
  let again: ReturnType<typeof setTimeout> | undefined
  let paintedAtMs = performance.now()
  let reloaded: StoredMove | undefined = storedPendingMove(id)

  const sendMove = ({ n, ply, uci, spent }: PendingMove) => send({ type: 'move', n, ply, uci, spent })

  function submit(move: Move, spent: number) {
    const { moves } = online.value
    const playedAtMs = performance.now()
    const pending = { n: nextNumber(), ply: moves.length, uci: makeUci(move), move, spent, playedAtMs }
    online.change({ pending, refusal: undefined })
    storePendingMove(id, pending)
    sendMove(pending)
  }

  function resend() {
    const { pending } = online.value
    if (pending) sendMove(pending)
  }

  const setPainted = () => (paintedAtMs = performance.now())

  return {
    play: (move) => submit(move, Math.max(0, Math.round(performance.now() - paintedAtMs))),
    notePainting() {
      setPainted()
      afterPaint(setPainted)
    },
    resend,
    goOnAfterReload() {
      const { start, moves, pending, server } = online.value
      const stored = reloaded
      reloaded = undefined
      if (!stored || pending || stored.ply !== moves.length || server?.you === null) return
      const move = parseUci(positionAt({ start, moves }, moves.length), stored.uci)
      if (move.ok) submit(move.value, stored.spent)
    },
    hear(message, before) {
      if (message.type === 'no' && message.code === 'ERR_UNAVAILABLE') {
        clearTimeout(again)
        again = setTimeout(resend, AGAIN_MS)
      }
      if (before.pending && !online.value.pending) storePendingMove(id, undefined)
    },
    stop: () => clearTimeout(again),
  }
}
