import type { Move } from '#chess/types.ts'
import { LineBoard } from '#app/line/line-board.tsx'
import type { TryTone } from '#app/line/try-status.tsx'
import { solverOf, type SolvePhase, type SolveState, type SolveTask } from './solve.ts'
import { solveMarks, triedSquare } from './solve-looks.ts'
import { TryBadge } from './try-badge.tsx'

const TONES: Partial<Record<SolvePhase, TryTone>> = {
  wrong: 'bad',
  refuted: 'bad',
  replying: 'good',
  solved: 'good',
}

export const solveTone = ({ phase }: SolveState): TryTone | undefined => TONES[phase]

interface SolveBoardProps {
  readonly task: SolveTask
  readonly state: SolveState
  readonly takesFocus: boolean
  readonly onTry: (move: Move) => void
  /** Gets the reason why a press did nothing. */
  readonly onRefused?: (why: string | undefined) => void
}

/** The board of a task, with hints, the refutation of a wrong try, and a tick or a cross on the tried square. */
export const SolveBoard = ({ task, state, takesFocus, onTry, onRefused }: SolveBoardProps) => (
  <LineBoard
    line={state.line}
    orientation={solverOf(task)}
    mover={state.phase === 'asking' ? solverOf(task) : undefined}
    marks={solveMarks(task, state)}
    takesFocus={takesFocus}
    onMove={onTry}
    onRefused={onRefused}
  >
    <TryBadge
      key={state.line.length}
      tone={solveTone(state)}
      isEnd={state.phase === 'solved'}
      square={triedSquare(state)}
      orientation={solverOf(task)}
    />
  </LineBoard>
)
