import type { Judgement } from '#coach/judgement.ts'

export interface KeptJudgement extends Judgement {
  /** Version of the net that judged, 0 for none. */
  readonly net: number
}

/** One for each position of a game, in its order; undefined where it is not judged yet. */
export type JudgedSoFar = readonly (KeptJudgement | undefined)[]

export const newestNet = (judgements: JudgedSoFar): number =>
  Math.max(0, ...judgements.map((each) => each?.net ?? 0))
