import type { Score } from '#engine/protocol.ts'

/** The worth of a position to one side: the engine's score, or the points if the rules have ended the game. */
export type Worth = Score | { readonly type: 'over'; readonly points: 0 | 0.5 | 1 }

/** The expected score of people from such a position, in per cent: 0 lost, 50 level, 100 won. */
export type WinChance = number

/** Beyond ten pawns the chances do not change in practice; lichess clamps there too. */
const MOST_CENTIPAWNS = 1_000

/** Lichess's fit over games of players rated about 2300 (lila, `WinPercent`), as published on lichess.org/page/accuracy. */
const SLOPE = 0.00368208

/**
 * Our engine's centipawns are smaller than Stockfish's, on which the formula is based: by a median factor of 2.3 over the
 * games of `npm run bench -- review`. With a factor of 2 the accuracies agree best for the number of false alarms.
 */
const STOCKFISH_SCALE = 2

/** Converts our evaluation to other programs' scale, in pawns, and back. */
export const makePawns = (centipawns: number): number => (centipawns * STOCKFISH_SCALE) / 100
export const parsePawns = (pawns: number): number => Math.round(pawns * 100) / STOCKFISH_SCALE

/** A mate in n counts as (21 - min(10, n)) pawns, as lichess counts it, so that it never ranks below an evaluation. */
export function centipawnsOf(score: Score): number {
  if (score.type === 'centipawns') return score.value
  const size = (21 - Math.min(10, Math.abs(score.moves))) * 100
  return score.moves > 0 ? size : -size
}

/** True if the score is at least `least`, in hundredths of a pawn on other programs' scale. */
export const isAheadBy = ({ score }: { readonly score: Score }, least: number): boolean =>
  100 * makePawns(centipawnsOf(score)) >= least

/** The winning chance of the side whose view `worth` is from. */
export function winChanceOf(worth: Worth): WinChance {
  if (worth.type === 'over') return worth.points * 100
  const scale = worth.type === 'centipawns' ? STOCKFISH_SCALE : 1
  const centipawns = Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, scale * centipawnsOf(worth)))
  return 50 + 50 * (2 / (1 + Math.exp(-SLOPE * centipawns)) - 1)
}

/** The same worth from the other side's view. */
export function opposed(worth: Worth): Worth {
  if (worth.type === 'over') return { type: 'over', points: (1 - worth.points) as 0 | 0.5 | 1 }
  return worth.type === 'mate'
    ? { type: 'mate', moves: 0 - worth.moves }
    : { type: 'centipawns', value: 0 - worth.value }
}
