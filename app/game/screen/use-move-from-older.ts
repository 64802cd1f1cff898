import { useState } from 'react'
import type { Move } from '#chess/types.ts'
import { useStable } from '#app/browser/use-stable.ts'
import type { Game, GameEvent } from '#app/game/game.ts'

/** A move in an older position that the player must confirm. */
interface UnconfirmedMove {
  readonly line: Game['line']
  readonly shown: number
  readonly move: Move
}

/**
 * Wraps the game's `dispatch`. A move in an older position drops the moves after it, so the player must confirm it. If it is
 * the move that was played there, it only steps forward.
 */
export function useMoveFromOlder(game: Game, dispatch: (event: GameEvent) => void) {
  const [asked, setAsked] = useState<UnconfirmedMove>()
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
    /** The number of moves to drop, the side and the answers, while the question is open. */
    question: open && {
      count: line.length - shown,
      /** The side that the question addresses: the one that moved. */
      asks: line.sideToMoveAt(shown),
      onYes: () => {
        setAsked(undefined)
        dispatch({ type: 'move-played', move: open.move, atMs: performance.now() })
      },
      onNo: () => setAsked(undefined),
    },
  }
}
