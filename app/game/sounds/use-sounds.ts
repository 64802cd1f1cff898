import { useEffect, useRef } from 'react'
import type { Game } from '#app/game/game.ts'
import { playSound, prepareSound } from '#app/line/sounds/play-sound.ts'
import { soundOf } from './sound-of.ts'

/** Plays a sound for each move and for the end. */
export function useSounds(game: Game) {
  const before = useRef(game)
  useEffect(prepareSound, [])
  useEffect(() => {
    const sound = soundOf(before.current, game)
    before.current = game
    if (sound) playSound(sound)
  }, [game])
}
