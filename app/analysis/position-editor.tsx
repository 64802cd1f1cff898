import { useEffect, useMemo, useReducer, useRef } from 'react'
import { COLOR_NAMES, pieceName } from '#chess/names.ts'
import { makeSquare, SQUARES } from '#chess/squares.ts'
import { COLORS, type Color, type Fen, type Piece, type Role, type Square } from '#chess/types.ts'
import { Board } from '#app/board/board.tsx'
import type { NamedPiece } from '#app/board/named-piece.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PieceImage } from '#app/ui/piece.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { beginEditing, canCastle, faultOf, fenOf, reduceEditor, RIGHTS, type Tool } from './editor-state.ts'

interface PositionEditorProps {
  readonly fen: Fen
  readonly orientation: Color
  readonly onDone: (fen: Fen) => void
  readonly onCancel: () => void
}

const ROLES: readonly Role[] = ['k', 'q', 'r', 'b', 'n', 'p']
const RIGHT_NAMES = { K: 'White, short', Q: 'White, long', k: 'Black, short', q: 'Black, long' } as const
const NONE: readonly Square[] = []

/** A board on which any position is set up: a tool is chosen, by pointer, finger or key, and squares are pressed. */
export function PositionEditor({ fen, orientation, onDone, onCancel }: PositionEditorProps) {
  const [state, dispatch] = useReducer(reduceEditor, fen, beginEditing)
  const { setup, tool, held } = state
  const fault = faultOf(setup)
  const pieces = useMemo(
    () =>
      SQUARES.flatMap((square): NamedPiece[] => {
        const piece = setup.board[square]
        return piece ? [{ id: square, square, piece }] : []
      }),
    [setup],
  )
  const labels = useMemo(
    () =>
      SQUARES.map((square) => {
        const piece = setup.board[square]
        return `${makeSquare(square)}, ${piece ? pieceName(piece) : 'empty'}`
      }),
    [setup],
  )
  return (
    <div className="analysis">
      <div className="analysis-board">
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
      </div>
      <div className="analysis-beside">
        <Palette tool={tool} onTool={(next) => dispatch({ type: 'tool', tool: next })} />
        <p className="text-sm text-muted">{hintOf(tool, held)}</p>
        <RadioGroup
          legend="To move"
          columns="grid-cols-2"
          options={COLORS.map((color) => ({ value: color, label: COLOR_NAMES[color] }))}
          value={setup.turn}
          onChange={(turn) => dispatch({ type: 'turn', turn })}
        />
        <fieldset>
          <legend className="mb-1 text-label font-semibold">Castling still possible</legend>
          <div className="grid grid-cols-2">
            {RIGHTS.map((right) => (
              <Checkbox
                key={right}
                label={RIGHT_NAMES[right]}
                checked={setup.castling[right]}
                disabled={!canCastle(setup, right)}
                onChange={({ target }) => dispatch({ type: 'castling', right, has: target.checked })}
              />
            ))}
          </div>
        </fieldset>
        <p
          role="status"
          className={`min-h-6 font-semibold ${fault === undefined ? 'text-success' : 'text-danger'}`}
        >
          {fault ?? 'This position is possible.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" disabled={fault !== undefined} onClick={() => onDone(fenOf(setup))}>
            Analyse
          </Button>
          <Button onClick={() => dispatch({ type: 'start' })}>Starting Position</Button>
          <Button onClick={() => dispatch({ type: 'clear' })}>Clear Board</Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </div>
    </div>
  )
}

function hintOf(tool: Tool, held: Square | undefined): string {
  if (tool === 'remove') return 'Press a square to empty it.'
  if (tool !== 'move') return `Press squares to put a ${pieceName(tool)} there. Pressed again, it goes.`
  return held === undefined ? 'Press a piece to move it.' : 'Press the square where it is to stand.'
}

interface PaletteProps {
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
}

/** A toolbar: one stop for Tab, the arrow keys go on from there. */
function Palette({ tool, onTool }: PaletteProps) {
  const bar = useRef<HTMLDivElement>(null)
  // The button that led here is gone.
  useEffect(() => bar.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  const tools: readonly Tool[] = [
    'move',
    ...ROLES.map((role): Piece => ({ color: 'w', role })),
    'remove',
    ...ROLES.map((role): Piece => ({ color: 'b', role })),
  ]
  const isChosen = (each: Tool) => keyOf(each) === keyOf(tool)
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div
      ref={bar}
      role="toolbar"
      aria-label="Pieces"
      className="palette"
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 }[event.key]
        if (step === undefined) return
        event.preventDefault()
        const at = tools.findIndex(isChosen)
        const next = (at + step + tools.length) % tools.length
        onTool(tools[next]!)
        bar.current?.querySelectorAll('button')[next]?.focus()
      }}
    >
      {tools.map((each) => (
        <button
          key={keyOf(each)}
          type="button"
          aria-pressed={isChosen(each)}
          tabIndex={isChosen(each) ? 0 : -1}
          aria-label={nameOf(each)}
          title={nameOf(each)}
          onClick={() => onTool(each)}
        >
          {each === 'move' && <Icon name="move" className="size-6" />}
          {each === 'remove' && <Icon name="trash" className="size-6" />}
          {typeof each === 'object' && <PieceImage piece={each} className="size-full" />}
        </button>
      ))}
    </div>
  )
}

const keyOf = (tool: Tool): string => (typeof tool === 'object' ? tool.color + tool.role : tool)

function nameOf(tool: Tool): string {
  if (tool === 'move') return 'Move a piece'
  return tool === 'remove' ? 'Take a piece away' : pieceName(tool)
}
