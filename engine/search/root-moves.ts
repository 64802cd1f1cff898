import type { Move } from '#chess/types.ts'
import { INFINITE } from '#engine/score.ts'

export interface RootMove {
  readonly move: Move
  score: number
  /** Nodes below it in the last iteration: moves that were hard to refute are tried early. */
  effort: number
  moves: readonly Move[]
  /** The latest search of a variation (`rootSearch`) in which it failed high. */
  provedBy: number
}

/** The fields of a root move that are reported. */
type Line = Readonly<Pick<RootMove, 'score' | 'moves'>>

export const byScore = (one: Line, other: Line): number => other.score - one.score

/**
 * Lines of an interrupted iteration: first its finished variations and a move proved to be better than expected, then the
 * previous iteration's lines, rated no higher than the last of those. Other scores in `roots` are only bounds.
 */
export function linesOfCut(
  roots: readonly RootMove[],
  finished: number,
  before: readonly Line[],
  rootSearch: number,
): Line[] {
  const proved = roots.slice(0, finished)
  const next = roots[finished]!
  if (next.provedBy === rootSearch || before.length === 0) proved.push(next)
  proved.sort(byScore)
  const most = proved.at(-1)?.score ?? INFINITE
  const isProved = (move: Move | undefined) => proved.some((root) => root.move === move)
  const older = before.filter(({ moves }) => !isProved(moves[0]))
  return [...proved, ...older.map(({ score, moves }) => ({ score: Math.min(score, most), moves }))]
}
