import { useEffect, useEffectEvent } from 'react'
import type { StateMessage } from '#live/protocol.ts'
import { seatKeyOf, storeSeatKey } from '#app/game/online/storage/seat-keys.ts'

/** Opens the rematch once both players have agreed. The seat's key is valid for it too. */
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
