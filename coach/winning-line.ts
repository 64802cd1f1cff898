import type { Position } from '#chess/position.ts'
import type { Color, Move } from '#chess/types.ts'
import { materialOf, settledMaterial } from './material.ts'

/** A line that wins material, cut where the count is final. */
export interface WinningLine {
  readonly moves: readonly Move[]
  /** In centipawns, against the count at the beginning of the line. */
  readonly gain: number
}

/** Longer lines prove something too, but nobody follows them. */
const LONGEST = 9
/** A pawn's worth; less is no material. */
const LEAST_GAIN = 100

/**
 * The shortest beginning of `line` after which `winner` is ahead by what it comes to, with the captures that settle it;
 * `undefined` where the line wins no material. What is won on the way and given back later does not count.
 */
export function winningLine(
  position: Position,
  line: readonly Move[],
  winner: Color,
): WinningLine | undefined {
  const before = materialOf(position, winner)
  const played = position.clone()
  const ends: { gain: number; rest: readonly Move[] }[] = []
  const settle = (): void => {
    const { balance, line: rest } = settledMaterial(played)
    ends.push({ gain: (played.turn === winner ? balance : -balance) - before, rest })
  }
  const moves = line.slice(0, LONGEST)
  settle()
  for (const move of moves) {
    played.make(move)
    settle()
  }
  const { gain } = ends.at(-1)!
  if (gain < LEAST_GAIN) return undefined
  // Backwards for as long as the count stays. The first move is always part of the line.
  let length = moves.length
  while (length > 1 && ends[length - 1]!.gain === gain) length--
  return { moves: [...moves.slice(0, length), ...ends[length]!.rest], gain }
}
