import { SQUARES } from '#chess/squares.ts'
import type { Color, Square } from '#chess/types.ts'
import type { NamedPiece } from './named-piece.ts'

export interface SquareMarksOf {
  readonly pieces: readonly NamedPiece[]
  /** The side whose pieces may be picked up. */
  readonly movable: Color | undefined
  readonly selected: Square | undefined
  readonly targets: readonly Square[]
  readonly lastMove: readonly Square[]
  /** Squares of queued premoves. */
  readonly premoved: readonly Square[]
  readonly check: Square | undefined
}

/**
 * Marks of each square, a1 first: any of `selected target capture last premove check draggable`. As strings, so that
 * a square re-renders only when its marks change.
 */
export function squareMarks(shown: SquareMarksOf): readonly string[] {
  const pieceOn = new Map(shown.pieces.map((piece) => [piece.square, piece.piece]))
  return SQUARES.map((square) => {
    const piece = pieceOn.get(square)
    const marks = []
    if (square === shown.selected) marks.push('selected')
    if (shown.targets.includes(square)) marks.push(piece ? 'capture' : 'target')
    if (shown.lastMove.includes(square)) marks.push('last')
    if (shown.premoved.includes(square)) marks.push('premove')
    if (square === shown.check) marks.push('check')
    if (piece && piece.color === shown.movable) marks.push('draggable')
    return marks.join(' ')
  })
}
