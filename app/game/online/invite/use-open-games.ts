import { useEffect, useState } from 'react'
import type { InvitingGame } from '#live/invitation.ts'
import { listOpenGames } from '#app/game/online/online-api.ts'
import { seatKeyOf } from '#app/game/online/storage/seat-keys.ts'

const EVERY_MS = 5_000

/** Other players' games in the lobby, polled while the page is visible; undefined until the first answer. */
export function useOpenGames(): readonly InvitingGame[] | undefined {
  const [games, setGames] = useState<readonly InvitingGame[]>()
  useEffect(() => {
    const stop = new AbortController()
    const read = async () => {
      if (document.visibilityState === 'hidden') return
      try {
        const listed = await listOpenGames(stop.signal)
        setGames(listed.filter(({ id }) => seatKeyOf(id) === undefined))
      } catch (error) {
        // The old list stays until the next answer.
        if (!stop.signal.aborted) console.warn('The lobby cannot be read.', error)
      }
    }
    void read()
    const timer = setInterval(() => void read(), EVERY_MS)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [])
  return games
}
