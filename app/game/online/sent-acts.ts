import type { Observable } from '#app/browser/observable.ts'
import { opposite } from '#chess/types.ts'
import type { ClientMessage, ServerMessage, StateMessage } from '#live/protocol.ts'
import { isTemporary, type OnlineAct, type OnlineState, type PendingAct } from './online-state.ts'

/** An act without an answer is sent again after this time. */
const AGAIN_AFTER_MS = 2_000

interface SentActsSettings {
  readonly online: Observable<OnlineState>
  readonly nextNumber: () => number
  readonly send: (message: ClientMessage) => void
}

/** The player's latest act on its way to the server: resent until the server answers, since a resignation must not get lost. */
export interface SentActs {
  readonly act: (what: OnlineAct) => void
  /** Call after the message was applied. `isFirst`: it is the first one of a new connection. */
  readonly receive: (message: ServerMessage, isFirst: boolean) => void
  readonly stop: () => void
}

export function makeSentActs({ online, nextNumber, send }: SentActsSettings): SentActs {
  let again: ReturnType<typeof setTimeout> | undefined

  function transmit({ n, what, v }: PendingAct) {
    send({ type: 'do', n, what, v })
    clearTimeout(again)
    again = setTimeout(resend, AGAIN_AFTER_MS)
  }

  function resend() {
    const { act } = online.value
    if (act) transmit(act)
  }

  function forget() {
    clearTimeout(again)
    online.change({ act: undefined })
  }

  return {
    act(what) {
      const { server, line } = online.value
      const act = { n: nextNumber(), what, v: server?.v ?? 0, plies: line.length }
      online.change({ act, refusal: undefined })
      transmit(act)
    },
    receive(message, isFirst) {
      const { act, server } = online.value
      if (!act) return
      const isRefused = message.type === 'no' && message.n === act.n && !isTemporary(message.code)
      if (isRefused || (message.type === 'state' && isDone(message, act, online.value.line.length))) forget()
      else if (isFirst && server) transmit(act)
    },
    stop: () => clearTimeout(again),
  }
}

/** True if the act has taken effect, or can no longer have any. */
function isDone({ you, phase, offers, next }: StateMessage, act: PendingAct, plies: number): boolean {
  if (!you) return true
  const isOver = phase !== 'open' && phase !== 'seated' && phase !== 'playing'
  switch (act.what) {
    case 'draw':
      return isOver || offers.draw === you
    case 'draw-no':
      return offers.draw !== opposite(you)
    case 'back':
      return isOver || offers.back === you || plies < act.plies
    case 'back-yes':
    case 'back-no':
      return offers.back !== opposite(you)
    case 'rematch':
      return next !== undefined || offers.rematch === you
    case 'rematch-no':
      return offers.rematch === undefined
    case 'draw-yes':
    case 'resign':
    case 'abort':
    case 'claim':
    case 'claim-draw':
      return isOver
    case 'leave':
      return true
  }
}
