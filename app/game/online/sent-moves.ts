import { afterPaint } from '#app/browser/after-paint.ts'
import type { Observable } from '#app/browser/observable.ts'
import type { Move } from '#chess/types.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import type { ClientMessage, ServerMessage } from '#live/protocol.ts'
import {
  storedPendingMove,
  storePendingMove,
  type StoredMove,
} from '#app/game/online/storage/pending-storage.ts'
import { isTemporary, type OnlineState, type PendingMove } from './online-state.ts'

/** A move that the server could not save is sent again after this time. */
const AFTER_REFUSAL_MS = 1_000
/**
 * A move without any answer is sent again after this time. The message contains the ply, so the server plays the move only
 * once.
 */
const WITHOUT_ANSWER_MS = 2_000
const AFTER_RESENDING_MS = 1_000

interface SentMovesSettings {
  readonly online: Observable<OnlineState>
  readonly nextNumber: () => number
  readonly send: (message: ClientMessage, isUrgent?: boolean) => void
}

/** The player's own move on its way to the server: stored on the device, and resent until the server answers. */
export interface SentMoves {
  readonly play: (move: Move) => void
  /** Call before another position is shown: thinking time starts when the position is painted. */
  readonly notePainting: () => void
  /**
   * Sends the pending move again: at once on a new connection, and otherwise at most once a second, since the server answers a
   * move that it cannot save with a state that still lacks it.
   */
  readonly resend: (isNewConnection: boolean) => void
  /** Sends a move again that was pending when the page was left, if the game is still at the same ply. */
  readonly goOnAfterReload: () => void
  /** `before`: the state before this message was applied. */
  readonly receive: (message: ServerMessage, before: OnlineState) => void
  readonly stop: () => void
}

export function makeSentMoves(id: string, { online, nextNumber, send }: SentMovesSettings): SentMoves {
  let again: ReturnType<typeof setTimeout> | undefined
  let sentAtMs = -Infinity
  let paintedAtMs = performance.now()
  let reloaded: StoredMove | undefined = storedPendingMove(id)

  function sendMove({ n, ply, uci, spent }: PendingMove, isAgain = false) {
    send({ type: 'move', n, ply, uci, spent }, isAgain)
    sentAtMs = performance.now()
    resendIn(isAgain ? AFTER_RESENDING_MS : WITHOUT_ANSWER_MS)
  }

  function resendIn(ms: number) {
    clearTimeout(again)
    again = setTimeout(sendAgain, ms)
  }

  function submit(move: Move, spent: number) {
    const line = online.value.line.with(move)
    const playedAtMs = performance.now()
    const pending = { n: nextNumber(), ply: line.length - 1, uci: makeUci(move), line, spent, playedAtMs }
    online.change({ pending, refusal: undefined })
    storePendingMove(id, pending)
    sendMove(pending)
  }

  function sendAgain() {
    const { pending } = online.value
    if (pending) sendMove(pending, true)
  }

  const setPainted = () => (paintedAtMs = performance.now())

  return {
    play: (move) => submit(move, Math.max(0, Math.round(performance.now() - paintedAtMs))),
    notePainting() {
      setPainted()
      afterPaint(setPainted)
    },
    resend(isNewConnection) {
      if (isNewConnection) sendAgain()
      else resendIn(sentAtMs + AFTER_RESENDING_MS - performance.now())
    },
    goOnAfterReload() {
      const { line, pending, server } = online.value
      const stored = reloaded
      reloaded = undefined
      if (!stored || pending || stored.ply !== line.length || server?.you === null) return
      const move = parseUci(line.positionAt(), stored.uci)
      if (move.ok) submit(move.value, stored.spent)
    },
    receive(message, before) {
      if (message.type === 'no' && isTemporary(message.code)) resendIn(AFTER_REFUSAL_MS)
      if (!before.pending || online.value.pending) return
      clearTimeout(again)
      storePendingMove(id, undefined)
    },
    stop: () => clearTimeout(again),
  }
}
