import { useEffect, useEffectEvent, useRef } from 'react'
import type { FinishedGame } from '#matches/finished-game.ts'
import { makeFinishedGame } from './finished-game.ts'
import { endOf, type Game } from '#app/game/game.ts'
import { storePlayTime, readPlayTime } from './play-time.ts'

/** Hands the game over when it is over, and counts until then how long it was played. */
export function useFinishedGame(game: Game, onFinished: ((game: FinishedGame) => void) | undefined) {
  const { id } = game
  const played = useRef<number>(undefined)
  const isOver = endOf(game) !== undefined
  const counts = !isOver && !game.paused

  useEffect(() => {
    played.current ??= readPlayTime(id)
    if (!counts) return
    let since = performance.now()
    const count = () => {
      const now = performance.now()
      played.current = (played.current ?? 0) + now - since
      since = now
      storePlayTime(id, played.current)
    }
    window.addEventListener('pagehide', count)
    return () => {
      window.removeEventListener('pagehide', count)
      count()
    }
    // Each move is a moment to write down how long it took.
  }, [id, counts, game.moves])

  const handOver = useEffectEvent(() => {
    const finished = makeFinishedGame(game, played.current ?? 0, new Date())
    if (finished) onFinished?.(finished)
  })
  useEffect(() => {
    if (isOver) handOver()
  }, [isOver])
}
