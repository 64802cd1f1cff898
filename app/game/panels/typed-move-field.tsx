import { useId, useState, type FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { mayHumanMove, type Game, type GameEvent } from '#app/game/game.ts'
import { positionAt } from '#app/line/line.ts'
import { playSound } from '#app/game/sounds/play-sound.ts'
import { parseTypedMove } from '#app/line/typed-move.ts'

export interface TypedMoveFieldProps {
  readonly game: Game
  readonly dispatch: (event: GameEvent) => void
}

/** Moves by writing them, for those who would rather write than point. */
export function TypedMoveField({ game, dispatch }: TypedMoveFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string>()
  const mayMove = mayHumanMove(game)

  function refuse(reason: string) {
    setRefused(reason)
    playSound('illegal')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!mayMove) return refuse('It is not your move.')
    const move = parseTypedMove(positionAt(game, game.shown), text)
    if (!move.ok) return refuse(`“${text}” is not a legal move here.`)
    setText('')
    setRefused(undefined)
    dispatch({ type: 'move-played', move: move.value, atMs: performance.now() })
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
