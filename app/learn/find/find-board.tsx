import { useEffect, useMemo, useReducer, type ReactNode } from 'react'
import type { BoardMark } from '#app/board/board-marks.ts'
import { wrongTryMark } from '#app/line/hint.ts'
import { LineBoard } from '#app/line/line-board.tsx'
import { positionAt } from '#app/line/line.ts'
import { TryPanel, type TryTone } from '#app/line/try-panel.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  beginFind,
  lineOfTask,
  reduceFind,
  solverOf,
  type FindEvent,
  type FindPhase,
  type FindState,
  type Task,
} from './find.ts'
import type { Opponent } from '#app/exercise/opponent.ts'
import { findStatus, hintOf } from './find-words.ts'
import { useCost } from './use-cost.ts'
import { useWhenDone } from '#app/exercise/use-when-done.ts'

/** Milliseconds that a position is shown before the next step. */
const PAUSES: Partial<Record<FindPhase, number>> = { wrong: 900, replying: 500 }

const TONES: Partial<Record<FindPhase, TryTone>> = { wrong: 'bad', done: 'good' }

interface FindBoardProps {
  readonly task: Task
  /** For an opening: its name after that many moves. */
  readonly names?: readonly string[] | undefined
  /** Engine that tells the cost of a wrong move; undefined if the cost is obvious. */
  readonly startOpponent?: () => Opponent
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
    (before: FindState, event: FindEvent) => reduceFind(task, before, event),
    task,
    beginFind,
  )
  const { phase, moves, hint } = state
  const line = useMemo(() => lineOfTask(task, { moves }), [task, moves])
  const isAsking = phase === 'asking'
  const cost = useCost(task, state, startOpponent)
  const name = names?.[phase === 'wrong' ? moves.length - 1 : moves.length]

  useEffect(() => {
    const pause = PAUSES[phase]
    if (pause === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'tick' }), pause)
    return () => clearTimeout(timer)
  }, [phase, moves])

  useWhenDone(phase === 'done', onDone)

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
          <p className="drill-opening">{name === '' ? 'No opening yet' : `Opening: ${name}`}</p>
        )}
        <TryPanel
          status={findStatus(task, state, cost)}
          tone={TONES[phase]}
          position={isAsking ? positionAt(line, moves.length) : undefined}
          isOver={phase === 'done'}
          hint={hint === 0 ? 'Hint' : 'Another Hint'}
          hasHint={isAsking && hint < 2}
          onHint={() => dispatch({ type: 'hint' })}
          show="Show the Move"
          mayShow={isAsking}
          onShow={() => dispatch({ type: 'show' })}
          onTry={(move) => dispatch({ type: 'try', move })}
        >
          {after}
          <Button icon="reset" onClick={() => dispatch({ type: 'restart' })}>
            Start Again
          </Button>
        </TryPanel>
      </div>
    </>
  )
}

/** Marks: the first hint rings the piece, the second points to its target; a red ring marks a wrong try. */
function marksOf(task: Task, state: FindState): readonly BoardMark[] {
  const last = state.moves.at(-1)
  if (state.phase === 'wrong' && last !== undefined) return [wrongTryMark(last)]
  return hintOf(task, state)?.marks ?? NO_MARKS
}

const NO_MARKS: readonly BoardMark[] = []
