import { BoardButton } from '#app/board/look/board-button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { changePreferences, SEATS, usePreferences, type Seats } from '#app/game/preferences.ts'

const SEAT_NAMES: Record<Seats, string> = {
  fixed: 'Keep the board still',
  turning: 'Turn the board',
  table: 'Face to face',
}

const SEAT_NOTES: Record<Seats, string> = {
  fixed: 'White at the bottom',
  turning: 'To the side to move',
  table: 'Far pieces upside down',
}

/** The device's preferences for board and sound. */
export function PreferencesPanel({ twoPlayers }: { readonly twoPlayers: boolean }) {
  const { sound, premoves, volume, seats } = usePreferences()
  return (
    <details className="rounded-card border border-hairline bg-surface px-5 py-3 text-label">
      <summary className="min-h-8 font-semibold">Board &amp; sound</summary>
      <div className="grid gap-3 py-2">
        <BoardButton />
        <Checkbox
          label="Sound"
          checked={sound}
          onChange={(event) => changePreferences({ sound: event.target.checked })}
        />
        <label className="grid gap-1">
          Volume
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
        {!twoPlayers && (
          <Checkbox
            label="Premoves"
            hint="Choose your reply before it is your turn; it is played as soon as it is legal. Esc or a right click cancels it."
            checked={premoves === 'on'}
            onChange={(event) => changePreferences({ premoves: event.target.checked ? 'on' : 'off' })}
          />
        )}
        {twoPlayers && (
          <RadioGroup
            legend="Seats"
            columns="grid-cols-1"
            options={SEATS.map((seat) => ({ value: seat, label: SEAT_NAMES[seat], note: SEAT_NOTES[seat] }))}
            value={seats}
            onChange={(chosen) => changePreferences({ seats: chosen })}
          />
        )}
      </div>
    </details>
  )
}
