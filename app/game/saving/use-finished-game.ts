import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FinishedGame } from '#matches/finished-game.ts'
import { finishGame } from './finished-game.ts'
import { endOf, type Game } from '#app/game/game.ts'
import { storePlayTime, readPlayTime } from './play-time.ts'

/** An ending of the game, and what was handed over of it. */
interface HandedOver extends Pick<Game, 'line' | 'called'> {
  readonly finished: FinishedGame
}

/**
 * Hands the game over when it is over, each time anew if it is taken back and ends otherwise, and counts until then how
 * long it was played. What was handed over of the ending that stands.
 */
export function useFinishedGame(
  game: Game,
  onFinished: ((game: FinishedGame) => void) | undefined,
): FinishedGame | undefined {
  const { id, line, called } = game
  const [handedOver, setHandedOver] = useState<HandedOver>()
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
  }, [id, counts, line])

  const handOver = useEffectEvent(() => {
    const finished = finishGame(game, played.current ?? 0, new Date())
    if (!finished) return
    onFinished?.(finished)
    setHandedOver({ line, called, finished })
  })
  useEffect(() => {
    if (isOver) handOver()
  }, [isOver, line, called])

  return handedOver?.line === line && handedOver.called === called ? handedOver.finished : undefined
}
