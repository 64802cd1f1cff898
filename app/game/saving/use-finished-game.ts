import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GameRecord } from '#matches/game-record.ts'
import { finishGame } from './finished-game.ts'
import { readStored, store } from '#app/browser/stored-json.ts'
import { endOf, isPaused, type LocalGame } from '#app/game/game.ts'

/** The finished game that was reported, and the ending that it belongs to. */
interface SavedEnding extends Pick<LocalGame, 'line' | 'called'> {
  readonly finished: GameRecord
}

/**
 * Measures the play time of a game and calls `onFinished` when it ends, and again if moves are taken back and it ends
 * differently. Returns the finished game of the current ending.
 */
export function useFinishedGame(
  game: LocalGame,
  onFinished: ((game: GameRecord) => void) | undefined,
): GameRecord | undefined {
  const { id, line, called } = game
  const [handedOver, setHandedOver] = useState<SavedEnding>()
  const played = useRef<number>(undefined)
  const isOver = endOf(game) !== undefined
  const counts = !isOver && !isPaused(game)

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
    // Stores the time after each move.
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

/** Milliseconds that the running game has been played, stored so that counting continues after a reload. */
const KEY = 'play-time'

function readPlayTime(gameId: string): number {
  const { id, ms } = Object(readStored(KEY)) as Readonly<Record<string, unknown>>
  return id === gameId && typeof ms === 'number' ? ms : 0
}

const storePlayTime = (gameId: string, ms: number): void => store(KEY, { id: gameId, ms })
