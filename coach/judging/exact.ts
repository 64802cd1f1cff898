import type { Position } from '#chess/position.ts'

/** The result of a position for its side to move, with perfect play by both. `plies`: half-moves to mate, if known. */
export type ExactOutcome =
  | { readonly result: 'draw' }
  | { readonly result: 'win' | 'loss'; readonly plies?: number | undefined }

/** Looks a position up in tables that the caller has loaded; `undefined` if none covers it. Leaves the position unchanged. */
export type ExactProbe = (position: Position) => ExactOutcome | undefined

const POINTS = { loss: 0, draw: 1, win: 2 } as const

/** True if the side to move gets fewer points with the second outcome. */
export const isWorse = (before: ExactOutcome, after: ExactOutcome): boolean =>
  POINTS[after.result] < POINTS[before.result]

/** The outcome of a position one ply earlier, for the side that moved there. */
export function outcomeBefore(after: ExactOutcome): ExactOutcome {
  if (after.result === 'draw') return after
  const { result, plies } = after
  return { result: result === 'win' ? 'loss' : 'win', plies: plies === undefined ? undefined : plies + 1 }
}
