import { useEffect, useReducer, type ReactNode } from 'react'
import { BoardButton } from '#app/board/look/board-button.tsx'
import type { ExerciseLayout } from '#app/exercise/exercise-parts.tsx'
import type { ExerciseOpponent } from '#app/exercise/opponent.ts'
import {
  beforeTry,
  reduceSolve,
  startSolving,
  type SolveEvent,
  type SolvePhase,
  type SolveState,
  type SolveTask,
} from '#app/exercise/solve.ts'
import { SolveBoard, solveTone } from '#app/exercise/solve-board.tsx'
import { solvePose } from '#app/exercise/solve-looks.ts'
import { TryButtons } from '#app/line/try-buttons.tsx'
import { useRefusal } from '#app/exercise/use-refusal.ts'
import { useWhenDone } from '#app/exercise/use-when-done.ts'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { findStatus } from './find-words.ts'
import { useCost } from './use-cost.ts'
import { words } from '#words/learn/find'

/** Milliseconds that a position is shown before the next step. */
const PAUSES: Partial<Record<SolvePhase, number>> = { wrong: 600, refuted: 1_200, replying: 500 }

interface FindBoardProps {
  readonly task: SolveTask
  /** For an opening: its name after that many moves. */
  readonly names?: readonly string[] | undefined
  /** An engine that determines the cost of a wrong move; undefined if the cost is obvious. */
  readonly startOpponent?: () => ExerciseOpponent
  readonly takesFocus: boolean
  readonly renderParts: ExerciseLayout
  /** Buttons shown at the end. */
  readonly after: ReactNode
  readonly onDone: () => void
}

/** A move or a line to find on the board, with pointer, touch, keys or typed moves. */
export function FindBoard(props: FindBoardProps) {
  const { task, names, takesFocus, after } = props
  const [state, dispatch] = useReducer(
    (before: SolveState, event: SolveEvent) => reduceSolve(task, before, event),
    task,
    startSolving,
  )
  const { phase, line, hint } = state
  const isAsking = phase === 'asking'
  const [refusal, setRefusal] = useRefusal(state)
  const cost = useCost(task, state, props.startOpponent)
  const name = names?.[beforeTry(state).length]
  useTicks(state, dispatch)
  useWhenDone(phase === 'solved', props.onDone)

  return props.renderParts({
    phase,
    board: (
      <SolveBoard
        task={task}
        state={state}
        takesFocus={takesFocus}
        onTry={(move) => dispatch({ type: 'try', move })}
        onRefused={setRefusal}
      />
    ),
    refusal,
    pose: solvePose(task, state),
    status: findStatus(task, state, cost),
    tone: solveTone(state),
    note: name === '' ? words.findBoard.noOpening : name && words.findBoard.opening(name),
    buttons: (
      <TryButtons
        isOver={phase === 'solved'}
        hint={hint === 0 ? words.findBoard.hint : words.findBoard.anotherHint}
        hasHint={isAsking && hint < 2}
        onHint={() => dispatch({ type: 'hint' })}
        show={words.findBoard.showTheMove}
        mayShow={isAsking}
        onShow={() => dispatch({ type: 'show-move' })}
      >
        {after}
      </TryButtons>
    ),
    more: <MoreButtons isOver={phase === 'solved'} onRestart={() => dispatch({ type: 'restart' })} />,
    typed:
      phase === 'solved' ? undefined : (
        <TypedMoveField
          position={() => (isAsking ? line.positionAt() : undefined)}
          onMove={(move) => dispatch({ type: 'try', move })}
        />
      ),
  })
}

interface MoreButtonsProps {
  readonly isOver: boolean
  readonly onRestart: () => void
}

const MoreButtons = ({ isOver, onRestart }: MoreButtonsProps) => (
  <>
    {isOver && (
      <Button icon="reset" onClick={onRestart}>
        {words.findBoard.startAgain}
      </Button>
    )}
    <BoardButton />
  </>
)

/** Continues after each position that is shown only briefly. */
function useTicks({ phase, line }: SolveState, dispatch: (event: SolveEvent) => void): void {
  useEffect(() => {
    const pause = PAUSES[phase]
    if (pause === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'tick' }), pause)
    return () => clearTimeout(timer)
  }, [dispatch, phase, line])
}
