import { afterPaint } from '#app/browser/after-paint.ts'
import { preferences } from '#app/game/preferences.ts'
import type { Sound } from './synthesizer.ts'

let warned = false

function warn(error: unknown) {
  if (!warned) console.warn('No sound here.', error)
  warned = true
}

/** Lets a sound be heard as loud as the player wants it, when the frame is painted. Without audio there is one warning. */
export function hear(sound: Sound) {
  const { sound: wanted, volume } = preferences()
  if (!wanted || volume === 0) return
  afterPaint(
    () => void import('./synthesizer.ts').then(({ playSound }) => playSound(sound, volume)).catch(warn),
  )
}

/** Makes ready for the first sound. Before anybody has touched the page the browser would only complain. */
export function getReadyToHear() {
  if (preferences().sound && navigator.userActivation?.hasBeenActive)
    import('./synthesizer.ts').then(({ wakeSounds }) => wakeSounds()).catch(warn)
}
