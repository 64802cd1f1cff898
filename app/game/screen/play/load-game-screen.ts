import { lazy, useEffect } from 'react'

/** Loads most of the screen's code on the first interaction, since setup does not need it. */
const load = () => import('#app/game/screen/game-screen.tsx')

export const GameScreen = lazy(() => load().then((module) => ({ default: module.GameScreen })))

export function useGameScreenAhead() {
  useEffect(() => {
    const ahead = () => void load()
    const signs = ['pointerover', 'touchstart', 'focusin'] as const
    for (const sign of signs) window.addEventListener(sign, ahead, { once: true, passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, ahead)
    }
  }, [])
}
