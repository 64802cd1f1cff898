import { isCapture, legalMoves, moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { makeSquare, SQUARES } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import { words } from '#words/line'
import { castlingRook } from './press.ts'

/** Longer lists are summarised by a count. */
const MOST_READ_OUT = 4

/**
 * Accessible names of the squares, a1 first: the square, its piece, and what the player may do there, so that no marks have to
 * be remembered.
 */
export function squareLabels(position: Position, mayMove: boolean, selected: Square | undefined): string[] {
  const moves = mayMove ? legalMoves(position) : []
  const targetsFrom = new Map<Square, Set<Square>>()
  for (const move of moves) {
    const targets = targetsFrom.get(moveFrom(move)) ?? new Set()
    targetsFrom.set(moveFrom(move), targets.add(moveTo(move)))
  }
  const chosen = moves.filter((move) => moveFrom(move) === selected)
  const king = position.isCheck() ? position.kingSquare(position.turn) : undefined
  const names = words.squares
  return SQUARES.map((square) => {
    const piece = position.pieceAt(square)
    const parts = [makeSquare(square), piece ? names.piece(piece) : names.empty]
    if (square === king) parts.push(names.inCheck)
    if (square === selected) parts.push(names.selected)
    const here = chosen.find((move) => moveTo(move) === square)
    if (here) parts.push(isCapture(here) ? names.mayBeCaptured : names.mayBeMovedTo)
    if (chosen.some((move) => castlingRook(move) === square)) parts.push(names.mayBeCastledWith)
    const targets = targetsFrom.get(square)
    if (targets) parts.push(canMoveTo([...targets]))
    return parts.join(', ')
  })
}

/** `can move to e3 and e4`, or a number of moves; `v` on the square lists them. */
export const canMoveTo = (targets: readonly Square[]): string =>
  targets.length > MOST_READ_OUT
    ? words.squares.hasMoves(targets.length)
    : words.squares.canMoveTo(targets.map(makeSquare))
