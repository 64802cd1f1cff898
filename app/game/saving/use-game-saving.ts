import { useEffect, useRef } from 'react'
import { afterPaint } from '#app/browser/after-paint.ts'
import type { LocalGame } from '#app/game/game.ts'
import { lockGame } from './game-lock.ts'
import type { GameStorage } from './game-storage.ts'
import { makeStoredGame } from './stored-game.ts'
import { storeTabGame } from './tab-game.ts'

/**
 * The most clock time that a crash can give back to a player. A reload gives back none, since the page saves before it is
 * left.
 */
const SAVE_EVERY_MS = 2_000

/**
 * Stores the running game on every change, every two seconds while a clock runs, and when the page is hidden or left. Locks it
 * against other tabs. Reports the first failure; the game continues.
 */
export function useGameSaving(game: LocalGame, storage: GameStorage, onFailed: (error: unknown) => void) {
  const latest = useRef(game)
  const failed = useRef(false)

  const save = useRef(() => {
    const { id } = latest.current
    storage.save(id, makeStoredGame(latest.current, performance.now())).catch((error: unknown) => {
      if (failed.current) return
      failed.current = true
      onFailed(error)
    })
  })

  // After the frame that shows the move, so that saving does not delay its animation.
  useEffect(() => {
    latest.current = game
    return afterPaint(save.current)
  }, [game])

  useEffect(() => lockGame(game.id), [game.id])

  const ticking = game.clock.running !== undefined
  useEffect(() => {
    if (!ticking) return
    const timer = setInterval(save.current, SAVE_EVERY_MS)
    return () => clearInterval(timer)
  }, [ticking])

  useEffect(() => {
    const saveNow = save.current
    const leave = () => storeTabGame(makeStoredGame(latest.current, performance.now()), Date.now())
    document.addEventListener('visibilitychange', saveNow)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', saveNow)
      window.removeEventListener('pagehide', leave)
      // The visitor has left for another page of the site, which stops the clock.
      saveNow()
    }
  }, [])
}
