import { capturedPiece } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Color, Move } from '#chess/types.ts'
import { bestDefence } from '#coach/claims/defence.ts'
import { takesGift } from '#coach/claims/gift.ts'
import { materialOf, settledFor } from '#coach/claims/material.ts'

/** A line that wins material, cut off where the count is final. */
export interface WinningLine {
  readonly moves: readonly Move[]
  /** In centipawns, relative to the count at the start of the line. Some of what the moves win may be given back later. */
  readonly gain: number
  /** Longer beginnings that win as much, shortest first, if the moves show no motif. */
  readonly longer: readonly (readonly Move[])[]
}

/** In half-moves. Longer lines are hardly forced, and hard to follow. */
const LONGEST = 7
/** In centipawns: one pawn. */
const LEAST_GAIN = 100

/** The share of the captured material that the rest of the line may win back. */
const MOST_RETURNED = 1 / 3
/** The share of the gain that must remain at the end of a longer line. */
const LEAST_LEFT = 1 / 2

/**
 * The gains of `winner` in `line`, largest first: prefixes of at least `shortest` moves, followed by the captures that settle
 * the count, less what the rest of the line gives back. Each gain comes with the shortest prefix that shows it.
 */
export function winningLines(
  position: Position,
  line: readonly Move[],
  winner: Color,
  shortest = 1,
): readonly WinningLine[] {
  const before = materialOf(position, winner)
  const played = position.clone()
  // A piece that the other side need not have given up is not part of the gain.
  const gift = line.findIndex(
    (_, index) => index > shortest && index % 2 !== shortest % 2 && takesGift(position, line, index),
  )
  const moves = line.slice(0, gift < 0 ? LONGEST : Math.min(LONGEST, gift - 1))
  const ends = moves.map((move, index) => {
    const isOwn = played.turn === winner
    played.make(move)
    const isQuiet = isOwn && !played.isCheck() && capturedPiece(move) === undefined
    // The first move may be a threat with no defence, although the line shows another way to lose.
    const threat = isQuiet && index < shortest ? bestDefence(played) : undefined
    if (threat) return { taken: threat.balance - before, rest: threat.line }
    const { balance, line: rest } = settledFor(played, winner)
    return { taken: balance - before, rest }
  })
  const later = line.slice(moves.length)
  // The engine hardly searches the last half-move: if only that one gives something back, the position before it counts.
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
    const told = [...moves.slice(0, index + 1), ...rest]
    const known = found.get(gain)
    found.set(gain, { gain, moves: told, longer: known ? [known.moves, ...known.longer] : [] })
  }
  return [...found.values()].toSorted((one, other) => other.gain - one.gain)
}
