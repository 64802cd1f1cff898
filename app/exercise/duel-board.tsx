import type { ReactNode } from 'react'
import { BoardButton } from '#app/board/look/board-button.tsx'
import type { BoardMark } from '#app/board/board-marks.ts'
import { wrongTryMark } from '#app/line/hint.ts'
import { LineBoard } from '#app/line/line-board.tsx'
import type { Line } from '#chess/line.ts'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { duelist, type Duel, type DuelPhase } from './duel.ts'
import { duelStatus } from './duel-words.ts'
import type { ExerciseOpponent } from './opponent.ts'
import { useDuel } from './use-duel.ts'
import '#app/line/try-panel.css'
import { useWhenDone } from './use-when-done.ts'
import { words } from '#words/exercise'

const TONES: Partial<Record<DuelPhase, string>> = { done: 'text-success', failed: 'text-danger' }

interface DuelBoardProps {
  readonly duel: Duel
  readonly startOpponent: () => ExerciseOpponent
  readonly takesFocus: boolean
  /** The task, above the words. */
  readonly head: ReactNode
  /** More words at the end, and the buttons there. */
  readonly after: ReactNode
  readonly onDone: () => void
}

/** A position to win or hold against the engine, with pointer, touch, keys or typed moves. */
export function DuelBoard({ duel, startOpponent, takesFocus, head, after, onDone }: DuelBoardProps) {
  const { state, dispatch, hint, isHinting, askHint } = useDuel(duel, startOpponent)
  const { phase, line } = state
  const isAsking = phase === 'asking'
  const isBegun = line.length > duel.given.length

  useWhenDone(phase === 'done', onDone)

  return (
    <>
      <LineBoard
        line={line}
        orientation={duelist(duel)}
        mover={isAsking ? duelist(duel) : undefined}
        marks={marksOf(phase, line, hint?.marks)}
        takesFocus={takesFocus}
        onMove={(move) => dispatch({ type: 'move', move })}
      />
      <div className="exercise-side" data-phase={phase}>
        {head}
        <p role="status" className={`try-status ${TONES[phase] ?? ''}`}>
          {hint?.text ?? duelStatus(duel, state)}
        </p>
        <div className="try-controls">
          {phase === 'done' && after}
          {phase !== 'done' && (
            <>
              <Button
                icon="undo"
                disabled={!isBegun || phase === 'thinking'}
                onClick={() => dispatch({ type: 'back' })}
              >
                {words.duelBoard.takeBack}
              </Button>
              <Button disabled={!isAsking || isHinting || hint !== undefined} onClick={askHint}>
                {words.duelBoard.hint}
              </Button>
            </>
          )}
          <Button icon="reset" disabled={!isBegun} onClick={() => dispatch({ type: 'restart' })}>
            {words.duelBoard.startAgain}
          </Button>
          <BoardButton />
        </div>
        {phase !== 'done' && (
          <div className="try-typed">
            <TypedMoveField
              position={() => (isAsking ? line.positionAt() : undefined)}
              onMove={(move) => dispatch({ type: 'move', move })}
            />
          </div>
        )}
      </div>
    </>
  )
}

/** A red ring marks a losing move. */
function marksOf(
  phase: DuelPhase,
  line: Line,
  hinted: readonly BoardMark[] | undefined,
): readonly BoardMark[] {
  const last = line.moves.at(-1)
  if (phase === 'failed' && last !== undefined) return [wrongTryMark(last)]
  return hinted ?? NO_MARKS
}

const NO_MARKS: readonly BoardMark[] = []
