import { RadioGroup } from '#app/ui/radio-group.tsx'
import { changePreferences, SEATS, usePreferences, type Seats } from './preferences.ts'

const SEAT_NAMES: Record<Seats, string> = {
  fixed: 'Board stays',
  turning: 'Board turns',
  table: 'Across a table',
}

const SEAT_NOTES: Record<Seats, string> = {
  fixed: 'White below',
  turning: 'To whoever moves',
  table: 'Black’s pieces upside down',
}

/** How this device shows and sounds games; folded away, since it is set once. */
export function PreferencesPanel({ twoPlayers }: { readonly twoPlayers: boolean }) {
  const { coordinates, sound, premoves, volume, seats } = usePreferences()
  return (
    <details className="rounded-card border border-hairline bg-surface px-5 py-3 text-label">
      <summary className="min-h-8 font-semibold">Board &amp; sound</summary>
      <div className="grid gap-3 py-2">
        <Checkbox
          label="Coordinates"
          checked={coordinates}
          onChange={(coordinates) => changePreferences({ coordinates })}
        />
        <Checkbox label="Sound" checked={sound} onChange={(sound) => changePreferences({ sound })} />
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
            checked={premoves}
            onChange={(premoves) => changePreferences({ premoves })}
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
        <p className="text-sm text-muted">
          Keys: f turns the board, m is for sound, arrows step through the moves.
        </p>
      </div>
    </details>
  )
}

interface CheckboxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 accent-green"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
