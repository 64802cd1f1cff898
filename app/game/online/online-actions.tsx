import { useState } from 'react'
import { opposite } from '#chess/types.ts'
import type { RestrictedAct, StateMessage } from '#live/protocol.ts'
import { ActionButton } from '#app/game/panels/action-button.tsx'
import { ConfirmDialog } from '#app/game/panels/load-confirm-dialog.tsx'
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
  /** True in the sheet, whose bar offers the rematch. */
  readonly inSheet?: boolean
}

const END = { icon: 'flag', className: 'resign' } as const

/** Asks the opponent for a move back or a draw. */
export function OnlineOffers({ server, plies, onAct }: OnlineActionsProps) {
  const { you, phase, offers } = server
  if (!you || !isLive(server)) return null
  const hasMoved = plies >= (server.start.split(' ')[1] === you ? 1 : 2)
  const isPlaying = phase === 'playing'
  return (
    <>
      {may(server, 'back') && (
        <ActionButton
          icon="undo"
          name={words.onlineActions.takeback}
          disabled={!hasMoved || !isPlaying || offers.back === you}
          onClick={() => onAct('back')}
        />
      )}
      {may(server, 'draw') && (
        <ActionButton
          icon="draw"
          name={gameWords.actions.offerDraw}
          disabled={!isPlaying || offers.draw === you}
          onClick={() => onAct('draw')}
        />
      )}
    </>
  )
}

/** False if the game's policy forbids it. */
export const may = ({ mayNot = [] }: StateMessage, act: RestrictedAct): boolean => !mayNot.includes(act)

const isLive = ({ phase }: StateMessage) => phase === 'seated' || phase === 'playing'

/** Once the game is over. */
export function OnlineRematch({ server, onAct }: Pick<OnlineActionsProps, 'server' | 'onAct'>) {
  const { you, offers } = server
  if (!you || server.phase !== 'over' || !may(server, 'rematch')) return null
  return (
    <ActionButton
      icon="rematch"
      kind="primary"
      name={offers.rematch === opposite(you) ? words.offerBar.accept : gameWords.actions.rematch}
      disabled={offers.rematch === you}
      onClick={() => onAct('rematch')}
    />
  )
}

/** The actions in an online game besides moving and offers. */
export function OnlineActions({ server, plies, onAct, onFlip, inSheet = false }: OnlineActionsProps) {
  const [resigns, setResigns] = useState(false)
  const { you } = server
  const mayEnd = you !== null && isLive(server)
  return (
    <>
      <ActionButton icon="flip" name={gameWords.actions.flipBoard} onClick={onFlip} />
      <div className="apart">
        {!inSheet && <OnlineRematch server={server} onAct={onAct} />}
        {mayEnd && plies < 2 && may(server, 'abort') && (
          <ActionButton {...END} name={words.onlineActions.abort} onClick={() => onAct('abort')} />
        )}
        {mayEnd && plies >= 2 && (
          <ActionButton {...END} name={gameWords.actions.resign} onClick={() => setResigns(true)} />
        )}
      </div>
      {mayEnd && resigns && (
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
    isGrave
    {...answers}
  />
)
