import { useContext, type ReactNode } from 'react'
import { FarSide } from '#app/game/far-side.ts'
import type { Game, GameEnd, BoardEvent } from '#app/game/game.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { endTexts } from '#app/game/wording.ts'

const load = async () => (await import('./end-dialog.tsx')).EndDialog
const EndDialog = lazyPart(load)

/** Loads the dialog before it is needed. */
export const loadEndDialog = (): Promise<unknown> => load()

interface GameEndingProps {
  readonly game: Game
  readonly end: GameEnd
  readonly dispatch: (event: BoardEvent) => void
  /** Tells where the game is saved. */
  readonly note?: ReactNode
  /** Leads to the review: a button or a link. */
  readonly review?: ReactNode
  readonly onDismiss: () => void
  /** True if the opponent has asked for a rematch. */
  readonly isRematchAsked?: boolean
  /** Undefined for watchers. */
  readonly onRematch: (() => void) | undefined
  readonly onNewGame: (() => void) | undefined
}

/** The dialog at the end of a game. */
export function GameEnding(props: GameEndingProps) {
  const { game, end, dispatch, note, review, onDismiss, onRematch, onNewGame } = props
  const { isRematchAsked = false } = props
  const far = useContext(FarSide)
  return (
    <EndDialog
      texts={endTexts(game, end)}
      note={note}
      review={review}
      // The winner reads the dialog first; after a draw, the player on the near side.
      facesFar={far && end.winner === far}
      onDismiss={onDismiss}
      onSeePrevious={() => {
        onDismiss()
        dispatch({ type: 'position-shown', ply: game.shown - 1, atMs: performance.now() })
      }}
      isRematchAsked={isRematchAsked}
      onRematch={onRematch}
      onNewGame={onNewGame}
    />
  )
}
