import { useEffect, useEffectEvent, useRef } from 'react'
import type { Game } from '#app/game/game.ts'
import { usePreferences } from '#app/line/preferences.ts'

const load = () => import('./speaker.ts')

type Speaker = Awaited<ReturnType<typeof load>>

/** Speaks moves, the result and the coach's sentence, if the player has chosen so and the sound is on. */
export function useSpeech(game: Game, sentence?: string): void {
  const { speech, sound, volume } = usePreferences()
  const loudness = speech && sound ? volume : 0
  const before = useRef(game)
  const say = useEffectEvent((what: (speaker: Speaker, loud: number) => void) => {
    if (loudness > 0) load().then((speaker) => what(speaker, loudness), warn)
  })
  useEffect(() => {
    const was = before.current
    before.current = game
    if (was !== game) say((speaker, loud) => speaker.speakChange(was, game, loud))
  }, [game])
  useEffect(() => {
    if (sentence !== undefined) say((speaker, loud) => speaker.speak(sentence, loud))
  }, [sentence])
  const isOn = loudness > 0
  // A page that is muted or left falls silent.
  useEffect(() => {
    if (isOn) return () => void load().then((speaker) => speaker.stopSpeaking(), warn)
  }, [isOn])
}

const warn = (error: unknown) => console.warn('Nothing is spoken.', error)
