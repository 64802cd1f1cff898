import type { Position } from '#chess/position.ts'
import { positionOfEntry } from '../entry-position.ts'
import { findExactMoves, type ExactResult, type EndingTables } from '../exact.ts'
import type { ClassName } from '../classes.ts'
import { DRAWN_VALUE, ILLEGAL, type SideIndex } from '../table.ts'
import type { RandomSource } from './opponent.ts'

/** Which positions of a class to train. Few moves that keep the result make a position hard, and so does a long way to mate. */
export interface Difficulty {
  readonly result: ExactResult['result']
  /** The side to move in the table: the class's stronger side is White. */
  readonly side: SideIndex
  /** Half-moves to mate; no limit for draws. */
  readonly plies: readonly [least: number, most: number]
  /** The share of legal moves that keep the result, between 0 and 1. */
  readonly keep: readonly [least: number, most: number]
  /** Anything else that makes a position one of this lesson. */
  readonly suits?: (position: Position) => boolean
}

/** Draws are rare in some classes, and positions with one saving move in most. */
const MOST_TRIES = 20_000

function fits(value: number, { result, plies: [least, most] }: Difficulty): boolean {
  if (value === ILLEGAL) return false
  if (value === DRAWN_VALUE) return result === 'draw'
  const plies = value - 1
  return result === (value & 1 ? 'loss' : 'win') && plies >= least && plies <= most
}

function shareKept(
  position: Position,
  result: ExactResult['result'],
  tables: EndingTables,
): number | undefined {
  const moves = findExactMoves(position, tables)
  if (!moves.ok || moves.value.length === 0) return undefined
  return moves.value.filter(({ exact }) => exact.result === result).length / moves.value.length
}

/** A random position of the class, turned at random. `undefined` if none is met in a bounded number of tries. */
export function drawPosition(
  name: ClassName,
  difficulty: Difficulty,
  tables: EndingTables,
  random: RandomSource,
): Position | undefined {
  const { ending, sides } = tables(name)
  const values = sides[difficulty.side]
  const [least, most] = difficulty.keep
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const index = Math.floor(random() * values.length)
    if (!fits(values[index]!, difficulty)) continue
    const turned = { mirrorsFiles: random() < 0.5, swapsColors: random() < 0.5 }
    const position = positionOfEntry(ending, difficulty.side, index, turned)
    if (!position || difficulty.suits?.(position) === false) continue
    const share = shareKept(position, difficulty.result, tables)
    if (share !== undefined && share >= least && share <= most) return position
  }
  return undefined
}
