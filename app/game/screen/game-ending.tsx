import { useState, type ReactNode } from 'react'
import { EndDialog } from './end-dialog.tsx'
import { shownEndOf, type Game, type GameEvent } from '#app/game/game.ts'
import { endTexts } from '#app/game/wording.ts'

interface GameEndingProps {
  readonly game: Game
  readonly dispatch: (event: GameEvent) => void
  /** What became of the game. */
  readonly note: ReactNode
  readonly onRematch: () => void
  readonly onNewGame: () => void
}

/** The dialog of a game that is over, until it is closed; another end opens another dialog. */
export function GameEnding({ game, dispatch, note, onRematch, onNewGame }: GameEndingProps) {
  const [dismissed, setDismissed] = useState<Game['moves']>()
  const end = shownEndOf(game)
  if (!end || dismissed === game.moves) return null
  const dismiss = () => setDismissed(game.moves)
  return (
    <EndDialog
      texts={endTexts(game, end)}
      note={note}
      onDismiss={dismiss}
      onSeePrevious={() => {
        dismiss()
        dispatch({ type: 'position-shown', ply: game.shown - 1, atMs: performance.now() })
      }}
      onRematch={onRematch}
      onNewGame={onNewGame}
    />
  )
}
