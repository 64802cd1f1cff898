import { generateCaptures, MOST_MOVES } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { exchangeWins } from '#engine/search/see.ts'

/** Gains in centipawns at which classes 1 to 5 start: a pawn, the exchange, a minor piece, a rook, a queen. */
const CLASS_FROM = [50, 150, 280, 420, 700] as const
/** The value in centipawns assigned to each class. */
export const CLASS_VALUE = [0, 100, 200, 325, 500, 900] as const
const HIGHEST = 5
/** A piece hangs if the capture is of at least this class. */
export const HANGING = 2

/** Class of the move's gain on its target square; the caller knows that it is at least `least`. */
export function gainClass(position: Position, move: number, least: number): number {
  let found = least
  while (found < HIGHEST && exchangeWins(position, move, CLASS_FROM[found]!)) found++
  return found
}

/** Class of the move's loss on its target square. */
export function lossClass(position: Position, move: number): number {
  let found = 0
  while (found < HIGHEST && !exchangeWins(position, move, 1 - CLASS_FROM[found]!)) found++
  return found
}

/** The higher of `known` and the move's class: for most moves a single exchange evaluation decides. */
export function raised(position: Position, move: number, known: number): number {
  return known < HIGHEST && exchangeWins(position, move, CLASS_FROM[known]!)
    ? gainClass(position, move, known + 1)
    : known
}

const CAPTURES = new Int32Array(MOST_MOVES)

/** The highest class among all captures of the side to move. */
export function bestCapture(position: Position): number {
  const count = generateCaptures(position, CAPTURES, 0)
  let best = 0
  for (let index = 0; index < count; index++) best = raised(position, CAPTURES[index]!, best)
  return best
}
