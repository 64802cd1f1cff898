import { useState } from 'react'
import type { Move } from '#chess/types.ts'
import { useStable } from '#app/browser/use-stable.ts'
import type { Game, GameEvent } from '#app/game/game.ts'

/** A move made in an older position of these moves, about which the player is asked. */
interface Asked {
  readonly line: Game['line']
  readonly shown: number
  readonly move: Move
}

/**
 * Stands before the game's `dispatch`: a move in an older position drops what came after it, so it is asked about first.
 * The move that was played there anyway is no new one: it only steps forward.
 */
export function useMoveFromOlder(game: Game, dispatch: (event: GameEvent) => void) {
  const [asked, setAsked] = useState<Asked>()
  const { line, shown } = game
  const open = asked?.line === line && asked.shown === shown ? asked : undefined

  const guarded = useStable((event: GameEvent) => {
    if (event.type !== 'move-played' || shown === line.length) return dispatch(event)
    if (event.move === line.moves[shown])
      return dispatch({ type: 'position-shown', ply: shown + 1, atMs: event.atMs })
    setAsked({ line, shown, move: event.move })
  })

  return {
    dispatch: guarded,
    /** How many moves would be dropped, and what is done about it; while the question is open. */
    question: open && {
      count: line.length - shown,
      onYes: () => {
        setAsked(undefined)
        dispatch({ type: 'move-played', move: open.move, atMs: performance.now() })
      },
      onNo: () => setAsked(undefined),
    },
  }
}
