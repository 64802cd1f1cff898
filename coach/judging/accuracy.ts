import { opposite, type Color } from '#chess/types.ts'
import type { WinChance } from './win-chance.ts'

/**
 * How well a side played, in per cent, by the formula that lichess publishes (lichess.org/page/accuracy; lila,
 * `AccuracyPercent`): what each move gives away in winning chances, weighted by how much was at stake around it.
 */

/** A side with fewer moves gets no accuracy: the figure would mean too little. */
const LEAST_MOVES = 10

/** The accuracy of one move; both chances are the mover's, before the move and after it. */
export function moveAccuracy(before: WinChance, after: WinChance): number {
  if (after >= before) return 100
  const raw = 103.1668100711649 * Math.exp(-0.04354415386753951 * (before - after)) - 3.166924740191411
  return clamp(raw + 1, 0, 100)
}

/**
 * The accuracy of both sides over a whole game. `chances` are White's before the first move and after each one; `first` is the side
 * that made the first move. `undefined` for a side with fewer than ten moves.
 */
export function gameAccuracy(chances: readonly WinChance[], first: Color): Record<Color, number | undefined> {
  const moves = chances.length - 1
  const window = clamp(Math.floor(moves / 10), 2, 8)
  const judged: Record<Color, { accuracy: number; weight: number }[]> = { w: [], b: [] }
  for (let index = 0; index < moves; index++) {
    const color = index % 2 === 0 ? first : opposite(first)
    const [before, after] = [chances[index]!, chances[index + 1]!]
    const accuracy = color === 'w' ? moveAccuracy(before, after) : moveAccuracy(100 - before, 100 - after)
    // The first moves have no full window behind them and share the first one.
    const start = Math.max(0, index + 2 - window)
    const weight = clamp(standardDeviation(chances.slice(start, start + window)), 0.5, 12)
    judged[color].push({ accuracy, weight })
  }
  return { w: combine(judged.w), b: combine(judged.b) }
}

/** The mean of a weighted mean, which stresses the decisive moments, and a harmonic mean, which punishes blunders. */
function combine(moves: readonly { accuracy: number; weight: number }[]): number | undefined {
  if (moves.length < LEAST_MOVES) return undefined
  const weights = moves.reduce((sum, { weight }) => sum + weight, 0)
  const weighted = moves.reduce((sum, { accuracy, weight }) => sum + accuracy * weight, 0) / weights
  // A single move of accuracy 0 would make the harmonic mean 0.
  const harmonic = moves.length / moves.reduce((sum, { accuracy }) => sum + 1 / Math.max(1, accuracy), 0)
  return (weighted + harmonic) / 2
}

function standardDeviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
