import { useState } from 'react'
import { opposite } from '#chess/types.ts'
import { ActionButton } from './action-button.tsx'
import { ConfirmDialog } from './load-confirm-dialog.tsx'
import {
  endOf,
  isAgainstComputer,
  isPaused,
  mayHumanMove,
  type GameEvent,
  type LocalGame,
} from '#app/game/game.ts'
import { playerIn } from '#app/game/wording.ts'
import { words } from '#words/game'

export interface GameActionsProps {
  readonly game: LocalGame
  readonly dispatch: (event: GameEvent) => void
  readonly onFlip: () => void
  readonly onRematch: (() => void) | undefined
  readonly onHint: (() => void) | undefined
  /** Offers the computer a draw. */
  readonly onOfferDraw: () => void
}

type MainActionProps = Pick<GameActionsProps, 'game' | 'dispatch' | 'onHint'>

/** Asks for a hint or, between two people, pauses the game. */
export function MainAction({ game, dispatch, onHint }: MainActionProps) {
  if (endOf(game)) return null
  if (onHint)
    return (
      <ActionButton icon="hint" name={words.actions.hint} disabled={!mayHumanMove(game)} onClick={onHint} />
    )
  return (
    <ActionButton
      icon={isPaused(game) ? 'play' : 'pause'}
      name={isPaused(game) ? words.actions.resume : words.actions.pause}
      onClick={() => dispatch({ type: isPaused(game) ? 'resumed' : 'paused', atMs: performance.now() })}
    />
  )
}

const resign = () => ({ icon: 'flag', name: words.actions.resign, className: 'resign' }) as const
const rematch = () => ({ icon: 'rematch', name: words.actions.rematch, kind: 'primary' }) as const

/** In the bar, once the game is over. */
export const Rematch = ({ onRematch }: { readonly onRematch: () => void }) => (
  <ActionButton {...rematch()} onClick={onRematch} />
)

/** The other actions: flip the board, offer a draw, resign; after the end a rematch, unless the bar offers it. */
export function GameActions({ game, dispatch, onFlip, onRematch, onOfferDraw }: GameActionsProps) {
  const [asked, setAsked] = useState<QuestionProps['asked']>()
  const isLive = endOf(game) === undefined
  return (
    <>
      <ActionButton icon="flip" name={words.actions.flipBoard} onClick={onFlip} />
      {isLive && (
        <ActionButton
          icon="draw"
          name={words.actions.offerDraw}
          onClick={isAgainstComputer(game) ? onOfferDraw : () => setAsked('draw')}
        />
      )}
      {(isLive || onRematch) && (
        // The same element after the end of the game, so that the focus moves from Resign to Rematch.
        <div className="apart">
          <ActionButton
            {...(isLive ? resign() : rematch())}
            onClick={isLive ? () => setAsked('resign') : onRematch}
          />
        </div>
      )}
      {isLive && asked && <Question {...{ game, asked, dispatch }} onClose={() => setAsked(undefined)} />}
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
      isGrave
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
