import { useState } from 'react'
import { opposite } from '#chess/types.ts'
import { ActionButton } from './action-button.tsx'
import { ConfirmDialog } from './load-confirm-dialog.tsx'
import { endOf, isAgainstComputer, mayHumanMove, type Game, type GameEvent } from '#app/game/game.ts'
import { playerIn } from '#app/game/wording.ts'
import { words } from '#words/game'

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
        <ActionButton icon="rematch" kind="primary" name={words.actions.rematch} onClick={onRematch} />
        <ActionButton icon="flip" name={words.actions.flipBoard} onClick={onFlip} />
      </>
    )
  return (
    <>
      {onHint && (
        <ActionButton icon="hint" name={words.actions.hint} disabled={!mayHumanMove(game)} onClick={onHint} />
      )}
      {!isComputer && (
        <ActionButton
          icon={game.paused ? 'play' : 'pause'}
          name={game.paused ? words.actions.resume : words.actions.pause}
          onClick={() => dispatch({ type: game.paused ? 'resumed' : 'paused', atMs: now() })}
        />
      )}
      <ActionButton icon="flip" name={words.actions.flipBoard} onClick={onFlip} />
      <ActionButton
        icon="draw"
        name={words.actions.offerDraw}
        onClick={isComputer ? onOfferDraw : () => setAsked('draw')}
      />
      <ActionButton icon="flag" name={words.actions.resign} onClick={() => setAsked('resign')} />
      {asked === 'resign' && (
        <ConfirmDialog
          title={words.gameActions.resignTitle}
          description={words.gameActions.wouldWin(playerIn(game, opposite(resigning)))}
          yes={words.actions.resign}
          no={words.gameActions.playOn}
          onNo={close}
          onYes={() => {
            close()
            dispatch({ type: 'resigned', color: resigning, atMs: now() })
          }}
        />
      )}
      {asked === 'draw' && (
        <ConfirmDialog
          title={words.gameActions.drawOffered}
          description={words.gameActions.doYouAccept(playerIn(game, opposite(turn)))}
          yes={words.gameActions.acceptDraw}
          no={words.gameActions.playOn}
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
