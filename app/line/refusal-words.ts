import { words } from '#words/line'
import type { Position } from '#chess/position.ts'
import { makeSquare } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import { announce } from '#app/ui/announce.ts'

/**
 * Explains to players who do not see the board why a press did nothing: the square has none of their pieces, or the selected
 * piece may not move there. Undefined if the press deselected a piece.
 */
export function refusalWords(
  position: Position,
  selected: Square | undefined,
  square: Square,
): string | undefined {
  if (selected === square) return undefined
  const name = makeSquare(square)
  const piece = selected === undefined ? undefined : position.pieceAt(selected)
  if (selected !== undefined && piece) return words.refusals.cannotMove(piece, makeSquare(selected), name)
  const there = position.pieceAt(square)
  return there ? words.refusals.notYours(there, name) : words.refusals.noPiece(name)
}

export function announceRefusal(position: Position, selected: Square | undefined, square: Square): void {
  const refusal = refusalWords(position, selected, square)
  if (refusal !== undefined) announce(refusal)
}
