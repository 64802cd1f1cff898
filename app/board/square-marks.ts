import { SQUARES } from '#chess/squares.ts'
import type { Color, Square } from '#chess/types.ts'
import type { NamedPiece } from './named-piece.ts'

export interface SquareMarksOf {
  readonly pieces: readonly NamedPiece[]
  /** Whose pieces may be picked up, if anybody's. */
  readonly movable: Color | undefined
  readonly selected: Square | undefined
  readonly targets: readonly Square[]
  readonly lastMove: readonly Square[]
  /** Squares of moves that wait for their turn. */
  readonly premoved: readonly Square[]
  readonly check: Square | undefined
}

/**
 * What each square shows besides its colour, a1 first: any of `selected target capture last premove check draggable`. As
 * text, so that a square is rendered only when what it shows has changed.
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
