import type { Score } from '#engine/protocol.ts'

/** The worth of a position to one side: the engine's score, or the points if the rules have ended the game. */
export type Worth = Score | { readonly type: 'over'; readonly points: 0 | 0.5 | 1 }

/** A share of the points that people score from such a position, in per cent: 0 lost, 50 level, 100 won. */
export type WinChance = number

/** Beyond ten pawns nothing changes for people; lichess clamps there too. */
const MOST_CENTIPAWNS = 1_000

/** Lichess's fit over games of players rated about 2300 (lila, `WinPercent`), as published on lichess.org/page/accuracy. */
const SLOPE = 0.00368208

/**
 * Our engine's centipawns are smaller than Stockfish's, for which formula and habits of reading were made: over the games of
 * `npm run bench -- review` a median of 2.3 times. With 2 the accuracies of both differ least for the false alarms that it brings.
 */
const STOCKFISH_SCALE = 2

/** An evaluation of ours as other programs would write it, in pawns, and back. */
export const makePawns = (centipawns: number): number => (centipawns * STOCKFISH_SCALE) / 100
export const parsePawns = (pawns: number): number => Math.round(pawns * 100) / STOCKFISH_SCALE

/** A mate in n counts as (21 - min(10, n)) pawns, as lichess counts it, so that it never ranks below an evaluation. */
export function centipawnsOf(score: Score): number {
  if (score.type === 'centipawns') return score.value
  const size = (21 - Math.min(10, Math.abs(score.moves))) * 100
  return score.moves > 0 ? size : -size
}

/** From the view of the side that `worth` is given for. */
export function winChanceOf(worth: Worth): WinChance {
  if (worth.type === 'over') return worth.points * 100
  const scale = worth.type === 'centipawns' ? STOCKFISH_SCALE : 1
  const centipawns = Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, scale * centipawnsOf(worth)))
  return 50 + 50 * (2 / (1 + Math.exp(-SLOPE * centipawns)) - 1)
}

/** The same from the other side's view. */
export function opposed(worth: Worth): Worth {
  if (worth.type === 'over') return { type: 'over', points: (1 - worth.points) as 0 | 0.5 | 1 }
  return worth.type === 'mate'
    ? { type: 'mate', moves: 0 - worth.moves }
    : { type: 'centipawns', value: 0 - worth.value }
}
