import { useCallback, useEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'
import type { Game } from './game.ts'
import { preferences } from './preferences.ts'
import { soundOf } from './sound-of.ts'
import type { Sound } from './sounds.ts'

let warned = false

function warn(error: unknown) {
  if (!warned) console.warn('No sound here.', error)
  warned = true
}

/** Plays what is heard in a game, and hands out a way to play more. Without audio the game is silent, with one warning. */
export function useSounds(game: Game): (sound: Sound) => void {
  const before = useRef(game)
  const play = useCallback((sound: Sound) => {
    const { sound: wanted, volume } = preferences()
    if (!wanted || volume === 0) return
    afterPaint(() => void import('./sounds.ts').then(({ playSound }) => playSound(sound, volume)).catch(warn))
  }, [])

  useEffect(() => {
    // Before anybody has touched the page the browser would only complain.
    if (preferences().sound && navigator.userActivation?.hasBeenActive)
      import('./sounds.ts').then(({ wakeSounds }) => wakeSounds()).catch(warn)
  }, [])

  useEffect(() => {
    const sound = soundOf(before.current, game)
    before.current = game
    if (sound) play(sound)
  }, [game, play])

  return play
}
