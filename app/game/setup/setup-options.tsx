import { useEffect, useId, useRef } from 'react'
import { AllTimes, IncrementChoice } from './choice-groups.tsx'
import type { Choices } from './choices.ts'
import { useEarlyInput } from '#app/ui/form/use-early-input.ts'
import { LiveText } from '#app/ui/live-text.tsx'
import { words } from '#words/game'

export interface SetupOptionsProps extends StartTextProps {
  readonly choices: Choices
  readonly onChange: (changed: Partial<Choices>) => void
}

/** Options that few people change, folded away. */
export function SetupOptions({ choices, onChange, ...start }: SetupOptionsProps) {
  return (
    <details className="setup-options">
      <summary>{words.setupOptions.moreOptions}</summary>
      <div className="grid gap-6 py-3">
        {!choices.untimed && (
          <IncrementChoice increment={choices.increment} onChange={(increment) => onChange({ increment })} />
        )}
        <AllTimes time={choices} hasDays={false} onChange={onChange} />
        <StartText {...start} />
      </div>
    </details>
  )
}

export const FIELD = 'min-h-11 w-full rounded-control border border-edge bg-surface px-3 py-2 font-normal'

interface StartTextProps {
  /** A FEN or PGN to start from, and the error in it. */
  readonly startText: string
  readonly onStartText: (text: string) => void
  readonly wrong: string | undefined
}

function StartText({ startText, onStartText, wrong }: StartTextProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEarlyInput(field, ({ value }) => onStartText(value))
  // Scrolls to the error that prevents the start.
  useEffect(() => {
    if (wrong !== undefined) field.current?.focus()
  }, [wrong])
  return (
    <div className="grid gap-2">
      <label className="grid gap-1 text-label font-semibold">
        {words.setupOptions.startFrom}
        <textarea
          ref={field}
          aria-describedby={id}
          aria-invalid={wrong !== undefined}
          className={`${FIELD} min-h-20 font-normal`}
          placeholder={words.setupOptions.pasteHere}
          spellCheck={false}
          value={startText}
          onChange={(event) => onStartText(event.target.value)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const file = event.dataTransfer.files[0]
            if (!file) return
            event.preventDefault()
            void file.text().then(onStartText)
          }}
        />
      </label>
      <LiveText id={id} tone="error">
        {wrong}
      </LiveText>
    </div>
  )
}
