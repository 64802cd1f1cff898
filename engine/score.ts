import type { Score } from './protocol.ts'

/**
 * The score of being mated now. A mate in n half-moves scores n less, so that shorter mates are preferred and longer ones
 * defended.
 */
export const MATE = 32_000
export const INFINITE = 32_001
export const DRAW = 0
/** The search depth from the root is limited to this many half-moves. */
export const MAX_PLY = 96
/** Scores at or beyond this are forced mates. */
export const MATE_BOUND = MATE - MAX_PLY - 1

export const isMateScore = (score: number): boolean => score >= MATE_BOUND || score <= -MATE_BOUND

export function makeScore(score: number): Score {
  if (score >= MATE_BOUND) return { type: 'mate', moves: (MATE - score + 1) >> 1 }
  if (score <= -MATE_BOUND) return { type: 'mate', moves: -((MATE + score) >> 1) }
  return { type: 'centipawns', value: score }
}
