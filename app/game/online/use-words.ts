import { useEffect, useState } from 'react'
import type { StateMessage } from '#live/protocol.ts'
import type { OnlineState } from './online-state.ts'
import { ownOfferText, personIn } from './wording.ts'
import { PRESETS } from '#live/presets.ts'
import { words } from '#words/online'

/** Shorter delays go unnoticed and are not reported. */
const SLOW_MS = 400

/** The status line: a slow move, a refusal, a message or an open offer. */
export function useWords(state: OnlineState, server: StateMessage, isMuted: boolean): string | undefined {
  const isSlow = useSlow(state.pending)
  if (isSlow) return words.status.sending
  if (state.refusal) return words.refusals[state.refusal]
  const { said } = state
  const mayHear = said && !(isMuted && said.color !== server.you)
  if (mayHear) return words.presetMessages.said(personIn(server, said.color), PRESETS[said.preset])
  if (!server.you)
    return server.phase === 'over'
      ? undefined
      : words.status.watching(personIn(server, 'w'), personIn(server, 'b'))
  if (server.phase === 'seated') return firstMoveWords(server)
  return ownOfferText(server)
}

const firstMoveWords = (server: StateMessage): string | undefined =>
  server.moves === '' ? words.status.firstMoves : undefined

function useSlow(pending: unknown): boolean {
  const [slow, setSlow] = useState<unknown>()
  useEffect(() => {
    if (pending === undefined) return
    const timer = setTimeout(() => setSlow(pending), SLOW_MS)
    return () => clearTimeout(timer)
  }, [pending])
  return pending !== undefined && slow === pending
}
