import { PieceImage } from './piece.tsx'

interface DiagramProps {
  /** The first field of a FEN. */
  readonly placement: string
  /** The squares of the last move, `e2` and `e4`. */
  readonly lastMove?: readonly string[]
  /** True to show it from Black’s side. */
  readonly isTurned?: boolean
  /** The position in words, as its accessible name. */
  readonly label: string
}

/** A static position: one element for the board and one for each piece and marked square, without scripts. */
export function Diagram({ placement, lastMove = [], isTurned = false, label }: DiagramProps) {
  return (
    <div role="img" aria-label={label} className="diagram">
      {lastMove.map((square) => (
        <span key={square} style={{ gridArea: areaOf(square, isTurned) }} className="diagram-last" />
      ))}
      {piecesOf(isTurned ? placement.split('').reverse().join('') : placement).map(({ area, piece }) => (
        <PieceImage key={area} piece={piece} area={area} />
      ))}
    </div>
  )
}

/** `row / column` of the grid, from the top left. */
function areaOf(square: string, isTurned: boolean): string {
  const [row, column] = [9 - Number(square[1]), square.charCodeAt(0) - 96]
  return isTurned ? `${9 - row} / ${9 - column}` : `${row} / ${column}`
}

type Piece = Parameters<typeof PieceImage>[0]['piece']

function piecesOf(placement: string): { area: string; piece: Piece }[] {
  const rows = placement.replace(/\d/g, (count) => ' '.repeat(Number(count))).split('/')
  return rows.flatMap((row, y) =>
    row
      .split('')
      .flatMap((letter, x) =>
        letter === ' ' ? [] : [{ area: `${y + 1} / ${x + 1}`, piece: pieceOf(letter) }],
      ),
  )
}

function pieceOf(letter: string): Piece {
  const role = letter.toLowerCase() as Piece['role']
  return { role, color: letter === role ? 'b' : 'w' }
}
