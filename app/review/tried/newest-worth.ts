import type { Line } from '#chess/line.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { opposed, type Worth } from '#coach/judging/win-chance.ts'

/**
 * White's worth in the newest position of a line that is judged: while a line plays, the evaluation bar keeps the last known
 * worth and does not fall back to level.
 */
export function newestWorth(
  line: Line,
  judgementAt: (ply: number) => Judgement | undefined,
): Worth | undefined {
  for (let ply = line.length; ply >= 0; ply--) {
    const score = judgementAt(ply)?.variations[0]?.score
    if (score) return line.sideToMoveAt(ply) === 'w' ? score : opposed(score)
  }
  return undefined
}
