import { capturedPiece } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Color, Move } from '#chess/types.ts'
import { bestDefence } from './defence.ts'
import { materialOf, settledFor } from './material.ts'

/** A line that wins material, cut where the count is final. */
export interface WinningLine {
  readonly moves: readonly Move[]
  /** In centipawns, against the count at the beginning of the line; the moves may show more, which is given back later. */
  readonly gain: number
}

/** Half-moves. Later ones are hardly forced, and too many to follow. */
const LONGEST = 7
/** A pawn. */
const LEAST_GAIN = 100

/** The share of what was taken that may be taken back by the rest of the line. */
const MOST_RETURNED = 1 / 3
/** The share of it that the end of a longer line must leave. */
const LEAST_LEFT = 1 / 2

/**
 * The gains of `winner` in `line`, largest first: beginnings of it of at least `shortest` moves, with the captures that settle
 * the count, and what the rest of the line leaves of that. For each gain the shortest that shows it.
 */
export function winningLines(
  position: Position,
  line: readonly Move[],
  winner: Color,
  shortest = 1,
): readonly WinningLine[] {
  const before = materialOf(position, winner)
  const played = position.clone()
  const moves = line.slice(0, LONGEST)
  const ends = moves.map((move, index) => {
    const isOwn = played.turn === winner
    played.make(move)
    const isQuiet = isOwn && !played.isCheck() && capturedPiece(move) === undefined
    // The first move may be a threat that nothing parries, although the line shows another way to lose.
    const threat = isQuiet && index < shortest ? bestDefence(played) : undefined
    if (threat) return { taken: threat.balance - before, rest: threat.line }
    const { balance, line: rest } = settledFor(played, winner)
    return { taken: balance - before, rest }
  })
  const later = line.slice(LONGEST)
  // The last half-move is hardly looked at by the engine: where it alone gives something back, the one before it counts.
  const balances = later.map((move) => {
    played.make(move)
    return settledFor(played, winner).balance - before
  })
  const atEnd = later.length === 0 ? Infinity : Math.max(...balances.slice(-2))
  const found = new Map<number, WinningLine>()
  let gain = Infinity
  for (const [index, { taken, rest }] of [...ends.entries()].slice(shortest - 1).reverse()) {
    gain = Math.min(gain, taken)
    if (gain < LEAST_GAIN || taken - gain > MOST_RETURNED * taken || atEnd < LEAST_LEFT * taken) continue
    found.set(gain, { gain, moves: [...moves.slice(0, index + 1), ...rest] })
  }
  return [...found.values()].toSorted((one, other) => other.gain - one.gain)
}
