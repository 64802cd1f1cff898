import { useEffect, useRef } from 'react'
import { afterPaint } from '#app/browser/after-paint.ts'
import type { LocalGame } from '#app/game/game.ts'
import { lockGame } from './game-lock.ts'
import type { GameStorage } from './game-storage.ts'
import { makeStoredGame } from './stored-game.ts'
import { storeTabGame } from './tab-game.ts'

/** How much of a clock a crash may give back. A reload gives back nothing: the page saves when it is left. */
const SAVE_EVERY_MS = 2_000

/**
 * Stores the running game on the device: at every change, every two seconds while a clock runs, and when the page
 * is hidden or left; and holds other tabs off it meanwhile. A storage that is full or forbidden is told
 * once; the game goes on.
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

  // The frame that shows the move comes first; its animation takes ten times as long as writing it down.
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
      // Left for another page of the site: the clock stands where it stood.
      saveNow()
    }
  }, [])
}
