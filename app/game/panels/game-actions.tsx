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
  const [asked, setAsked] = useState<QuestionProps['asked']>()
  const now = () => performance.now()
  const isComputer = isAgainstComputer(game)
  if (endOf(game))
    return (
      <>
        <ActionButton icon="flip" name={words.actions.flipBoard} onClick={onFlip} />
        <div key="apart" className="apart">
          <ActionButton icon="rematch" kind="primary" name={words.actions.rematch} onClick={onRematch} />
        </div>
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
      {/* Same element as after the end of the game, so that the focus moves from Resign to Rematch. */}
      <div key="apart" className="apart">
        <ActionButton
          icon="flag"
          name={words.actions.resign}
          className="resign"
          onClick={() => setAsked('resign')}
        />
      </div>
      {asked && <Question {...{ game, asked, dispatch }} onClose={() => setAsked(undefined)} />}
    </>
  )
}

interface QuestionProps extends Pick<GameActionsProps, 'game' | 'dispatch'> {
  readonly asked: 'resign' | 'draw'
  readonly onClose: () => void
}

/** Confirms a resignation, or asks the other player at this screen for a draw. */
function Question({ game, asked, dispatch, onClose }: QuestionProps) {
  const turn = game.line.sideToMoveAt()
  const resigning = isAgainstComputer(game) ? game.opponent.seat : turn
  function confirm(event: GameEvent) {
    onClose()
    dispatch(event)
  }
  return asked === 'resign' ? (
    <ConfirmDialog
      title={words.gameActions.resignTitle}
      description={words.gameActions.wouldWin(playerIn(game, opposite(resigning)))}
      yes={words.actions.resign}
      no={words.gameActions.playOn}
      asks={resigning}
      onNo={onClose}
      onYes={() => confirm({ type: 'resigned', color: resigning, atMs: performance.now() })}
    />
  ) : (
    <ConfirmDialog
      title={words.gameActions.drawOffered}
      description={words.gameActions.doYouAccept(playerIn(game, opposite(turn)))}
      yes={words.gameActions.acceptDraw}
      no={words.gameActions.playOn}
      asks={opposite(turn)}
      onNo={onClose}
      onYes={() => confirm({ type: 'draw-agreed', atMs: performance.now() })}
    />
  )
}
