import { useState } from 'react'
import { opposite } from '#chess/types.ts'
import type { StateMessage } from '#live/protocol.ts'
import { ActionButton } from '#app/game/panels/action-button.tsx'
import { ConfirmDialog } from '#app/game/panels/confirm-dialog.tsx'
import type { OnlineAct } from './online-state.ts'
import { nameOf } from './wording.ts'

export interface OnlineActionsProps {
  readonly server: StateMessage
  /** The number of moves, including one that is being sent. */
  readonly plies: number
  readonly onAct: (what: OnlineAct) => void
  readonly onFlip: () => void
}

/** The actions in an online game besides moving. */
export function OnlineActions({ server, plies, onAct, onFlip }: OnlineActionsProps) {
  const [resigns, setResigns] = useState(false)
  const { you, phase, offers } = server
  const flip = <ActionButton icon="flip" name="Flip Board" onClick={onFlip} />
  if (!you) return flip
  if (phase === 'over')
    return (
      <>
        <ActionButton
          icon="rematch"
          kind="primary"
          name="Rematch"
          disabled={offers.rematch === you}
          onClick={() => onAct('rematch')}
        />
        {flip}
      </>
    )
  if (phase !== 'seated' && phase !== 'playing') return flip
  const hasMoved = plies >= (server.start.split(' ')[1] === you ? 1 : 2)
  return (
    <>
      <ActionButton
        icon="undo"
        name="Takeback"
        disabled={!hasMoved || phase !== 'playing' || offers.back === you}
        onClick={() => onAct('back')}
      />
      {flip}
      <ActionButton
        icon="draw"
        name="Offer Draw"
        disabled={phase !== 'playing' || offers.draw === you}
        onClick={() => onAct('draw')}
      />
      {plies < 2 ? (
        <ActionButton icon="flag" name="Abort" onClick={() => onAct('abort')} />
      ) : (
        <ActionButton icon="flag" name="Resign" onClick={() => setResigns(true)} />
      )}
      {resigns && (
        <ConfirmDialog
          title="Resign?"
          description={`${nameOf(server, opposite(you))} would win this game.`}
          yes="Resign"
          no="Play On"
          onNo={() => setResigns(false)}
          onYes={() => {
            setResigns(false)
            onAct('resign')
          }}
        />
      )}
    </>
  )
}
