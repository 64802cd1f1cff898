import type { Fact } from './facts.ts'
import { isError } from '#coach/judging/move-class.ts'
import type { MoveReview } from '#coach/review/review.ts'

/** How long a move took and what the clock showed after it, in milliseconds, if known. */
export interface Pace {
  readonly taken: number | undefined
  readonly left: number | undefined
  /** Each side's time at the start of the game. */
  readonly initial: number | undefined
}

const SECOND = 1_000
/** A mistake was hasty if it took less than HASTY while the clock showed at least PLENTY. */
const HASTY = 2 * SECOND
const PLENTY = 60 * SECOND
/** Time trouble: less time left than this, and less than this share of the initial time. */
const SHORT = 30 * SECOND
const SHORT_SHARE = 0.1

/** States that a mistake was hasty or made in time trouble; `undefined` for other moves and unknown clocks. */
export function paceOf({ moveClass }: Pick<MoveReview, 'moveClass'>, pace: Pace): Fact | undefined {
  if (!isError(moveClass) || pace.left === undefined) return undefined
  const { taken, left, initial } = pace
  if (taken !== undefined && taken < HASTY && left >= PLENTY)
    return { kind: 'hasty', minutes: Math.floor(left / PLENTY) }
  if (initial !== undefined && left < SHORT && left < SHORT_SHARE * initial)
    return { kind: 'time-trouble', seconds: Math.ceil(left / SECOND) }
  return undefined
}
