import { generateCaptures, MOST_MOVES } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { exchangeWins } from '#engine/search/see.ts'

/** Centipawns from which an exchange is of class 1 to 5: a pawn, the exchange, a minor piece, a rook, a queen. */
const CLASS_FROM = [50, 150, 280, 420, 700] as const
/** Centipawns that a class counts as. */
export const CLASS_VALUE = [0, 100, 200, 325, 500, 900] as const
const HIGHEST = 5
/** From this class on a man that can be taken hangs. */
export const HANGING = 2

/** Class of what the move wins on its square, known to be at least `least`. */
export function gainClass(position: Position, move: number, least: number): number {
  let found = least
  while (found < HIGHEST && exchangeWins(position, move, CLASS_FROM[found]!)) found++
  return found
}

/** Class of what the move loses on its square. */
export function lossClass(position: Position, move: number): number {
  let found = 0
  while (found < HIGHEST && !exchangeWins(position, move, 1 - CLASS_FROM[found]!)) found++
  return found
}

/** The higher of `known` and the move's class: one exchange settles it for most moves. */
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
