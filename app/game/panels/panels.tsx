import { memo } from 'react'
import { GameActions } from './game-actions.tsx'
import { GamePanel } from './game-panel.tsx'
import { isAgainstComputer, type Game, type GameEvent } from '#app/game/game.ts'
import { ReviewPanel } from './review-panel.tsx'

export interface BesideBoardProps {
  readonly game: Game
  readonly dispatch: (event: GameEvent) => void
  readonly onNewGame: () => void
  readonly onReset: () => void
  readonly onRematch: () => void
  readonly onFlip: () => void
  readonly onHint: () => void
  readonly onOfferDraw: () => void
}

/**
 * The panels. They are most of the screen's elements and nobody looks at them in the moment of a move, so they are
 * rendered apart from the board, a frame or two after it; memoised, so that they are not rendered with it as well.
 */
export const BesideBoard = memo(function BesideBoard(props: BesideBoardProps) {
  const { game, dispatch, onNewGame, onReset, onRematch, onFlip, onHint, onOfferDraw } = props
  return (
    <>
      <ReviewPanel game={game} dispatch={dispatch} />
      <GamePanel
        game={game}
        onUndo={() => dispatch({ type: 'move-taken-back', atMs: performance.now() })}
        onNewGame={onNewGame}
        onReset={onReset}
      >
        <GameActions
          game={game}
          dispatch={dispatch}
          onFlip={onFlip}
          onHint={isAgainstComputer(game) ? onHint : undefined}
          onOfferDraw={onOfferDraw}
          onRematch={onRematch}
        />
      </GamePanel>
    </>
  )
})
