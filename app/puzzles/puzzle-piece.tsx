import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { makeFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { BoardButton } from '#app/board/look/board-button.tsx'
import { takeFocus } from '#app/browser/take-focus.ts'
import type { ExerciseLayout } from '#app/exercise/exercise-parts.tsx'
import type { SolveEvent, SolvePhase, SolveState } from '#app/exercise/solve.ts'
import { useRefusal } from '#app/exercise/use-refusal.ts'
import { SolveBoard, solveTone } from '#app/exercise/solve-board.tsx'
import { solvePose } from '#app/exercise/solve-looks.ts'
import { TryButtons } from '#app/line/try-buttons.tsx'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-style.ts'
import type { PuzzleData } from './puzzle-data.ts'
import { makePuzzleTask, type PuzzleTask } from './puzzle.ts'
import { usePuzzleState } from './use-puzzle-state.ts'
import { statusWords } from './words.ts'
import { words } from '#words/puzzles'
import { PageAnchor } from '#app/ui/page-anchor.tsx'

/** Milliseconds that a position is shown before the next step. */
const PAUSES: Partial<Record<SolvePhase, number>> = {
  wrong: 600,
  refuted: 1_200,
  replying: 500,
  showing: 900,
}
/** The same pauses in a rush. */
const QUICK_PAUSES: typeof PAUSES = { replying: 200 }

interface PuzzlePieceProps {
  readonly puzzle: PuzzleData
  readonly renderParts: ExerciseLayout
  /** True if it replaces the element that had the focus. */
  readonly takesFocus: boolean
  /** Called when the puzzle is solved. `wasShown`: the solution had been shown before. */
  readonly onSolved: (wasShown: boolean) => void
  /** Called at most once: at the first wrong try, hint or solution. */
  readonly onFault?: () => void
  /** Buttons at the end, instead of those of the puzzle of the day. */
  readonly renderEnd?: RenderEnd
  /** For a rush: a wrong try ends the puzzle, hints are off, and replies come at once. */
  readonly isRush?: boolean
}

export interface PuzzleEnd {
  readonly task: PuzzleTask
  readonly position: Position
  /** A ref for the first button, which takes the focus of a removed one. */
  readonly focusRef: ((element: HTMLElement | null) => void) | undefined
  readonly onRestart: () => void
}

/** At the end `next` is where the help was, `more` with the other buttons. */
export type RenderEnd = (end: PuzzleEnd) => { readonly next: ReactNode; readonly more?: ReactNode }

/**
 * A puzzle to solve with pointer, touch, keys or typed moves. A new puzzle restarts on the same board, which costs
 * half as much as a new board.
 */
export function PuzzlePiece(props: PuzzlePieceProps) {
  const { puzzle, renderParts, takesFocus, isRush = false } = props
  const task = useMemo(() => makePuzzleTask(puzzle.start, puzzle.moves), [puzzle])
  const [state, dispatch] = usePuzzleState(task)
  const { phase, line } = state
  // The field and the button for the solution disappear at the end, possibly while focused.
  const [beside, setBeside] = useState<PuzzleTask>()
  const position = useMemo(() => line.positionAt(), [line])
  const isAsking = phase === 'asking'
  const isOver = phase === 'solved' || phase === 'shown'
  const [refusal, setRefusal] = useRefusal(state)
  const end = (props.renderEnd ?? renderDailyEnd)({
    task,
    position,
    focusRef: beside === task ? takeFocus : undefined,
    onRestart: () => dispatch({ type: 'restart' }),
  })

  useTicks(state, dispatch, isRush ? QUICK_PAUSES : PAUSES)
  useTelling(task, state, props)
  const dispatchBeside = (event: SolveEvent) => {
    setBeside(task)
    dispatch(event)
  }

  return renderParts({
    phase,
    board: (
      <SolveBoard
        task={task}
        state={state}
        takesFocus={takesFocus}
        onTry={(move) => {
          setBeside(undefined)
          dispatch({ type: 'try', move })
        }}
        onRefused={setRefusal}
      />
    ),
    refusal,
    pose: solvePose(task, state),
    status: statusWords(task, state, puzzle.themes),
    tone: solveTone(state),
    // A rush has no help, and its field keeps the focus.
    buttons: !isRush && (
      <PuzzleButtons {...{ state, end }} isOver={isOver} dispatch={dispatch} onShow={dispatchBeside} />
    ),
    more: (
      <>
        {isOver && !isRush && end.more}
        <BoardButton />
      </>
    ),
    typed:
      isOver && !isRush ? undefined : (
        <TypedMoveField
          position={() => (isAsking ? position.clone() : undefined)}
          onMove={(move) => dispatchBeside({ type: 'try', move })}
        />
      ),
  })
}

interface PuzzleButtonsProps {
  readonly state: SolveState
  readonly isOver: boolean
  readonly end: ReturnType<RenderEnd>
  readonly dispatch: (event: SolveEvent) => void
  /** Also dispatches, and remembers that the pressed button disappears at the end. */
  readonly onShow: (event: SolveEvent) => void
}

const PuzzleButtons = ({ state: { phase, hint }, isOver, end, dispatch, onShow }: PuzzleButtonsProps) => (
  <TryButtons
    isOver={isOver}
    hint={hint === 0 ? words.puzzlePiece.hint : words.puzzlePiece.anotherHint}
    hasHint={phase === 'asking' && hint < 2}
    onHint={() => dispatch({ type: 'hint' })}
    show={words.stillPuzzle.showTheSolution}
    mayShow={phase !== 'showing'}
    onShow={() => onShow({ type: 'show-solution' })}
  >
    {end.next}
  </TryButtons>
)

/** Continues after each position that is shown only briefly. */
function useTicks(
  { phase, line }: SolveState,
  dispatch: (event: SolveEvent) => void,
  pauses: typeof PAUSES,
): void {
  useEffect(() => {
    const pause = pauses[phase]
    if (pause === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'tick' }), pause)
    return () => clearTimeout(timer)
  }, [dispatch, phase, line, pauses])
}

/** Reports for each puzzle, once each, that it was solved and that something went wrong. */
function useTelling(
  task: PuzzleTask,
  { phase, wrongs, hints, wasShown }: SolveState,
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

const renderDailyEnd: RenderEnd = ({ position, focusRef, onRestart }) => ({
  next: (
    <Button icon="reset" ref={focusRef} onClick={onRestart}>
      {words.puzzlePiece.tryItAgain}
    </Button>
  ),
  more: <PlayOn position={position} />,
})

interface PlayOnProps {
  readonly position: Position
  /** By default it names the computer. */
  readonly label?: string
}

export const PlayOn = ({ position, label = words.puzzlePiece.playOnAgainstTheComputer }: PlayOnProps) =>
  outcomeOf(position) ? null : (
    <PageAnchor
      href={`/play?fen=${makeFen(position).replaceAll(' ', '+')}`}
      className={buttonClass('secondary', 'normal')}
    >
      {label}
    </PageAnchor>
  )
