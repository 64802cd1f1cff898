import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { makeFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { takeFocus } from '#app/browser/take-focus.ts'
import { wrongTryMark } from '#app/line/hint.ts'
import { LineBoard } from '#app/line/line-board.tsx'
import { positionAt } from '#app/line/line.ts'
import { TryPanel, type TryTone } from '#app/line/try-panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-style.ts'
import type { PuzzleData } from './puzzle-data.ts'
import {
  lineOf,
  makeTask,
  solverOf,
  type Phase,
  type PuzzleEvent,
  type PuzzleState,
  type Task,
} from './puzzle.ts'
import { usePuzzleState } from './use-puzzle-state.ts'
import { hintOf, statusWords } from './words.ts'

/** How long a position is looked at before it goes on by itself, in milliseconds. */
const PAUSES: Partial<Record<Phase, number>> = { wrong: 900, replying: 500, showing: 900 }
/** Where seconds count. */
const QUICK_PAUSES: typeof PAUSES = { replying: 200 }

const TONES: Partial<Record<Phase, TryTone>> = { wrong: 'bad', solved: 'good' }

interface PuzzlePieceProps {
  readonly puzzle: PuzzleData
  /** Above the board's words: what puzzle it is and what is asked. */
  readonly head: ReactNode
  readonly foot: ReactNode
  /** What had the keyboard's focus is replaced by it. */
  readonly takesFocus: boolean
  /** It was solved; `wasShown` where the solution had been asked for before. */
  readonly onSolved: (wasShown: boolean) => void
  /** The first of it that went wrong: a wrong try, a hint, the solution. Once at most. */
  readonly onFault?: () => void
  /** What there is to do at its end, instead of what the puzzle of the day offers. */
  readonly renderEnd?: (end: PuzzleEnd) => ReactNode
  /** A wrong try ends it, there is no help, and replies come at once. */
  readonly isRush?: boolean
}

interface PuzzleEnd {
  readonly task: Task
  readonly position: Position
  /** For the first of its buttons: what had the focus has gone. */
  readonly focusRef: ((element: HTMLElement | null) => void) | undefined
  readonly onRestart: () => void
}

/**
 * A puzzle to be solved on the board, by pointer, touch, keys or a written move. Handed another one, it begins anew on the same
 * board, which is half as dear as a new one.
 */
export function PuzzlePiece(props: PuzzlePieceProps) {
  const { puzzle, head, foot, takesFocus, isRush = false } = props
  const task = useMemo(() => makeTask(puzzle.start, puzzle.moves), [puzzle])
  const [state, dispatch] = usePuzzleState(task)
  const { phase, moves, hint } = state
  // Whoever writes moves or asks for the solution has the focus in what goes when the puzzle is over.
  const [beside, setBeside] = useState<Task>()
  const line = useMemo(() => lineOf(task, { moves }), [task, moves])
  const position = useMemo(() => positionAt(line, moves.length), [line, moves])
  const isOver = phase === 'solved' || phase === 'shown'

  useTicks(state, dispatch, isRush ? QUICK_PAUSES : PAUSES)
  useTelling(task, state, props)
  const dispatchBeside = (event: PuzzleEvent) => {
    setBeside(task)
    dispatch(event)
  }

  return (
    <>
      <LineBoard
        line={line}
        orientation={solverOf(task)}
        mover={phase === 'asking' ? solverOf(task) : undefined}
        marks={marksOf(task, state)}
        takesFocus={takesFocus}
        onMove={(move) => {
          setBeside(undefined)
          dispatch({ type: 'try', move })
        }}
      />
      <div className="puzzle-side" data-phase={phase}>
        {head}
        <TryPanel
          status={statusWords(task, state, puzzle.themes)}
          tone={TONES[phase]}
          position={phase === 'asking' ? position : undefined}
          // Whoever writes in a rush goes on writing.
          isOver={isOver && !isRush}
          hasHelp={!isRush}
          hint={hint === 0 ? 'Hint' : 'Another Hint'}
          hasHint={phase === 'asking' && hint < 2}
          onHint={() => dispatch({ type: 'hint' })}
          show="Show the Solution"
          mayShow={phase !== 'showing'}
          onShow={() => dispatchBeside({ type: 'show' })}
          onTry={(move) => dispatchBeside({ type: 'try', move })}
        >
          {(props.renderEnd ?? renderDailyEnd)({
            task,
            position,
            focusRef: beside === task ? takeFocus : undefined,
            onRestart: () => dispatch({ type: 'restart' }),
          })}
        </TryPanel>
        {foot}
      </div>
    </>
  )
}

/** Goes on by itself after each position that is only looked at. */
function useTicks(
  { phase, moves }: PuzzleState,
  dispatch: (event: PuzzleEvent) => void,
  pauses: typeof PAUSES,
): void {
  useEffect(() => {
    const pause = pauses[phase]
    if (pause === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'tick' }), pause)
    return () => clearTimeout(timer)
  }, [dispatch, phase, moves, pauses])
}

/** Tells of each puzzle once that it was solved, and once that something of it went wrong. */
function useTelling(
  task: Task,
  { phase, wrongs, hints, wasShown }: PuzzleState,
  { onSolved, onFault }: Pick<PuzzlePieceProps, 'onSolved' | 'onFault'>,
): void {
  const tell = useEffectEvent(() => onSolved(wasShown))
  useEffect(() => {
    if (phase === 'solved') tell()
  }, [phase, task])
  const hasFault = wrongs + hints > 0 || wasShown
  const tellFault = useEffectEvent(() => onFault?.())
  useEffect(() => {
    if (hasFault) tellFault()
  }, [hasFault, task])
}

const renderDailyEnd = ({ position, focusRef, onRestart }: PuzzleEnd): ReactNode => (
  <>
    <Button icon="reset" ref={focusRef} onClick={onRestart}>
      Try it again
    </Button>
    <PlayOn position={position} />
  </>
)

export const PlayOn = ({ position }: { readonly position: Position }) =>
  outcomeOf(position) ? null : (
    <a
      href={`/play?fen=${makeFen(position).replaceAll(' ', '+')}`}
      className={buttonClass('secondary', 'normal')}
    >
      Play on against the computer
    </a>
  )

/** The first hint rings the piece, the second points where it goes; a wrong try is ringed in red. */
function marksOf(task: Task, state: PuzzleState): readonly BoardMark[] {
  const last = state.moves.at(-1)
  if (state.phase === 'wrong' && last !== undefined) return [wrongTryMark(last)]
  return hintOf(task, state)?.marks ?? NO_MARKS
}

const NO_MARKS: readonly BoardMark[] = []
