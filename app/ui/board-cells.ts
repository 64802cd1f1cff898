/** A square part of a board in the reader's view. */
export interface BoardPart {
  /** The numbers of columns and rows left out before it. */
  readonly left: number
  readonly top: number
  /** Squares along each side. */
  readonly size: number
}

export const WHOLE_BOARD: BoardPart = { left: 0, top: 0, size: 8 }

/** A square by its column and row from the top left of the reader's view, from 0. */
export interface Cell {
  readonly x: number
  readonly y: number
}

interface PieceCell extends Cell {
  /** The piece in the notation of FEN: `K`, `p`. */
  readonly letter: string
}

export function cellAt(square: string, isTurned: boolean): Cell {
  const [x, y] = [square.charCodeAt(0) - 97, 8 - Number(square[1])]
  return isTurned ? { x: 7 - x, y: 7 - y } : { x, y }
}

/** The pieces of the first field of a FEN. */
export function cellsOf(placement: string, isTurned: boolean): readonly PieceCell[] {
  const seen = isTurned ? placement.split('').reverse().join('') : placement
  const rows = seen.replace(/\d/g, (count) => ' '.repeat(Number(count))).split('/')
  return rows.flatMap((row, y) =>
    row.split('').flatMap((letter, x) => (letter === ' ' ? [] : [{ x, y, letter }])),
  )
}

/** The pieces in a part of the board. */
export const piecesIn = (placement: string, isTurned: boolean, part: BoardPart): readonly PieceCell[] =>
  cellsOf(placement, isTurned).filter((cell) => isIn(cell, part))

export const isIn = ({ x, y }: Cell, { left, top, size }: BoardPart): boolean =>
  x >= left && y >= top && x < left + size && y < top + size
