import { BoardButton } from '#app/board/look/board-button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { changePreferences, SEATS, usePreferences } from '#app/line/preferences.ts'
import { words } from '#words/game'

const SpeechChoice = lazyPart(
  async () => (await import('#app/game/sounds/speech/speech-choice.tsx')).SpeechChoice,
)

/** The device's preferences for board and sound. */
export function PreferencesPanel({ twoPlayers }: { readonly twoPlayers: boolean }) {
  const { sound, premoves, volume, seats } = usePreferences()
  return (
    <details className="folded">
      <summary>
        <Icon name="board" />
        {words.preferencesPanel.title}
      </summary>
      <div className="grid gap-3 py-2">
        <BoardButton />
        <Checkbox
          label={words.preferencesPanel.sound}
          checked={sound}
          onChange={(event) => changePreferences({ sound: event.target.checked })}
        />
        <label className="grid gap-1">
          {words.preferencesPanel.volume}
          <input
            type="range"
            className="min-h-11 w-full accent-green"
            min={0}
            max={1}
            step={0.1}
            disabled={!sound}
            value={volume}
            onChange={(event) => changePreferences({ volume: event.target.valueAsNumber })}
          />
        </label>
        <SpeechChoice />
        {!twoPlayers && (
          <Checkbox
            label={words.preferencesPanel.premoves}
            hint={words.preferencesPanel.aboutPremoves}
            checked={premoves === 'on'}
            onChange={(event) => changePreferences({ premoves: event.target.checked ? 'on' : 'off' })}
          />
        )}
        {twoPlayers && (
          <RadioGroup
            legend={words.preferencesPanel.seats}
            columns="grid-cols-1"
            options={SEATS.map((seat) => ({
              value: seat,
              label: words.preferencesPanel.seatNames[seat],
              note: words.preferencesPanel.seatNotes[seat],
            }))}
            value={seats}
            onChange={(chosen) => changePreferences({ seats: chosen })}
          />
        )}
      </div>
    </details>
  )
}
