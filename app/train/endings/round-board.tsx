import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { moveTo } from '#chess/moves.ts'
import type { Line } from '#chess/line.ts'
import { bestMoves, type EndingOracle } from '#endings/training/oracle.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import type { ExerciseLayout } from '#app/exercise/exercise-parts.tsx'
import { TryBadge } from '#app/exercise/try-badge.tsx'
import { pieceSteps, wrongTryMark } from '#app/line/hint.ts'
import { LineBoard } from '#app/line/line-board.tsx'
import type { TryTone } from '#app/line/try-status.tsx'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import type { Pose } from '#app/stage/pose.ts'
import { BoardButton } from '#app/board/look/board-button.tsx'
import { useRefusal } from '#app/exercise/use-refusal.ts'
import { Button } from '#app/ui/button.tsx'
import { words } from '#words/train/endings'
import { computePar, isRoundRight, type EndingRound, type RoundEvent, type RoundState } from './round.ts'
import { counterWords, roundStatus } from './round-words.ts'
import { useRound } from './use-round.ts'

interface RoundBoardProps {
  readonly round: EndingRound
  /** Absent while the tables open: the board shows the position and takes no move. */
  readonly oracle: EndingOracle | undefined
  /** The rule that the first hint quotes. */
  readonly idea: string
  readonly takesFocus: boolean
  readonly renderParts: ExerciseLayout
  /** The words of the coach until the oracle is ready. */
  readonly waiting: string
  /** Buttons shown at the end. */
  readonly after: ReactNode
  /** Called once: at the first slip, or when the round is done. */
  readonly onJudged: (isRight: boolean, pliesLost: number) => void
}

const NO_MARKS: readonly BoardMark[] = []

/** A position of an ending to win or hold, with pointer, touch, keys or typed moves. */
export function RoundBoard(props: RoundBoardProps) {
  const { round, oracle, idea, takesFocus, renderParts, waiting, after } = props
  const [state, dispatch] = useRound(round, oracle)
  const { phase, line } = state
  const par = useMemo(() => oracle && computePar(round, oracle), [round, oracle])
  const isAsking = phase === 'asking' && oracle !== undefined
  const hint = useHint(state, oracle, idea)
  const [refusal, setRefusal] = useRefusal(state)
  useJudged(state, props)

  const tone = toneOf(state)
  const last = line.moves.at(-1)
  return renderParts({
    phase: phase === 'done' ? 'solved' : phase,
    board: (
      <LineBoard
        line={line}
        orientation={round.pupil}
        mover={isAsking ? round.pupil : undefined}
        marks={marksOf(state, hint?.marks)}
        takesFocus={takesFocus}
        onMove={(move) => dispatch({ type: 'move', move })}
        onRefused={setRefusal}
      >
        <TryBadge
          key={line.length}
          tone={tone}
          isEnd={phase === 'done'}
          square={last === undefined || phase === 'shown' ? undefined : moveTo(last)}
          orientation={round.pupil}
        />
      </LineBoard>
    ),
    pose: poseOf(state, round.start),
    status: hint?.text ?? (oracle ? roundStatus(round, state, par) : waiting),
    tone,
    note: counterWords(round, state, par),
    refusal,
    buttons:
      phase === 'done' ? after : <RoundButtons state={state} isAsking={isAsking} dispatch={dispatch} />,
    more: (
      <>
        <Button
          icon="reset"
          disabled={line.length === round.start.length}
          onClick={() => dispatch({ type: 'restart' })}
        >
          {words.trainer.startAgain}
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

interface RoundButtonsProps {
  readonly state: RoundState
  readonly isAsking: boolean
  readonly dispatch: (event: RoundEvent) => void
}

const RoundButtons = ({ state, isAsking, dispatch }: RoundButtonsProps) =>
  hasSlipped(state) ? (
    <>
      <Button kind="primary" icon="undo" onClick={() => dispatch({ type: 'back' })}>
        {words.trainer.takeBack}
      </Button>
      <Button icon="play" disabled={state.phase !== 'slipped'} onClick={() => dispatch({ type: 'show' })}>
        {words.trainer.showWhy}
      </Button>
    </>
  ) : (
    <Button icon="hint" disabled={!isAsking || state.hint === 3} onClick={() => dispatch({ type: 'hint' })}>
      {state.hint === 0 ? words.trainer.hint : words.trainer.anotherHint}
    </Button>
  )

/** The last move gave the result away, and has not been taken back. */
const hasSlipped = ({ phase }: RoundState): boolean =>
  phase === 'slipped' || phase === 'showing' || phase === 'shown'

interface Hint {
  readonly text: string
  readonly marks: readonly BoardMark[]
}

/** The current hint: the idea with the number of moves that keep the result, then a man, then its move. */
function useHint(
  { phase, line, hint }: RoundState,
  oracle: EndingOracle | undefined,
  idea: string,
): Hint | undefined {
  return useMemo(() => {
    if (hint === 0 || phase !== 'asking' || !oracle) return undefined
    const moves = oracle.findMoves(line.positionAt()) ?? []
    const [best] = bestMoves(moves)
    if (!best) return undefined
    if (hint > 1) return pieceSteps(best.move)[hint - 2]
    const keep = moves.filter(({ exact }) => exact.result === best.exact.result).length
    return { text: words.trainer.hintIdea(idea, keep, moves.length), marks: NO_MARKS }
  }, [hint, phase, line, oracle, idea])
}

function useJudged(state: RoundState, { round, onJudged }: RoundBoardProps): void {
  const told = useRef<EndingRound>(undefined)
  const isOver = state.phase === 'done' || state.slips > 0
  const tell = useEffectEvent(() => {
    if (told.current === round) return
    told.current = round
    onJudged(isRoundRight(state), state.pliesLost)
  })
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])
}

function toneOf({ phase, told }: RoundState): TryTone | undefined {
  if (phase === 'slipped') return 'bad'
  return phase === 'done' || (phase === 'replying' && told) ? 'good' : undefined
}

function poseOf(state: RoundState, start: Line): Pose {
  const { phase, line, hint } = state
  if (phase === 'done') return 'praise'
  if (hasSlipped(state)) return 'sorry'
  return line.length === start.length && hint === 0 ? 'welcome' : 'thinking'
}

/** A red ring on the move that gave the result away. */
function marksOf(
  { phase, line }: RoundState,
  hinted: readonly BoardMark[] | undefined,
): readonly BoardMark[] {
  const last = line.moves.at(-1)
  if (phase === 'slipped' && last !== undefined) return [wrongTryMark(last)]
  return hinted ?? NO_MARKS
}
