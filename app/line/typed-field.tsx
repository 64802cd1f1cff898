import { useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LiveText } from '#app/ui/live-text.tsx'
import { words } from '#words/line'

interface TypedFieldProps {
  readonly placeholder: string
  /** Accepts the text, or returns the reason for refusing it. */
  readonly onText: (text: string) => string | undefined
  /** Answers a text that `onText` refuses, if it is a question. The caller announces the answer. */
  readonly onQuestion?: ((text: string) => Promise<string | undefined>) | undefined
  /** Called if the text is refused and is not a question. */
  readonly onRefused?: (() => void) | undefined
}

/** A field for typing a move. */
export function TypedField({ placeholder, onText, onQuestion, onRefused }: TypedFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string>()
  const [answer, setAnswer] = useState<string>()
  /** The field's present text, to compare when an answer arrives later. */
  const current = useRef('')

  function change(to: string) {
    current.current = to
    setText(to)
    setRefused(undefined)
    setAnswer(undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    const reason = onText(text)
    if (reason === undefined) return change('')
    if (!onQuestion) return refuse(reason)
    void onQuestion(text).then((found) => {
      if (current.current !== text) return
      if (found === undefined) return refuse(reason)
      change('')
      setAnswer(found)
    })
  }

  function refuse(reason: string) {
    setRefused(reason)
    onRefused?.()
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
          onChange={(event) => change(event.target.value)}
        />
        <Button type="submit">{words.typedField.move}</Button>
      </div>
      <LiveText id={`${id}-refused`} tone="error">
        {refused}
      </LiveText>
      {answer !== undefined && <p className="pt-1 text-label">{answer}</p>}
    </form>
  )
}
