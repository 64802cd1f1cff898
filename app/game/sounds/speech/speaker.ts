import { endOf, type Game } from '#app/game/game.ts'
import { endTexts } from '#app/game/wording.ts'
import { spokenText } from './spoken-text.ts'
import { findVoice, synthesis } from './voices.ts'
import { words } from '#words/game'

/** Speaks after what is being spoken. Does nothing without a voice for the page's language. */
export function speak(text: string, volume: number): void {
  const { lang } = document.documentElement
  const voice = findVoice(lang)
  if (!voice) return
  const utterance = new SpeechSynthesisUtterance(spokenText(text))
  utterance.voice = voice
  // Android writes `hi_IN`.
  utterance.lang = voice.lang.replace('_', '-')
  utterance.volume = volume
  synthesis()?.speak(utterance)
}

export const stopSpeaking = (): void => synthesis()?.cancel()

/** Speaks the change from one game to the next: a move and the result. A new position interrupts what is said of the old one. */
export function speakChange(before: Game, after: Game, volume: number): void {
  const texts = changeTexts(before, after)
  if (texts.length > 0 || after.shown !== before.shown) stopSpeaking()
  for (const text of texts) speak(text, volume)
}

function changeTexts(before: Game, after: Game): readonly string[] {
  const { line, shown } = after
  const san = line !== before.line && shown === before.shown + 1 ? line.sans()[shown - 1] : undefined
  const end = endOf(before) ? undefined : endOf(after)
  const result = end && endTexts(after, end)
  return [
    ...(san === undefined ? [] : [san]),
    ...(result ? [words.ending.announced(result.heading, result.reason)] : []),
  ]
}
