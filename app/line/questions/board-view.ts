import { attackersOf } from '#chess/attackers.ts'
import { capturedPiece, isCapture, legalMovesFrom, movedPiece, moveTo } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { COLORS, type Color, type Move, type Piece, type Role, type Square } from '#chess/types.ts'
import { moveWords } from '#app/line/move-words.ts'

/** A board that can be asked: a position of a game, or a lesson's board without kings. */
export interface BoardView {
  readonly pieceAt: (square: Square) => Piece | undefined
  /** The side to move; undefined if the game is over or only one side moves. */
  readonly turn: Color | undefined
  /** In the order of the squares. */
  readonly attackersOf: (square: Square) => readonly Square[]
  /** Where the piece on a square may move now. A promotion counts once. */
  readonly targetsOf: (square: Square) => readonly Target[]
  /** The last move in words; undefined before the first. */
  readonly lastMove: () => string | undefined
  /** The pieces that a side has taken, in order; undefined if the board does not count them. */
  readonly capturedBy?: (color: Color) => readonly Role[]
  /** Stars that are left to collect, on boards that have them. */
  readonly stars?: readonly Square[]
}

export interface Target {
  readonly square: Square
  readonly isCapture: boolean
}

/** `position` knows the moves that led to it, as far as they are to be answered. */
export const viewPosition = (position: Position): BoardView => ({
  pieceAt: (square) => position.pieceAt(square),
  turn: outcomeOf(position) ? undefined : position.turn,
  attackersOf: (square) =>
    COLORS.flatMap((color) => attackersOf(position, square, color)).toSorted((a, b) => a - b),
  targetsOf: (square) => targetsIn(position, square),
  lastMove: () => lastMoveOf(position),
  capturedBy: (color) => capturedIn(position, color),
})

function targetsIn(position: Position, from: Square): readonly Target[] {
  const targets = new Map<Square, Target>()
  for (const move of legalMovesFrom(position, from)) {
    const square = moveTo(move)
    targets.set(square, { square, isCapture: isCapture(move) })
  }
  return [...targets.values()]
}

function lastMoveOf(position: Position): string | undefined {
  const move = position.lastMove
  if (!move) return undefined
  const before = position.clone()
  before.unmake()
  return moveWords(before, move)
}

function capturedIn(position: Position, color: Color): readonly Role[] {
  const roles: Role[] = []
  for (let ply = 1; ply <= position.ply; ply++) {
    const move = position.moveAt(ply) as Move
    const captured = move === 0 ? undefined : capturedPiece(move)
    if (captured && movedPiece(move).color === color) roles.push(captured.role)
  }
  return roles
}
