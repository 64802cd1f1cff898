import { useState } from 'react'
import { opposite } from '#chess/types.ts'
import type { StateMessage } from '#live/protocol.ts'
import { ActionButton } from '#app/game/panels/action-button.tsx'
import { ConfirmDialog } from '#app/game/panels/confirm-dialog.tsx'
import type { OnlineAct } from './online-state.ts'
import { personIn, type Person } from './wording.ts'
import { words as gameWords } from '#words/game'
import { words } from '#words/online'

export interface OnlineActionsProps {
  readonly server: StateMessage
  /** The number of moves, including one that is being sent. */
  readonly plies: number
  readonly onAct: (what: OnlineAct) => void
  readonly onFlip: () => void
}

const ENDS = { icon: 'flag', className: 'resign' } as const

/** The actions in an online game besides moving. */
export function OnlineActions({ server, plies, onAct, onFlip }: OnlineActionsProps) {
  const [resigns, setResigns] = useState(false)
  const { you, phase, offers } = server
  const flip = <ActionButton icon="flip" name={gameWords.actions.flipBoard} onClick={onFlip} />
  if (!you) return flip
  const isAsked = offers.rematch === opposite(you)
  if (phase === 'over')
    return (
      <>
        {flip}
        <div key="apart" className="apart">
          <ActionButton
            icon="rematch"
            kind="primary"
            name={isAsked ? words.offerBar.accept : gameWords.actions.rematch}
            disabled={offers.rematch === you}
            onClick={() => onAct('rematch')}
          />
        </div>
      </>
    )
  if (phase !== 'seated' && phase !== 'playing') return flip
  const hasMoved = plies >= (server.start.split(' ')[1] === you ? 1 : 2)
  return (
    <>
      <ActionButton
        icon="undo"
        name={words.onlineActions.takeback}
        disabled={!hasMoved || phase !== 'playing' || offers.back === you}
        onClick={() => onAct('back')}
      />
      {flip}
      <ActionButton
        icon="draw"
        name={gameWords.actions.offerDraw}
        disabled={phase !== 'playing' || offers.draw === you}
        onClick={() => onAct('draw')}
      />
      <div key="apart" className="apart">
        {plies < 2 ? (
          <ActionButton {...ENDS} name={words.onlineActions.abort} onClick={() => onAct('abort')} />
        ) : (
          <ActionButton {...ENDS} name={gameWords.actions.resign} onClick={() => setResigns(true)} />
        )}
      </div>
      {resigns && (
        <ResignQuestion
          winner={personIn(server, opposite(you))}
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

interface ResignQuestionProps {
  readonly winner: Person
  readonly onYes: () => void
  readonly onNo: () => void
}

const ResignQuestion = ({ winner, ...answers }: ResignQuestionProps) => (
  <ConfirmDialog
    title={gameWords.gameActions.resignTitle}
    description={gameWords.gameActions.wouldWin(winner)}
    yes={gameWords.actions.resign}
    no={gameWords.gameActions.playOn}
    {...answers}
  />
)
