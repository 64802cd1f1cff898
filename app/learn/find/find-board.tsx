import { useEffect, useReducer, type ReactNode } from 'react'
import type { BoardMark } from '#app/board/board-marks.ts'
import { wrongTryMark } from '#app/line/hint.ts'
import { LineBoard } from '#app/line/line-board.tsx'
import { TryPanel, type TryTone } from '#app/line/try-panel.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  currentHint,
  reduceSolve,
  solverOf,
  startSolving,
  type SolveEvent,
  type SolvePhase,
  type SolveState,
  type SolveTask,
} from '#app/exercise/solve.ts'
import type { ExerciseOpponent } from '#app/exercise/opponent.ts'
import { findStatus } from './find-words.ts'
import { useCost } from './use-cost.ts'
import { useWhenDone } from '#app/exercise/use-when-done.ts'
import { words } from '#words/learn/find'

/** Milliseconds that a position is shown before the next step. */
const PAUSES: Partial<Record<SolvePhase, number>> = { wrong: 900, replying: 500 }

const TONES: Partial<Record<SolvePhase, TryTone>> = { wrong: 'bad', solved: 'good' }

interface FindBoardProps {
  readonly task: SolveTask
  /** For an opening: its name after that many moves. */
  readonly names?: readonly string[] | undefined
  /** Engine that tells the cost of a wrong move; undefined if the cost is obvious. */
  readonly startOpponent?: () => ExerciseOpponent
  readonly takesFocus: boolean
  readonly head: ReactNode
  /** Content shown when it is done. */
  readonly after: ReactNode
  readonly onDone: () => void
}

/** A move or a line to find on the board, with pointer, touch, keys or typed moves. */
export function FindBoard(props: FindBoardProps) {
  const { task, names, startOpponent, takesFocus, head, after, onDone } = props
  const [state, dispatch] = useReducer(
    (before: SolveState, event: SolveEvent) => reduceSolve(task, before, event),
    task,
    startSolving,
  )
  const { phase, line, hint } = state
  const isAsking = phase === 'asking'
  const cost = useCost(task, state, startOpponent)
  const name = names?.[phase === 'wrong' ? line.length - 1 : line.length]

  useEffect(() => {
    const pause = PAUSES[phase]
    if (pause === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'tick' }), pause)
    return () => clearTimeout(timer)
  }, [phase, line])

  useWhenDone(phase === 'solved', onDone)

  return (
    <>
      <LineBoard
        line={line}
        orientation={solverOf(task)}
        mover={isAsking ? solverOf(task) : undefined}
        marks={marksOf(task, state)}
        takesFocus={takesFocus}
        onMove={(move) => dispatch({ type: 'try', move })}
      />
      <div className="exercise-side" data-phase={phase}>
        {head}
        {name !== undefined && (
          <p className="drill-opening">
            {name === '' ? words.findBoard.noOpening : words.findBoard.opening(name)}
          </p>
        )}
        <TryPanel
          status={findStatus(task, state, cost)}
          tone={TONES[phase]}
          position={isAsking ? line.positionAt() : undefined}
          isOver={phase === 'solved'}
          hint={hint === 0 ? words.findBoard.hint : words.findBoard.anotherHint}
          hasHint={isAsking && hint < 2}
          onHint={() => dispatch({ type: 'hint' })}
          show="Show the Move"
          mayShow={isAsking}
          onShow={() => dispatch({ type: 'show-move' })}
          onTry={(move) => dispatch({ type: 'try', move })}
        >
          {after}
          <Button icon="reset" onClick={() => dispatch({ type: 'restart' })}>
            {words.findBoard.startAgain}
          </Button>
        </TryPanel>
      </div>
    </>
  )
}

/** Marks: the first hint rings the piece, the second points to its target; a red ring marks a wrong try. */
function marksOf(task: SolveTask, state: SolveState): readonly BoardMark[] {
  const last = state.line.moves.at(-1)
  if (state.phase === 'wrong' && last !== undefined) return [wrongTryMark(last)]
  return currentHint(task, state)?.marks ?? NO_MARKS
}

const NO_MARKS: readonly BoardMark[] = []
