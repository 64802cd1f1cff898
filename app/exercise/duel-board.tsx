import type { ReactNode } from 'react'
import { BoardButton } from '#app/board/look/board-button.tsx'
import type { BoardMark } from '#app/board/board-marks.ts'
import { wrongTryMark } from '#app/line/hint.ts'
import { LineBoard } from '#app/line/line-board.tsx'
import type { Line } from '#chess/line.ts'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { moveTo } from '#chess/moves.ts'
import type { ExerciseLayout } from './exercise-parts.tsx'
import type { TryTone } from '#app/line/try-status.tsx'
import type { Pose } from '#app/stage/pose.ts'
import { TryBadge } from './try-badge.tsx'
import { duelist, type Duel, type DuelPhase } from './duel.ts'
import { duelStatus } from './duel-words.ts'
import type { ExerciseOpponent } from './opponent.ts'
import { useDuel } from './use-duel.ts'
import { useRefusal } from './use-refusal.ts'
import { useWhenDone } from './use-when-done.ts'
import { words } from '#words/exercise'

const TONES: Partial<Record<DuelPhase, TryTone>> = { done: 'good', failed: 'bad' }
const POSES: Record<DuelPhase, Pose> = {
  asking: 'thinking',
  thinking: 'thinking',
  silent: 'asleep',
  done: 'praise',
  failed: 'sorry',
}

interface DuelBoardProps {
  readonly duel: Duel
  readonly startOpponent: () => ExerciseOpponent
  readonly takesFocus: boolean
  readonly renderParts: ExerciseLayout
  /** Buttons shown at the end. */
  readonly after: ReactNode
  readonly onDone: () => void
}

/** A position to win or hold against the engine, with pointer, touch, keys or typed moves. */
export function DuelBoard({ duel, startOpponent, takesFocus, renderParts, after, onDone }: DuelBoardProps) {
  const { state, dispatch, hint, isHinting, askHint } = useDuel(duel, startOpponent)
  const { phase, line } = state
  const side = duelist(duel)
  const isAsking = phase === 'asking'
  const isBegun = line.length > duel.given.length
  const [refusal, setRefusal] = useRefusal(state)

  useWhenDone(phase === 'done', onDone)

  const tone = TONES[phase]
  const last = line.moves.at(-1)
  return renderParts({
    phase,
    board: (
      <LineBoard
        line={line}
        orientation={side}
        mover={isAsking ? side : undefined}
        marks={marksOf(phase, line, hint?.marks)}
        takesFocus={takesFocus}
        onMove={(move) => dispatch({ type: 'move', move })}
        onRefused={setRefusal}
      >
        <TryBadge tone={tone} square={last && moveTo(last)} orientation={side} />
      </LineBoard>
    ),
    pose: isAsking && !isBegun ? 'welcome' : POSES[phase],
    status: hint?.text ?? duelStatus(duel, state),
    tone,
    refusal,
    buttons:
      phase === 'done' ? (
        after
      ) : (
        <>
          <BackButton isOff={!isBegun || phase === 'thinking'} onBack={() => dispatch({ type: 'back' })} />
          <Button icon="hint" disabled={!isAsking || isHinting || hint !== undefined} onClick={askHint}>
            {words.duelBoard.hint}
          </Button>
        </>
      ),
    more: (
      <>
        <Button icon="reset" disabled={!isBegun} onClick={() => dispatch({ type: 'restart' })}>
          {words.duelBoard.startAgain}
        </Button>
        <BoardButton />
      </>
    ),
    typed:
      phase === 'done' ? undefined : (
        <TypedMoveField
          position={() => (isAsking ? line.positionAt() : undefined)}
          onMove={(move) => dispatch({ type: 'move', move })}
        />
      ),
  })
}

const BackButton = ({ isOff, onBack }: { readonly isOff: boolean; readonly onBack: () => void }) => (
  <Button icon="undo" disabled={isOff} onClick={onBack}>
    {words.duelBoard.takeBack}
  </Button>
)

/** Marks a losing move with a red ring. */
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
