import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LiveText } from '#app/ui/live-text.tsx'
import { markAnswered } from '#app/ui/announce.ts'
import { words } from '#words/line'

/** The result of a typed text: refused, answered in words that the caller announces, or done without words. */
export type TypedReply =
  | { readonly refused: string; readonly answer?: undefined }
  | { readonly refused?: undefined; readonly answer?: string }

interface TypedFieldProps {
  readonly placeholder: string
  /** Takes the text. A reply may come later, for example while the words of commands are fetched. */
  readonly onText: (text: string) => TypedReply | Promise<TypedReply>
  /** Called for an empty line. */
  readonly onEmpty?: (() => TypedReply) | undefined
  /** Called with each change, so that what a typed text may need can be fetched. */
  readonly onTyping?: (() => void) | undefined
  /** Called if the text is refused. */
  readonly onRefused?: (() => void) | undefined
}

/**
 * A field for typing a move or a command. The key `i` on the board leads here. Screen readers and the Tab key always reach it.
 * It is visible while it has the focus, and from the first press of a key on: a page cannot know of a screen reader, and users
 * of touch have no use for it.
 */
export function TypedField({ placeholder, onTyping, ...handlers }: TypedFieldProps) {
  const id = useId()
  useEffect(showFromFirstKey, [])
  const { text, refused, answer, change, submit } = useTyped(handlers)
  return (
    <form onSubmit={submit} className="grid gap-1 [html:not([data-keys])_&]:not-focus-within:sr-only">
      <div className="flex gap-2">
        <input
          data-typed-field
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
            change(event.target.value)
            onTyping?.()
          }}
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

/** The text in the field, and what became of the last one. */
function useTyped({ onText, onEmpty, onRefused }: Omit<TypedFieldProps, 'placeholder' | 'onTyping'>) {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string>()
  const [answer, setAnswer] = useState<string>()
  /** The field's present text, to compare when a reply arrives later. */
  const current = useRef('')

  function change(to: string) {
    current.current = to
    setText(to)
    setRefused(undefined)
    setAnswer(undefined)
  }
  function show(reply: TypedReply, sent: string) {
    const isNew = current.current === '' || current.current === sent
    if (reply.refused === undefined) {
      if (isNew) change('')
      setAnswer(reply.answer)
      return
    }
    // A refused text comes back to be corrected, unless another one is being typed.
    if (isNew) change(sent)
    setRefused(reply.refused)
    onRefused?.()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    markAnswered()
    if (text.trim() === '') return show(onEmpty?.() ?? {}, '')
    const reply = onText(text)
    if (!(reply instanceof Promise)) return show(reply, text)
    // Emptied at once, so that the next text can be typed while the reply is on its way.
    change('')
    void reply.then((found) => show(found, text))
  }
  return { text, refused, answer, change, submit }
}

/**
 * Sets `data-keys` on the document with the first key that is pressed outside other text fields. Keys in this field count: if it
 * hid on the press of a button, that button would move from under the pointer.
 */
function showFromFirstKey() {
  const root = document.documentElement
  if (root.dataset['keys'] !== undefined) return
  const heard = new AbortController()
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      const isKeyboard = key.length === 1 || /^(Tab|Enter|Escape|Arrow\w+)$/.test(key)
      const isOtherField =
        target instanceof Element && target.matches('input:not([data-typed-field]), textarea')
      if (!isKeyboard || isOtherField) return
      root.dataset['keys'] = ''
      heard.abort()
    },
    { signal: heard.signal },
  )
  return () => heard.abort()
}
