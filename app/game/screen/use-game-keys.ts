import { clocksWords, type Said } from './announcer.tsx'
import type { Game, GameEvent } from '#app/game/game.ts'
import { changePreferences, preferences } from '#app/game/preferences.ts'
import { step } from '#app/line/stepper.ts'
import { usePageKeys } from '#app/line/use-page-keys.ts'
import { useStepKeys } from '#app/line/use-step-keys.ts'

interface GameKeys {
  readonly game: Game
  readonly dispatch: (event: GameEvent) => void
  readonly onFlip: () => void
  readonly onSaid: (said: Said) => void
}

/** The keys of a running game: stepping, turning the board, sound, and what the clocks say. */
export function useGameKeys({ game, dispatch, onFlip, onSaid }: GameKeys) {
  useStepKeys((type) => {
    // A game that is being played does not go on by itself.
    if (type === 'toggle') return false
    if (type === 'flip') onFlip()
    else {
      const { ply } = step({ ply: game.shown, isPlaying: false }, { type }, game.line.length)
      dispatch({ type: 'position-shown', ply, atMs: performance.now() })
    }
    return true
  })
  usePageKeys((key) => {
    if (key === 'm') changePreferences({ sound: !preferences().sound })
    else if (key === 't') onSaid({ text: clocksWords(game, performance.now()) })
    else return false
    return true
  })
}
