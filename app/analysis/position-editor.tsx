import { useMemo, useReducer } from 'react'
import { makeSquare, SQUARES } from '#chess/squares.ts'
import { COLORS, type Color, type Fen, type Setup, type Square } from '#chess/types.ts'
import { Board } from '#app/board/board.tsx'
import type { NamedPiece } from '#app/board/named-piece.ts'
import { Stage } from '#app/stage/stage.tsx'
import { useTopOfPage } from '#app/browser/use-top-of-page.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import {
  beginEditing,
  canCastle,
  findSetupFault,
  fenOfSetup,
  reduceEditor,
  RIGHTS,
  type EditorEvent,
  type Tool,
} from './editor-state.ts'
import { Palette } from './palette.tsx'
import { words } from '#words/analysis'

interface PositionEditorProps {
  readonly fen: Fen
  readonly orientation: Color
  readonly onDone: (fen: Fen) => void
  readonly onCancel: () => void
}

const NONE: readonly Square[] = []

/** Sets up any position: choose a tool, then press squares. */
export function PositionEditor({ fen, orientation, onDone, onCancel }: PositionEditorProps) {
  const [state, dispatch] = useReducer(reduceEditor, fen, beginEditing)
  const { setup, tool, held } = state
  const fault = findSetupFault(setup)
  useTopOfPage()
  const pieces = useMemo(() => piecesOf(setup), [setup])
  const labels = useMemo(() => labelsOf(setup), [setup])
  return (
    <Stage
      head={<h1>{words.positionEditor.title}</h1>}
      board={
        <Board
          orientation={orientation}
          pieces={pieces}
          labels={labels}
          movable={undefined}
          selected={held}
          targets={NONE}
          premoved={NONE}
          lastMove={NONE}
          check={undefined}
          acrossTable={false}
          takesFocus={false}
          marks={[]}
          onPress={(square) => dispatch({ type: 'press', square })}
          onCancel={() => dispatch({ type: 'let-go' })}
        />
      }
      column={
        <div className="analysis-editor">
          <Palette tool={tool} onTool={(next) => dispatch({ type: 'tool', tool: next })} />
          <p className="text-sm text-muted">{hintOf(tool, held)}</p>
          <SetupFields setup={setup} dispatch={dispatch} />
          <p
            role="status"
            className={`min-h-6 font-semibold ${fault === undefined ? 'text-success' : 'text-danger'}`}
          >
            {fault ?? words.positionEditor.isLegal}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" disabled={fault !== undefined} onClick={() => onDone(fenOfSetup(setup))}>
              {words.positionEditor.analyse}
            </Button>
            <Button onClick={() => dispatch({ type: 'start' })}>
              {words.positionEditor.startingPosition}
            </Button>
            <Button onClick={() => dispatch({ type: 'clear' })}>{words.positionEditor.clearBoard}</Button>
            <Button onClick={onCancel}>{words.positionEditor.cancel}</Button>
          </div>
        </div>
      }
    />
  )
}

interface SetupFieldsProps {
  readonly setup: Setup
  readonly dispatch: (event: EditorEvent) => void
}

/** The side to move and the castling rights. */
function SetupFields({ setup, dispatch }: SetupFieldsProps) {
  return (
    <>
      <RadioGroup
        legend={words.positionEditor.toMove}
        options={COLORS.map((color) => ({ value: color, label: words.positionEditor.side(color) }))}
        value={setup.turn}
        onChange={(turn) => dispatch({ type: 'turn', turn })}
      />
      <fieldset>
        <legend className="mb-1 text-label font-semibold">
          {words.positionEditor.castlingStillPossible}
        </legend>
        <div className="grid grid-cols-2">
          {RIGHTS.map((right) => (
            <Checkbox
              key={right}
              label={words.positionEditor.rights[right]}
              checked={setup.castling[right]}
              disabled={!canCastle(setup, right)}
              onChange={({ target }) => dispatch({ type: 'castling', right, has: target.checked })}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

const piecesOf = ({ board }: Setup): readonly NamedPiece[] =>
  SQUARES.flatMap((square): NamedPiece[] => {
    const piece = board[square]
    return piece ? [{ id: square, square, piece }] : []
  })

const labelsOf = ({ board }: Setup): readonly string[] =>
  SQUARES.map((square) => words.positionEditor.square(makeSquare(square), board[square]))

function hintOf(tool: Tool, held: Square | undefined): string {
  if (tool === 'remove') return words.positionEditor.hints.remove
  if (tool !== 'move') return words.positionEditor.hints.put(tool)
  return held === undefined ? words.positionEditor.hints.move : words.positionEditor.hints.letGo
}
