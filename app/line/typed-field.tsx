import { useId, useState, type FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LiveText } from '#app/ui/live-text.tsx'
import { words } from '#words/line'

interface TypedFieldProps {
  readonly placeholder: string
  /** Accepts the text, or returns the reason for refusing it. */
  readonly onText: (text: string) => string | undefined
}

/** A field for typing a move. */
export function TypedField({ placeholder, onText }: TypedFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    const reason = onText(text)
    setRefused(reason)
    if (reason === undefined) setText('')
  }

  return (
    <form onSubmit={submit} className="grid gap-1">
      <div className="flex gap-2">
        <input
          aria-label={words.typedField.typeAMove}
          aria-describedby={`${id}-refused`}
          aria-invalid={refused !== undefined}
          className="min-h-11 w-0 grow rounded-control border border-edge bg-surface px-3 text-label"
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setRefused(undefined)
          }}
        />
        <Button type="submit">{words.typedField.move}</Button>
      </div>
      <LiveText id={`${id}-refused`} tone="error">
        {refused}
      </LiveText>
    </form>
  )
}
