import { useMemo, useRef, type ComponentType, type ReactNode } from 'react'
import { makeFen } from '#chess/fen.ts'
import type { Line } from '#chess/line.ts'
import { opposite, type Color } from '#chess/types.ts'
import { readMatchLine } from '#matches/match-line.ts'
import type { Match } from '#matches/match.ts'
import { ownSide } from '#matches/opponent.ts'
import { useFlip } from '#app/board/use-flip.ts'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import { namesOnScreen } from '#app/line/names-on-screen.ts'
import { NumberedMoves } from '#app/line/numbered-moves.tsx'
import { PlayerStrip } from '#app/line/player-strip.tsx'
import { useStepWheel } from '#app/line/use-step-wheel.ts'
import { Stage } from '#app/stage/stage.tsx'
import { ReplayActions } from './replay-actions.tsx'
import { ReplayControls } from './replay-controls.tsx'
import { useReplay, useReplayKeys } from './use-replay.ts'
import { words } from '#words/history'
import './replay.css'

/** Renders a position. Passed in, since features do not import each other. */
export type ReplayBoardView = ComponentType<{
  readonly line: Line
  readonly ply: number
  readonly orientation: Color
}>

interface ReplayViewProps {
  readonly match: Match
  readonly Board: ReplayBoardView
  /** The first position to show: 0, or the end on pages that must work without scripts. */
  readonly firstPly?: number
  /** The player's name in the PGN. */
  readonly player: string
  /** The page's heading. */
  readonly head: ReactNode
  /** The facts about the match. */
  readonly facts: ReactNode
  /** The address of the match's review. */
  readonly review: string
  /** More actions. */
  readonly children?: ReactNode
}

export function ReplayView(props: ReplayViewProps) {
  const { match, Board, firstPly = 0, player, head, facts, review, children } = props
  const line = useMemo(() => readMatchLine(match), [match])
  const last = line.length
  const { ply, isPlaying, speed, setSpeed, dispatch } = useReplay(match.id, last, firstPly)
  const [orientation, flip] = useFlip(ownSide(match.opponent) ?? 'w')
  useReplayKeys(dispatch, flip)
  const boardRef = useRef<HTMLDivElement>(null)
  useStepWheel(boardRef, { ply, last, onStep: (type) => dispatch({ type }) })

  const fen = useMemo(() => {
    const shown = line.upTo(ply)
    return shown.outcome() === undefined ? makeFen(shown.positionAt()) : undefined
  }, [line, ply])
  const before = useMemo(() => movesBefore(line), [line])
  const san = match.moves[ply - 1]
  const lastMove =
    san === undefined ? words.replayView.startingPosition : `${numberAt(before + ply - 1)} ${san}`

  const names = namesOnScreen(match.opponent, player)
  const strip = (color: Color) => (
    <PlayerStrip color={color} name={names[color]} ending={{ winner: match.winner ?? undefined }} />
  )
  return (
    <Stage
      head={head}
      top={strip(opposite(orientation))}
      bottom={strip(orientation)}
      board={
        <div ref={boardRef} className="replay-board">
          <Board line={line} ply={ply} orientation={orientation} />
        </div>
      }
      under={<ReplayControls {...{ ply, last, lastMove, isPlaying, speed, dispatch }} onSpeed={setSpeed} />}
      column={
        <>
          {facts}
          <ShownMove {...{ ply, last, lastMove, isPlaying }} />
          <NumberedMoves
            sans={match.moves}
            before={before}
            ply={ply}
            onGo={(to) => dispatch({ type: 'go', ply: to })}
          />
          <ReplayActions match={match} ply={ply} fen={fen} player={player} review={review} onFlip={flip} />
          {children}
        </>
      }
    />
  )
}

interface ShownMoveProps {
  readonly ply: number
  readonly last: number
  readonly lastMove: string
  readonly isPlaying: boolean
}

const ShownMove = ({ ply, last, lastMove, isPlaying }: ShownMoveProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <p className="font-semibold">{words.replayView.moveOf(ply, last)}</p>
    <p className="text-muted">{ply === 0 ? lastMove : words.replayView.lastMove(lastMove)}</p>
    {/* Announces single steps only: during playback the region would never be silent. */}
    <p role="status" className="sr-only">
      {isPlaying ? '' : lastMove}
    </p>
  </div>
)
