import { useEffect, useEffectEvent } from 'react'
import type { StateMessage } from '#live/protocol.ts'
import { seatKeyOf, storeSeatKey } from '#app/game/online/storage/seat-keys.ts'

/** Goes to the rematch once both want it: the seat's key is good for it too. */
export function useFollowedRematch(
  id: string,
  server: StateMessage | undefined,
  onOpen: (id: string) => void,
) {
  const next = server?.next
  const follow = useEffectEvent((rematch: string) => {
    const key = seatKeyOf(id)
    if (key !== undefined) storeSeatKey(rematch, key)
    onOpen(rematch)
  })
  useEffect(() => {
    if (next !== undefined) follow(next)
  }, [next])
}
