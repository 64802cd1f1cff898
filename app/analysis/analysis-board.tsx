import { useEffect, useMemo, useReducer, useState } from 'react'
import { makeFen, START_FEN } from '#chess/fen.ts'
import { moveFrom, moveTo } from '#chess/moves.ts'
import { isMain } from '#chess/move-tree.ts'
import type { Position } from '#chess/position.ts'
import type { Fen, Move } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { lastNamed, splitOpening, type OpeningNames } from '#matches/openings.ts'
import { useFlip } from '#app/board/use-flip.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { endingWords } from '#app/line/ending-words.ts'
import { LineBoard } from '#app/line/line-board.tsx'
import { Line } from '#chess/line.ts'
import { moveWords } from '#app/line/move-words.ts'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import { useStepKeys } from '#app/line/use-step-keys.ts'
import { LiveLinesPanel } from '#app/tree/live-lines.tsx'
import type { LiveJudge } from '#app/tree/live-judging.ts'
import { TreeMoves } from '#app/tree/tree-moves.tsx'
import { reduceTree, type TreeState } from '#app/tree/tree-state.ts'
import { useLiveLines } from '#app/tree/use-live-lines.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { CopyButtons } from './copy-buttons.tsx'
import { MoveNotes } from './move-notes.tsx'
import { StepBar } from './step-bar.tsx'
import { words } from '#words/analysis'

interface AnalysisBoardProps {
  /** Read once. To open another one, change the key. */
  readonly opened: TreeState
  /** The element that had the focus is gone, because something else was opened. */
  readonly takesFocus: boolean
  readonly startJudge: () => LiveJudge
  readonly openingNames: OpeningNames
  readonly onState: (state: TreeState) => void
  readonly pgn: () => string
  readonly link: () => string
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
  const { marks, ...engine } = useEngineLines(line, position, props.startJudge)
  const outcome = line.outcome()
  const fen = makeFen(position)
  const play = (move: Move) => dispatch({ type: 'play', move })
  useStepKeys((step) => {
    if (step === 'flip') flip()
    else if (step !== 'toggle') dispatch({ type: step })
    return step !== 'toggle'
  })

  return (
    <div className="analysis">
      <div className="analysis-board">
        <LineBoard
          line={line}
          orientation={orientation}
          // Analysis may continue after a draw by the rules.
          mover={position.turn}
          marks={marks}
          takesFocus={props.takesFocus}
          onMove={play}
        />
        <StepBar
          atStart={path.length === 0}
          atEnd={!hasNext(state)}
          onStep={(type) => dispatch({ type })}
          onFlip={flip}
        />
      </div>
      <div className="analysis-beside">
        <PlaceWords line={line} openingNames={props.openingNames} />
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
        <TypedMoveField position={() => position.clone()} onMove={play} />
        <TreeMoves tree={tree} path={path} onGo={(to) => dispatch({ type: 'go', path: to })} />
        <MoveNotes key={path.join(' ')} state={state} isVariation={!isMain(tree, path)} dispatch={dispatch} />
        <Actions {...props} fen={fen} isOver={outcome !== undefined} />
      </div>
    </div>
  )
}

type ActionsProps = Pick<AnalysisBoardProps, 'pgn' | 'link' | 'onEdit' | 'onLoad'> & {
  readonly fen: Fen
  readonly isOver: boolean
}

function Actions({ pgn, link, onEdit, onLoad, fen, isOver }: ActionsProps) {
  return (
    <div className="analysis-actions">
      <Button onClick={onEdit}>{words.analysisBoard.setUpPosition}</Button>
      <Button onClick={onLoad}>{words.analysisBoard.loadFenOrPgn}</Button>
      <CopyButtons pgn={pgn} link={link} fen={fen} />
      {!isOver && (
        <LinkButton to={fen === START_FEN ? '/play' : `/play?fen=${encodeURIComponent(fen)}`}>
          {words.analysisBoard.playFromHere}
        </LinkButton>
      )}
    </div>
  )
}

interface PlaceWordsProps {
  readonly line: Line
  readonly openingNames: OpeningNames
}

/** The opening, and the last move for screen readers. */
function PlaceWords({ line, openingNames }: PlaceWordsProps) {
  const { moves } = line
  const title = useMemo(() => lastNamed(openingNames, line)?.title, [line, openingNames])
  return (
    <>
      <p role="status" className="sr-only">
        {moves.length === 0
          ? words.analysisBoard.startingPosition
          : moveWords(line.positionAt(moves.length - 1), moves.at(-1)!)}
      </p>
      <p className="min-h-6 text-label">
        {title !== undefined &&
          richText(
            words.analysisBoard.opening(
              (text) => <span className="text-muted">{text}</span>,
              splitOpening(title).name,
            ),
          )}
      </p>
    </>
  )
}

/** The state of the engine panel, and an arrow for the best move. */
function useEngineLines(line: Line, position: Position, startJudge: () => LiveJudge) {
  const [asked, setAsked] = useState({ isOn: false, variations: 1 })
  const live = useLiveLines(line, asked, startJudge)
  const best = asked.isOn ? live.answer?.variations[0]?.moves[0] : undefined
  const marks = useMemo(() => {
    const move = best === undefined ? undefined : parseUci(position, best)
    return move?.ok ? [arrow(move.value)] : NO_MARKS
  }, [best, position])
  return {
    marks,
    live,
    isOn: asked.isOn,
    onSwitch: (isOn: boolean) => setAsked((before) => ({ ...before, isOn })),
    count: asked.variations,
    onCount: (variations: number) => setAsked((before) => ({ ...before, variations })),
  }
}

const NO_MARKS: readonly BoardMark[] = []
const arrow = (move: Move): BoardMark => ({ from: moveFrom(move), to: moveTo(move), color: 'green' })
const hasNext = (state: TreeState): boolean => reduceTree(state, { type: 'next' }) !== state
