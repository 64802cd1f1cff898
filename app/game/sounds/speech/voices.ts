/** The voices of the browser's speech synthesis; undefined where there is none, such as in some embedded browsers. */
export const synthesis = (): SpeechSynthesis | undefined =>
  (globalThis as { readonly speechSynthesis?: SpeechSynthesis }).speechSynthesis

/**
 * A voice for the page's language that speaks on this device: others send the text to their maker and are silent offline. The
 * default voice is preferred. Browsers load their voices late, so there may be none at first; see `onVoices`.
 */
export function findVoice(language: string): SpeechSynthesisVoice | undefined {
  const [wanted] = language.toLowerCase().split('-')
  const voices = synthesis()?.getVoices() ?? []
  // Android writes `en_GB`.
  const speaking = voices.filter(
    ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === wanted,
  )
  return speaking.find((voice) => voice.default) ?? speaking[0]
}

/** Calls `listener` when the browser has loaded voices. Returns how to unsubscribe. */
export function onVoices(listener: () => void): () => void {
  const voices = synthesis()
  // Old versions of Safari have voices but do not report them.
  voices?.addEventListener?.('voiceschanged', listener)
  return () => voices?.removeEventListener?.('voiceschanged', listener)
}
