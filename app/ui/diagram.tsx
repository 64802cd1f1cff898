import type { CSSProperties } from 'react'
import { cellAt, isIn, piecesIn, WHOLE_BOARD, type BoardPart, type Cell } from './board-cells.ts'
import { PieceImage } from './piece.tsx'

export interface DiagramProps {
  /** The first field of a FEN. */
  readonly placement: string
  /** The squares of the last move, `e2` and `e4`. */
  readonly lastMove?: readonly string[]
  /** True to show it from Black’s side. */
  readonly isTurned?: boolean
  /** The part of the board to show, by default all of it. */
  readonly part?: BoardPart
  /** The position in words, as its accessible name. */
  readonly label: string
}

/** A static position: one element for the board and one for each piece and marked square, without scripts. */
export function Diagram({
  placement,
  lastMove = [],
  isTurned = false,
  part = WHOLE_BOARD,
  label,
}: DiagramProps) {
  const { left, top, size } = part
  /** `row / column` of the grid. */
  const areaOf = ({ x, y }: Cell) => `${y - top + 1} / ${x - left + 1}`
  const kind = size === 8 ? '' : (left + top) % 2 === 0 ? ' diagram-part' : ' diagram-part diagram-odd'
  return (
    <div
      role="img"
      aria-label={label}
      className={`diagram${kind}`}
      style={size === 8 ? undefined : ({ '--squares': size } as CSSProperties)}
    >
      {lastMove
        .map((square) => cellAt(square, isTurned))
        .filter((cell) => isIn(cell, part))
        .map((cell) => (
          <span key={areaOf(cell)} style={{ gridArea: areaOf(cell) }} className="diagram-last" />
        ))}
      {piecesIn(placement, isTurned, part).map((cell) => (
        <PieceImage key={areaOf(cell)} piece={pieceOf(cell.letter)} area={areaOf(cell)} />
      ))}
    </div>
  )
}

type Piece = Parameters<typeof PieceImage>[0]['piece']

function pieceOf(letter: string): Piece {
  const role = letter.toLowerCase() as Piece['role']
  return { role, color: letter === role ? 'b' : 'w' }
}
