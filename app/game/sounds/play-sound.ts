import { afterPaint } from '#app/browser/after-paint.ts'
import { preferences } from '#app/game/preferences.ts'
import type { Sound } from './synthesizer.ts'

let warned = false

function warn(error: unknown) {
  if (!warned) console.warn('No sound here.', error)
  warned = true
}

/** Plays a sound as loud as the player wants it, when the frame is painted. Without audio there is one warning. */
export function playSound(sound: Sound) {
  const { sound: wanted, volume } = preferences()
  if (!wanted || volume === 0) return
  afterPaint(
    () => void import('./synthesizer.ts').then(({ synthesize }) => synthesize(sound, volume)).catch(warn),
  )
}

/** Makes ready for the first sound. Before anybody has touched the page the browser would only complain. */
export function prepareSound() {
  if (preferences().sound && navigator.userActivation?.hasBeenActive)
    import('./synthesizer.ts').then(({ prepareAudio }) => prepareAudio()).catch(warn)
}
