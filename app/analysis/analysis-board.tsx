import { useEffect, useMemo, useReducer, type Dispatch } from 'react'
import { makeFen } from '#chess/fen.ts'
import { moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Color, Fen, Move } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { winChanceOf, type Worth } from '#coach/judging/win-chance.ts'
import { lastNamed, type OpeningNames } from '#matches/openings.ts'
import { useFlip } from '#app/board/use-flip.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { endingWords } from '#app/line/ending-words.ts'
import { LineBoard } from '#app/line/line-board.tsx'
import { Line } from '#chess/line.ts'
import { useStepKeys } from '#app/line/use-step-keys.ts'
import { EvaluationBar } from '#app/stage/evaluation-bar.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { LiveLinesPanel } from '#app/tree/live-lines.tsx'
import type { LiveJudge } from '#app/tree/live-judging.ts'
import { scoreInShort, scoreWords, whitesView } from '#app/tree/score-text.ts'
import { reduceTree, type TreeEvent, type TreeState } from '#app/tree/tree-state.ts'
import { useLiveLines } from '#app/tree/use-live-lines.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { AnalysisTabs, AnalysisTools } from './analysis-tabs.tsx'
import { changeEngineChoice, useEngineChoice } from './engine-choice.ts'
import { late } from './late.ts'
import type { AnalysedGame } from './make-link.ts'
import { StepBar } from './step-bar.tsx'
import { useMoveClasses, type MoveClasses } from './use-move-classes.ts'
import { words } from '#words/analysis'

/** Its height is reserved until it is loaded. */
const TypedMoveField = lazyPart(async () => (await late()).TypedMoveField)

interface AnalysisBoardProps {
  /** Read once. To open another analysis, change the key. */
  readonly opened: TreeState
  /** True if the focused element is gone, because another analysis was opened. */
  readonly takesFocus: boolean
  readonly startJudge: () => LiveJudge
  readonly openingNames: OpeningNames
  readonly onState: (state: TreeState) => void
  readonly game: AnalysedGame
  readonly onEdit: () => void
  readonly onLoad: () => void
}

export function AnalysisBoard(props: AnalysisBoardProps) {
  const { onState } = props
  const [state, dispatch] = useReducer(reduceTree, props.opened, ({ tree, path }) => ({ tree, path }))
  const [orientation, flip] = useFlip('w')
  const { tree, path } = state
  useEffect(() => onState(state), [state, onState])

  const line = useMemo(() => new Line(tree.start, path), [tree.start, path])
  const position = useMemo(() => line.positionAt(), [line])
  const { marks, worth, ...engine } = useEngineLines(line, position, props.startJudge)
  const named = useMemo(() => lastNamed(props.openingNames, line), [line, props.openingNames])
  const title = named?.title
  const classes = useMoveClasses(line, engine.live, named?.plies ?? 0)
  const outcome = line.outcome()
  const fen = makeFen(position)
  const play = (move: Move) => dispatch({ type: 'play', move })
  useTreeKeys(dispatch, flip)
  const { lastClass, parts, badge, signOf } = signsOf(classes, path, orientation)

  return (
    <Stage
      head={<h1>{words.analysisPage.analysisBoard}</h1>}
      bar={engine.isOn && <WorthBar worth={worth} orientation={orientation} />}
      board={
        <LineBoard
          line={line}
          orientation={orientation}
          // Analysis may continue after a draw by the rules.
          mover={position.turn}
          marks={marks}
          takesFocus={props.takesFocus}
          onMove={play}
        >
          {badge}
        </LineBoard>
      }
      bottom={
        <StepBar
          hasSteps={tree.next.length > 0}
          atStart={path.length === 0}
          atEnd={!hasNext(state)}
          onStep={(type) => dispatch({ type })}
          onFlip={flip}
        />
      }
      column={
        <>
          <EnginePanel {...{ engine, position, fen, outcome, play }} />
          <AnalysisTabs
            {...{ line, state, dispatch, title, fen, signOf, play }}
            {...props}
            classWords={lastClass && parts?.classWords(lastClass)}
          />
          <AnalysisTools {...props} fen={fen} isOver={outcome !== undefined} />
          <div className="min-h-11">
            <TypedMoveField position={() => line.positionAt()} onMove={play} />
          </div>
        </>
      }
    />
  )
}

function useTreeKeys(dispatch: Dispatch<TreeEvent>, flip: () => void): void {
  useStepKeys((step) => {
    if (step === 'flip') flip()
    else if (step !== 'toggle') dispatch({ type: step })
    return step !== 'toggle'
  })
}

interface EnginePanelProps {
  readonly engine: Omit<ReturnType<typeof useEngineLines>, 'marks' | 'worth'>
  readonly position: Position
  readonly fen: Fen
  readonly outcome: ReturnType<Line['outcome']>
  readonly play: (move: Move) => void
}

const EnginePanel = ({ engine, position, fen, outcome, play }: EnginePanelProps) => (
  <LiveLinesPanel
    {...engine}
    fen={fen}
    turn={position.turn}
    ending={outcome && endingWords(outcome)}
    onPlay={(uci) => {
      const move = parseUci(position, uci)
      if (move.ok) play(move.value)
    }}
  />
)

/** `worth` is from White's view and undefined until the position is judged. */
const WorthBar = ({
  worth,
  orientation,
}: {
  readonly worth: Worth | undefined
  readonly orientation: Color
}) => (
  <EvaluationBar
    share={worth && winChanceOf(worth) / 100}
    text={worth ? scoreInShort(worth) : ''}
    spoken={worth ? scoreWords(worth) : ''}
    orientation={orientation}
  />
)

/** The badges of judged moves: on the board for the last one, and in the list. */
function signsOf({ byPath, parts }: MoveClasses, path: readonly Move[], orientation: Color) {
  const lastClass = byPath.get(path.join(' '))
  const last = path.at(-1)
  const badge = parts && lastClass !== undefined && last !== undefined && (
    <parts.SquareBadge square={moveTo(last)} orientation={orientation} moveClass={lastClass} />
  )
  const signOf = (place: string) => {
    const moveClass = byPath.get(place)
    // The line above the list names the opening.
    return parts && moveClass && moveClass !== 'book' && <parts.ClassBadge moveClass={moveClass} />
  }
  return { lastClass, parts, badge, signOf }
}

/** The state of the engine panel, and an arrow for the best move. */
function useEngineLines(line: Line, position: Position, startJudge: () => LiveJudge) {
  const asked = useEngineChoice()
  const live = useLiveLines(line, asked, startJudge)
  const first = asked.isOn ? live.answer?.variations[0] : undefined
  const best = first?.moves[0]
  const marks = useMemo(() => {
    const move = best === undefined ? undefined : parseUci(position, best)
    return move?.ok ? [arrow(move.value)] : NO_MARKS
  }, [best, position])
  const outcome = line.outcome()
  const worth: Worth | undefined = outcome
    ? { type: 'over', points: outcome.winner === undefined ? 0.5 : outcome.winner === 'w' ? 1 : 0 }
    : first && whitesView(first.score, position.turn)
  return {
    marks,
    /** The score from White's view. */
    worth,
    live,
    isOn: asked.isOn,
    onSwitch: (isOn: boolean) => changeEngineChoice({ isOn }),
    count: asked.variations,
    onCount: (variations: number) => changeEngineChoice({ variations }),
  }
}

const NO_MARKS: readonly BoardMark[] = []
const arrow = (move: Move): BoardMark => ({ from: moveFrom(move), to: moveTo(move), color: 'green' })
const hasNext = (state: TreeState): boolean => reduceTree(state, { type: 'next' }) !== state
