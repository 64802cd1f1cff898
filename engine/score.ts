import type { Score } from './protocol.ts'

/** Being mated now. A mate n half-moves away is worth n less, so that shorter mates are preferred and longer ones suffered. */
export const MATE = 32_000
export const INFINITE = 32_001
export const DRAW = 0
/** The search looks no further than this many half-moves from its root. */
export const MAX_PLY = 96
/** From here on a score tells of a forced mate. */
export const MATE_BOUND = MATE - MAX_PLY - 1

export const isMateScore = (score: number): boolean => score >= MATE_BOUND || score <= -MATE_BOUND

export function makeScore(score: number): Score {
  if (score >= MATE_BOUND) return { type: 'mate', moves: (MATE - score + 1) >> 1 }
  if (score <= -MATE_BOUND) return { type: 'mate', moves: -((MATE + score) >> 1) }
  return { type: 'centipawns', value: score }
}
