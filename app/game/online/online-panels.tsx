import type { ReactNode } from 'react'
import { OnlineActions, OnlineOffers, OnlineRematch, type OnlineActionsProps } from './online-actions.tsx'
import type { Game, BoardEvent } from '#app/game/game.ts'
import { GameMoves } from '#app/game/panels/game-moves.tsx'
import { StatusText } from '#app/game/panels/game-status.tsx'
import { GameTypedMove } from '#app/game/panels/game-typed-move.tsx'
import { MoreMenu } from '#app/game/panels/more-menu.tsx'
import { MovesCard } from '#app/game/panels/moves-card.tsx'
import { PreferencesPanel } from '#app/game/panels/preferences-panel.tsx'
import { SharePanel } from '#app/game/panels/share-panel.tsx'
import { GameStepButtons } from '#app/game/panels/step-buttons.tsx'
import { WordLine } from '#app/game/panels/word-line.tsx'
import { useRoom, type Room } from '#app/game/panels/use-room.ts'
import { Card } from '#app/ui/card.tsx'
import { words as gameWords } from '#words/game'

interface OnlinePanelsProps {
  readonly game: Game
  readonly words: string | undefined
  /** An offer or a claim, above the moves. */
  readonly question: ReactNode
  readonly actions: OnlineActionsProps
  /** False for spectators. */
  readonly canMove: boolean
  /** Messages and links, folded away. */
  readonly more: ReactNode
  readonly dispatch: (event: BoardEvent) => void
}

/** The panels of an online game for the places around the board: those of a local game with different buttons. */
export function useOnlinePanels(props: OnlinePanelsProps): {
  readonly under?: ReactNode
  readonly column: ReactNode
  readonly left?: ReactNode
} {
  const room = useRoom()
  if (room === 'wide') return { column: <Desk {...props} room={room} />, left: <Left {...props} /> }
  return {
    under: <Bar {...props} />,
    column: room === 'desk' ? <Desk {...props} room={room} /> : <Phone {...props} />,
  }
}

interface InRoom extends OnlinePanelsProps {
  readonly room: Room
}

const showBy = (dispatch: OnlinePanelsProps['dispatch']) => (ply: number) =>
  dispatch({ type: 'position-shown', ply, atMs: performance.now() })

const Bar = ({ game, actions, more, dispatch }: OnlinePanelsProps) => (
  <div role="group" aria-label={gameWords.panels.controls} className="game-bar">
    <MoreMenu>
      <div className="game-actions">
        <OnlineActions {...actions} inSheet />
      </div>
      <Settings game={game} more={more} />
    </MoreMenu>
    <OnlineOffers {...actions} />
    <OnlineRematch {...actions} />
    <GameStepButtons game={game} onShow={showBy(dispatch)} />
  </div>
)

const Phone = ({ game, words, question, canMove, dispatch }: OnlinePanelsProps) => (
  <>
    <section aria-label={gameWords.panels.moves} className="game-line">
      {question}
      <GameMoves game={game} onShow={showBy(dispatch)} />
    </section>
    <WordLine game={game} words={words}>
      <StatusText game={game} />
    </WordLine>
    {canMove && <GameTypedMove game={game} dispatch={dispatch} />}
  </>
)

function Desk({ game, canMove, words, question, room, dispatch }: InRoom) {
  const show = showBy(dispatch)
  return (
    <>
      <MovesCard
        game={game}
        onShow={show}
        words={{ text: words }}
        status={<StatusText game={game} />}
        question={question}
        steps={room === 'wide' ? <GameStepButtons game={game} onShow={show} /> : undefined}
      />
      {canMove && <GameTypedMove game={game} dispatch={dispatch} />}
    </>
  )
}

const Left = ({ game, actions, more }: OnlinePanelsProps) => (
  <div className="left-panel">
    <Card aria-labelledby="controls" className="panel-card">
      <h2 id="controls">{gameWords.panels.controls}</h2>
      <div className="game-actions">
        <OnlineOffers {...actions} />
        <OnlineActions {...actions} />
      </div>
    </Card>
    <Settings game={game} more={more} />
  </div>
)

const Settings = ({ game, more }: Pick<OnlinePanelsProps, 'game' | 'more'>) => (
  <div className="folded-group">
    {more}
    <SharePanel game={game} />
    <PreferencesPanel twoPlayers={false} />
  </div>
)
