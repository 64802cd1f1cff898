import { useMemo, useReducer, useState, type ReactNode } from 'react'
import type { Square } from '#chess/types.ts'
import { Board } from '#app/board/board.tsx'
import type { BoardMark } from '#app/board/board-marks.ts'
import { BoardButton } from '#app/board/look/board-button.tsx'
import { PromotionDialog } from '#app/board/promotion-dialog.tsx'
import { silent } from '#app/line/commands/deeds.ts'
import { CommandField } from '#app/line/command-field.tsx'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/button.tsx'
import { Stars } from './stars.tsx'
import {
  beginWalk,
  hasTaken,
  isPromotion,
  isWalked,
  pieceOn,
  reduceWalk,
  targetsIn,
  type WalkMove,
  type Walk,
  type WalkEvent,
  type WalkState,
} from './walk.ts'
import { viewWalk } from './view-walk.ts'
import { parseStep, refusedStep, walkLabels, walkStatus } from './walk-words.ts'
import type { ExerciseLayout } from '#app/exercise/exercise-parts.tsx'
import { TryBadge } from '#app/exercise/try-badge.tsx'
import { useRefusal } from '#app/exercise/use-refusal.ts'
import { useWhenDone } from '#app/exercise/use-when-done.ts'
import { words } from '#words/learn/walk'

interface WalkBoardProps {
  readonly walk: Walk
  readonly takesFocus: boolean
  readonly renderParts: ExerciseLayout
  /** Buttons shown at the end. */
  readonly after: ReactNode
  readonly onDone: () => void
}

/** A board with stars to collect or pieces to capture, with pointer, touch, keys or typed moves. */
export function WalkBoard({ walk, takesFocus, renderParts, after, onDone }: WalkBoardProps) {
  const { state, dispatch, selected, promoting, play, onPress, letGo } = useWalk(walk)
  const [refusal, setRefusal] = useRefusal(state)
  const isDone = isWalked(state)

  useWhenDone(isDone, onDone)

  function onMove(text: string): boolean {
    const step = parseStep(state, text)
    if (step !== undefined) play(step)
    return step !== undefined
  }

  function onSquare(square: Square) {
    const why = refusedStep(state, selected, square)
    if (why !== undefined) announce(why)
    setRefusal(why)
    onPress(square)
  }

  const place = () => ({
    position: undefined,
    board: { view: viewWalk(state) },
    deeds: {
      task: () => walkStatus(walk, state),
      ...(state.steps > 0 && {
        takeback: silent(() => dispatch({ type: 'back' })),
        restart: silent(() => dispatch({ type: 'restart' })),
      }),
    },
    onMove: () => undefined,
  })

  return renderParts({
    phase: isDone ? 'done' : 'asking',
    board: <WalkSquares {...{ state, selected, promoting, takesFocus, play, letGo }} onPress={onSquare} />,
    pose: isDone ? 'praise' : state.steps === 0 ? 'welcome' : 'thinking',
    status: walkStatus(walk, state),
    tone: hasTaken(state) ? 'good' : undefined,
    refusal,
    buttons: isDone ? (
      after
    ) : (
      <Button icon="undo" disabled={state.steps === 0} onClick={() => dispatch({ type: 'back' })}>
        {words.walkBoard.takeBack}
      </Button>
    ),
    more: <MoreButtons isOff={state.steps === 0} onRestart={() => dispatch({ type: 'restart' })} />,
    typed: isDone ? undefined : (
      <CommandField
        placeholder={words.walkBoard.example}
        onMove={onMove}
        place={place}
        refusal={words.walkBoard.fitsNoPieceHere}
      />
    ),
  })
}

interface MoreButtonsProps {
  readonly isOff: boolean
  readonly onRestart: () => void
}

const MoreButtons = ({ isOff, onRestart }: MoreButtonsProps) => (
  <>
    <Button icon="reset" disabled={isOff} onClick={onRestart}>
      {words.walkBoard.startAgain}
    </Button>
    <BoardButton />
  </>
)

interface WalkSquaresProps extends Omit<ReturnType<typeof useWalk>, 'dispatch'> {
  readonly takesFocus: boolean
}

/** The board itself, with its stars and the dialog of a promotion. */
function WalkSquares({ state, selected, promoting, takesFocus, play, onPress, letGo }: WalkSquaresProps) {
  const isDone = isWalked(state)
  const labels = useMemo(() => walkLabels(state, selected), [state, selected])
  return (
    <div className="relative">
      <Board
        orientation="w"
        pieces={state.pieces}
        labels={labels}
        movable={isDone ? undefined : 'w'}
        selected={selected}
        targets={selected === undefined ? NO_SQUARES : targetsIn(state, selected)}
        premoved={NO_SQUARES}
        lastMove={state.last ? [state.last.from, state.last.to] : NO_SQUARES}
        check={undefined}
        acrossTable={false}
        takesFocus={takesFocus}
        marks={NO_MARKS}
        onPress={onPress}
        onCancel={letGo}
      >
        <Stars squares={state.stars} />
        <TryBadge tone={isDone ? 'good' : undefined} square={state.last?.to} orientation="w" />
      </Board>
      {promoting && (
        <PromotionDialog
          color="w"
          orientation="w"
          square={promoting.to}
          acrossTable={false}
          onChosen={(promotion) => play({ ...promoting, promotion })}
          onCancel={letGo}
        />
      )}
    </div>
  )
}

/** Turns presses into steps: a piece, its target, and a pawn’s promotion. */
function useWalk(walk: Walk) {
  const [state, dispatch] = useReducer(
    (before: WalkState, event: WalkEvent) => reduceWalk(walk, before, event),
    walk,
    beginWalk,
  )
  const [intent, setIntent] = useState<{ readonly selected?: Square; readonly promoting?: WalkMove }>({})
  const { selected, promoting } = intent
  const letGo = () => setIntent({})

  function play(step: WalkMove) {
    if (isPromotion(state, step) && step.promotion === undefined) return setIntent({ promoting: step })
    letGo()
    dispatch({ type: 'step', step })
  }

  function onPress(square: Square) {
    if (isWalked(state)) return
    if (selected !== undefined && targetsIn(state, selected).includes(square))
      play({ from: selected, to: square })
    else if (square !== selected && pieceOn(state, square)?.color === 'w') setIntent({ selected: square })
    else letGo()
  }

  return { state, dispatch, selected, promoting, play, onPress, letGo }
}

const NO_SQUARES: readonly Square[] = []
const NO_MARKS: readonly BoardMark[] = []
