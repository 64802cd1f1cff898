import type { ReactNode } from 'react'
import type { Game, GameEvent } from '#app/game/game.ts'
import { Button } from '#app/ui/button.tsx'

interface WayOnProps {
  readonly game: Game
  /** What the move that led to the shown position is numbered, and the last. */
  readonly number: number
  readonly last: number
  readonly dispatch: (event: GameEvent) => void
}

/** Beside the moves: from an older position back to the game, and what was taken back played again. */
export function WayOn({ game, number, last, dispatch }: WayOnProps): ReactNode {
  const now = () => performance.now()
  if (game.shown < game.line.length)
    return (
      <Button
        className="way-on"
        onClick={() => dispatch({ type: 'position-shown', ply: game.line.length, atMs: now() })}
      >
        <span>{game.shown === 0 ? 'At the start:' : `Move ${number} of ${last}:`}</span>{' '}
        <span>back to the game</span>
      </Button>
    )
  if (game.takenBack.length > 0)
    return (
      <Button className="way-on" onClick={() => dispatch({ type: 'move-played-again', atMs: now() })}>
        Redo Move
      </Button>
    )
  return null
}
