import { afterPaint } from '#app/browser/after-paint.ts'
import { preferences } from '#app/line/preferences.ts'
import type { Sound } from './synthesizer.ts'

let warned = false

function warn(error: unknown) {
  if (!warned) console.warn('No sound here.', error)
  warned = true
}

/** Plays a sound at the preferred volume after the next paint. Warns once in the log if audio is unavailable. */
export function playSound(sound: Sound) {
  const { sound: wanted, volume } = preferences()
  if (!wanted || volume === 0) return
  afterPaint(
    () => void import('./synthesizer.ts').then(({ synthesize }) => synthesize(sound, volume)).catch(warn),
  )
}

/**
 * Prepares the audio for the first sound. Does nothing before the first interaction, since browsers forbid audio until then.
 */
export function prepareSound() {
  if (preferences().sound && navigator.userActivation?.hasBeenActive)
    import('./synthesizer.ts').then(({ prepareAudio }) => prepareAudio()).catch(warn)
}
