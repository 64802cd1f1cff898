import { useEffect, useEffectEvent, useRef } from 'react'
import { opposite } from '#chess/types.ts'
import type { StateMessage } from '#live/protocol.ts'
import { announce } from '#app/ui/announce.ts'
import { personIn } from './wording.ts'
import { words } from '#words/online'

/** Announces to screen readers that the opponent has disconnected or is back. Not for spectators. */
export function usePresenceAnnounced(server: StateMessage): void {
  const opponent = server.you && opposite(server.you)
  const isGone = opponent !== null && server.here[opponent] === 'gone'
  const before = useRef(isGone)
  const tell = useEffectEvent(() => {
    if (opponent === null || before.current === isGone) return
    before.current = isGone
    const person = personIn(server, opponent)
    announce(isGone ? words.presence.lostConnection(person) : words.presence.isBack(person))
  })
  useEffect(() => tell(), [isGone])
}
