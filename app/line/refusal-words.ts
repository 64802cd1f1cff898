import { pieceName } from '#chess/names.ts'
import type { Position } from '#chess/position.ts'
import { makeSquare } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import { announce } from '#app/ui/announce.ts'

/**
 * Why a press on a square did nothing, for players who don't see the board: no piece of theirs is there, or the selected
 * piece may not move there. Undefined if the press let go of the selected piece.
 */
export function refusalWords(
  position: Position,
  selected: Square | undefined,
  square: Square,
): string | undefined {
  if (selected === square) return undefined
  const name = makeSquare(square)
  const piece = selected === undefined ? undefined : position.pieceAt(selected)
  if (selected !== undefined && piece)
    return `The ${pieceName(piece)} on ${makeSquare(selected)} cannot move to ${name}.`
  const there = position.pieceAt(square)
  return there ? `The ${pieceName(there)} on ${name} is not yours to move.` : `There is no piece on ${name}.`
}

export function announceRefusal(position: Position, selected: Square | undefined, square: Square): void {
  const words = refusalWords(position, selected, square)
  if (words !== undefined) announce(words)
}
