import { useEffect, useRef } from 'react'
import type { Piece, Role } from '#chess/types.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PieceImage } from '#app/ui/piece.tsx'
import type { Tool } from './editor-state.ts'
import { words } from '#words/analysis'

const ROLES: readonly Role[] = ['k', 'q', 'r', 'b', 'n', 'p']
const TOOLS: readonly Tool[] = [
  'move',
  ...ROLES.map((role): Piece => ({ color: 'w', role })),
  'remove',
  ...ROLES.map((role): Piece => ({ color: 'b', role })),
]

interface PaletteProps {
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
}

/** A toolbar with one tab stop. Arrow keys move within it. */
export function Palette({ tool, onTool }: PaletteProps) {
  const bar = useRef<HTMLDivElement>(null)
  // The button that opened the editor no longer exists.
  useEffect(() => bar.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  const isChosen = (each: Tool) => keyOf(each) === keyOf(tool)
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={words.palette.pieces}
      className="palette"
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 }[event.key]
        if (step === undefined) return
        event.preventDefault()
        const at = TOOLS.findIndex(isChosen)
        const next = (at + step + TOOLS.length) % TOOLS.length
        onTool(TOOLS[next]!)
        bar.current?.querySelectorAll('button')[next]?.focus()
      }}
    >
      {TOOLS.map((each) => (
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
  return typeof tool === 'object' ? words.palette.piece(tool) : words.palette[tool]
}
