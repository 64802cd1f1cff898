import { useId, useState, type FormEvent } from 'react'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { Button } from '#app/ui/button.tsx'
import { parseTypedMove } from './typed-move.ts'

export interface TypedMoveFieldProps {
  /** The position to move in; undefined while nobody may. Asked when a move is handed in. */
  readonly position: () => Position | undefined
  readonly onMove: (move: Move) => void
  /** What was written is no move here. */
  readonly onRefused?: () => void
}

/** Moves by writing them, for those who would rather write than point. */
export function TypedMoveField({ position, onMove, onRefused }: TypedMoveFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string>()

  function refuse(reason: string) {
    setRefused(reason)
    onRefused?.()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    const current = position()
    if (current === undefined) return refuse('It is not your move.')
    const move = parseTypedMove(current, text)
    if (!move.ok) return refuse(`“${text}” is not a legal move here.`)
    setText('')
    setRefused(undefined)
    onMove(move.value)
  }

  return (
    <form onSubmit={submit} className="grid gap-1">
      <div className="flex gap-2">
        <input
          aria-label="Type a move"
          aria-describedby={`${id}-refused`}
          aria-invalid={refused !== undefined}
          className="min-h-11 w-0 grow rounded-control border border-edge bg-surface px-3 text-label"
          placeholder="Nf3, g1f3, knight f3"
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
        <Button type="submit">Move</Button>
      </div>
      <p id={`${id}-refused`} aria-live="polite" className="text-sm text-danger empty:hidden">
        {refused}
      </p>
    </form>
  )
}
