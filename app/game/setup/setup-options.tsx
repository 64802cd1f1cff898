import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { COLORS } from '#chess/types.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { INCREMENTS, LONGEST_NAME, type GameSettings } from '#app/game/settings.ts'
import { COLOR_NAMES } from '#chess/names.ts'

export interface SetupOptionsProps {
  readonly settings: GameSettings
  readonly onChange: (changed: Partial<GameSettings>) => void
  /** A FEN or PGN to start from; resolves to what is wrong with it, if anything is. */
  readonly onStartFrom: (text: string) => Promise<string | undefined>
}

/** What few people change: folded away, and as good as not there for everybody else. */
export function SetupOptions({ settings, onChange, onStartFrom }: SetupOptionsProps) {
  return (
    <details className="group">
      <summary className="min-h-11 content-center text-label font-semibold">More options</summary>
      <div className="grid gap-6 pt-3">
        <Checkbox
          label="Play without a clock"
          checked={settings.untimed}
          onChange={(event) => onChange({ untimed: event.target.checked })}
        />
        {!settings.untimed && (
          <RadioGroup
            legend="Seconds added with each move"
            columns="grid-cols-4 sm:grid-cols-7"
            options={INCREMENTS.map((seconds) => ({ value: seconds, label: `+${seconds}` }))}
            value={settings.increment}
            onChange={(increment) => onChange({ increment })}
          />
        )}
        {settings.mode === 'human-vs-human' && (
          <div className="grid gap-3 sm:grid-cols-2">
            {COLORS.map((color) => (
              <label key={color} className="grid gap-1 text-label font-semibold">
                {COLOR_NAMES[color]}’s name
                <input
                  className={FIELD}
                  maxLength={LONGEST_NAME}
                  autoComplete="off"
                  value={settings.names[color]}
                  onChange={(event) =>
                    onChange({ names: { ...settings.names, [color]: event.target.value } })
                  }
                />
              </label>
            ))}
          </div>
        )}
        <StartFrom onStartFrom={onStartFrom} />
      </div>
    </details>
  )
}

const FIELD = 'min-h-11 w-full rounded-control border border-edge bg-surface px-3 py-2 font-normal'

function StartFrom({ onStartFrom }: Pick<SetupOptionsProps, 'onStartFrom'>) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const start = async () => setWrong(await onStartFrom(text))
  return (
    <div className="grid gap-2">
      <label className="grid gap-1 text-label font-semibold">
        Start from a position or a game
        <textarea
          className={`${FIELD} min-h-20 font-normal`}
          placeholder="Paste a FEN or a PGN, or drop a file here"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const file = event.dataTransfer.files[0]
            if (!file) return
            event.preventDefault()
            void file.text().then(setText)
          }}
        />
      </label>
      <p aria-live="polite" className="text-label text-danger empty:hidden">
        {wrong}
      </p>
      <Button onClick={() => void start()} disabled={text.trim() === ''}>
        Start from Here
      </Button>
    </div>
  )
}
