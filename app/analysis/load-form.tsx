import { useRef, useState } from 'react'
import { pastedTextFault } from '#app/line/pasted-text-fault.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { readText, type Reading } from './read-text.ts'
import { words } from '#words/analysis'

interface LoadFormProps {
  readonly onRead: (reading: Reading) => void
  readonly onCancel: () => void
}

export function LoadForm({ onRead, onCancel }: LoadFormProps) {
  const text = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()

  function read() {
    const found = readText(text.current?.value ?? '')
    if (found.ok) return onRead(found.value)
    setError(pastedTextFault(found))
    text.current?.focus()
  }

  return (
    <div className="grid gap-4">
      <Field label={words.loadForm.positionOrGame} hint={words.loadForm.hint} error={error}>
        {(parts) => <textarea {...parts} ref={text} rows={6} spellCheck={false} autoComplete="off" />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={read}>
          {words.loadForm.load}
        </Button>
        <Button onClick={onCancel}>{words.loadForm.cancel}</Button>
      </div>
    </div>
  )
}
