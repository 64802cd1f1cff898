import { clocksWords } from '#app/game/wording.ts'
import type { Game, BoardEvent } from '#app/game/game.ts'
import { changePreferences, preferences } from '#app/line/preferences.ts'
import { step } from '#app/line/stepper.ts'
import { announce } from '#app/ui/announce.ts'
import { usePageKeys } from '#app/line/use-page-keys.ts'
import { useStepKeys } from '#app/line/use-step-keys.ts'
import { words } from '#words/game'

interface GameKeys {
  readonly game: Game
  readonly dispatch: (event: BoardEvent) => void
  readonly onFlip: () => void
  /** True while something else is in the game's place. */
  readonly isOff: boolean
}

function toggleSound() {
  const sound = !preferences().sound
  changePreferences({ sound })
  announce(sound ? words.gameKeys.soundOn : words.gameKeys.soundOff)
}

/** Keyboard shortcuts: step through the moves, flip the board, toggle the sound, read out the clocks. */
export function useGameKeys({ game, dispatch, onFlip, isOff }: GameKeys) {
  useStepKeys((type) => {
    // A game on the board cannot be played back, so this key does nothing.
    if (type === 'toggle' || isOff) return false
    if (type === 'flip') onFlip()
    else {
      const { ply } = step({ ply: game.shown, isPlaying: false }, { type }, game.line.length)
      dispatch({ type: 'position-shown', ply, atMs: performance.now() })
    }
    return true
  })
  usePageKeys((key) => {
    if (isOff) return false
    if (key === 'm') toggleSound()
    else if (key === 't') announce(clocksWords(game, performance.now()))
    else return false
    return true
  })
}
