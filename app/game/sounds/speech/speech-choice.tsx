import { useSyncExternalStore } from 'react'
import { changePreferences, usePreferences } from '#app/line/preferences.ts'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { speak, stopSpeaking } from './speaker.ts'
import { findVoice, onVoices } from './voices.ts'
import { words } from '#words/speech'

const hasVoice = (): boolean => findVoice(document.documentElement.lang) !== undefined

/** The choice to have moves spoken. Hidden while the browser has no voice for the page's language. */
export function SpeechChoice() {
  const { speech, sound, volume } = usePreferences()
  const isOffered = useSyncExternalStore(onVoices, hasVoice)
  if (!isOffered) return null
  return (
    <Checkbox
      label={words.choice.speakMoves}
      hint={words.choice.about}
      disabled={!sound}
      checked={speech}
      onChange={({ target }) => {
        changePreferences({ speech: target.checked })
        // iOS lets a page speak once it has spoken in answer to a press.
        if (target.checked) speak(words.choice.isOn, volume)
        else stopSpeaking()
      }}
    />
  )
}
