import { useState } from 'react'
import { opposite } from '#chess/types.ts'
import { ActionButton } from './action-button.tsx'
import { ConfirmDialog } from './load-confirm-dialog.tsx'
import { endOf, isAgainstComputer, mayHumanMove, type Game, type GameEvent } from '#app/game/game.ts'
import { nameInSentence } from '#app/game/wording.ts'

export interface GameActionsProps {
  readonly game: Game
  readonly dispatch: (event: GameEvent) => void
  readonly onFlip: () => void
  readonly onRematch: () => void
  readonly onHint: (() => void) | undefined
  /** Offers the computer a draw. */
  readonly onOfferDraw: () => void
}

/** The actions besides moving: flip the board, resign, offer a draw, ask for a hint. */
export function GameActions({ game, dispatch, onFlip, onRematch, onHint, onOfferDraw }: GameActionsProps) {
  const [asked, setAsked] = useState<'resign' | 'draw'>()
  const now = () => performance.now()
  const isComputer = isAgainstComputer(game)
  const turn = game.line.sideToMoveAt()
  const resigning = isComputer ? game.opponent.seat : turn
  const close = () => setAsked(undefined)
  if (endOf(game))
    return (
      <>
        <ActionButton icon="rematch" kind="primary" name="Rematch" onClick={onRematch} />
        <ActionButton icon="flip" name="Flip Board" onClick={onFlip} />
      </>
    )
  return (
    <>
      {onHint && <ActionButton icon="hint" name="Hint" disabled={!mayHumanMove(game)} onClick={onHint} />}
      {!isComputer && (
        <ActionButton
          icon={game.paused ? 'play' : 'pause'}
          name={game.paused ? 'Resume' : 'Pause'}
          onClick={() => dispatch({ type: game.paused ? 'resumed' : 'paused', atMs: now() })}
        />
      )}
      <ActionButton icon="flip" name="Flip Board" onClick={onFlip} />
      <ActionButton
        icon="draw"
        name="Offer Draw"
        onClick={isComputer ? onOfferDraw : () => setAsked('draw')}
      />
      <ActionButton icon="flag" name="Resign" onClick={() => setAsked('resign')} />
      {asked === 'resign' && (
        <ConfirmDialog
          title="Resign?"
          description={`${nameInSentence(game, opposite(resigning))} would win this game.`}
          yes="Resign"
          no="Play On"
          onNo={close}
          onYes={() => {
            close()
            dispatch({ type: 'resigned', color: resigning, atMs: now() })
          }}
        />
      )}
      {asked === 'draw' && (
        <ConfirmDialog
          title="Draw offered"
          description={`${nameInSentence(game, opposite(turn))}, do you accept a draw?`}
          yes="Accept Draw"
          no="Play On"
          onNo={close}
          onYes={() => {
            close()
            dispatch({ type: 'draw-agreed', atMs: now() })
          }}
        />
      )}
    </>
  )
}
