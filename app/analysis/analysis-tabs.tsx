import type { Dispatch, ReactNode } from 'react'
import { START_FEN } from '#chess/fen.ts'
import type { Line } from '#chess/line.ts'
import { isMain } from '#chess/move-tree.ts'
import type { Fen, Move } from '#chess/types.ts'
import { splitOpening, type OpeningNames } from '#matches/openings.ts'
import { moveWords } from '#app/line/move-words.ts'
import { OpeningName } from '#app/line/opening-name.tsx'
import { StageTabs } from '#app/stage/stage-tabs.tsx'
import { TreeMoves } from '#app/tree/tree-moves.tsx'
import type { TreeEvent, TreeState } from '#app/tree/tree-state.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { late } from './late.ts'
import type { AnalysedGame } from './make-link.ts'
import { words } from '#words/analysis'

const OpeningMoves = lazyPart(async () => (await late()).OpeningMoves)
const FirstMoves = lazyPart(async () => (await late()).FirstMoves)
const NotesForm = lazyPart(async () => (await late()).NotesForm)
const CopyButtons = lazyPart(async () => (await late()).CopyButtons)

interface AnalysisTabsProps {
  readonly line: Line
  readonly state: TreeState
  readonly dispatch: Dispatch<TreeEvent>
  readonly play: (move: Move) => void
  readonly openingNames: OpeningNames
  /** The name of the opening, if it has one. */
  readonly title: string | undefined
  /** The class of the last move, for screen readers. */
  readonly classWords: string | undefined
  readonly signOf: (path: string) => ReactNode
  readonly fen: Fen
  /** The game as it is copied. */
  readonly game: AnalysedGame
}

/** Moves, notes on the shown move, and ways to export the analysis. */
export function AnalysisTabs(props: AnalysisTabsProps) {
  const { line, state, dispatch, fen } = props
  const { tree, path } = state
  const moves = (
    <>
      <PlaceWords {...props} />
      <TreeMoves
        tree={tree}
        path={path}
        onGo={(to) => dispatch({ type: 'go', path: to })}
        signOf={props.signOf}
        empty={
          <FirstMoves
            hasOpenings={tree.start === START_FEN}
            onMoves={(chosen) => chosen.forEach((move) => props.play(move))}
          />
        }
      />
      <div className="opening-room">
        <OpeningMoves line={line} names={props.openingNames} onMove={props.play} />
      </div>
    </>
  )
  const notes = (
    <NotesForm key={path.join(' ')} state={state} isVariation={!isMain(tree, path)} dispatch={dispatch} />
  )
  const share = <CopyButtons game={props.game} fen={fen} />
  const { name, ...labels } = words.analysisBoard.tabs
  return (
    <StageTabs
      label={name}
      tabs={[
        { id: 'moves', label: labels.moves, panel: moves },
        { id: 'notes', label: labels.notes, panel: notes },
        { id: 'share', label: labels.share, panel: share },
      ]}
    />
  )
}

/** The opening's name, and the last move for screen readers. */
function PlaceWords({ line, title, classWords }: AnalysisTabsProps) {
  const { moves } = line
  return (
    <>
      <p role="status" className="sr-only">
        {moves.length === 0
          ? words.analysisBoard.startingPosition
          : moveWords(line.positionAt(moves.length - 1), moves.at(-1)!)}
        {classWords}
      </p>
      <p className="analysis-opening">
        {title !== undefined &&
          richText(
            words.analysisBoard.opening(
              (text) => <span className="text-muted">{text}</span>,
              <OpeningName name={splitOpening(title).name} />,
            ),
          )}
      </p>
    </>
  )
}

interface AnalysisToolsProps {
  readonly onEdit: () => void
  readonly onLoad: () => void
  readonly fen: Fen
  readonly isOver: boolean
}

export function AnalysisTools({ onEdit, onLoad, fen, isOver }: AnalysisToolsProps) {
  return (
    <div className="analysis-tools">
      <Button icon="board" onClick={onEdit}>
        {words.analysisBoard.setUpPosition}
      </Button>
      <Button icon="load" onClick={onLoad}>
        {words.analysisBoard.loadFenOrPgn}
      </Button>
      {!isOver && (
        <LinkButton to={fen === START_FEN ? '/play' : `/play?fen=${encodeURIComponent(fen)}`}>
          <Icon name="computer" />
          {words.analysisBoard.playFromHere}
        </LinkButton>
      )}
    </div>
  )
}
