import { GameCoach } from './game-coach.tsx'
import { StatusText } from './game-status.tsx'
import { GameTypedMove } from './game-typed-move.tsx'
import { MovesCard } from './moves-card.tsx'
import { redoMove } from './redo-move.ts'
import type { PanelsProps } from './panels-props.ts'
import { GameStepButtons } from './step-buttons.tsx'
import type { Room } from './use-room.ts'
import { isAgainstComputer } from '#app/game/game.ts'

/** Beside the board on a desk: the coach in games against the computer, the moves, and the field for typed moves. */
export function DeskColumn(props: PanelsProps & { readonly room: Room }) {
  const { game, words, room, dispatch, onShow } = props
  const hasCoach = isAgainstComputer(game)
  return (
    <>
      {hasCoach && <GameCoach {...props} />}
      <MovesCard
        game={game}
        onShow={onShow}
        onPlayAgain={redoMove(game, dispatch)}
        words={hasCoach ? undefined : { text: words }}
        // With a single column, the bar has these buttons. On both sides, Game Info has the status.
        {...(room === 'wide'
          ? { steps: <GameStepButtons game={game} onShow={onShow} /> }
          : { status: <StatusText game={game} /> })}
      />
      <GameTypedMove game={game} dispatch={dispatch} />
    </>
  )
}
