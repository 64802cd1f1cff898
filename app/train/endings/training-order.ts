import { ENDING_GROUPS, type EndingGroup } from '#content/endings/curriculum.ts'
import { failuresOf, PEOPLE_BANDS, type PeopleBand } from '#content/endings/failures.ts'
import type { TrainingEntry } from '#contract/training.ts'
import { RATED_FROM, ratingAfter } from '../log/rating.ts'
import { ENDINGS, type TaughtEnding } from './ending-list.ts'

/** The band of the puzzle rating, the only rating that the device knows; undefined before it is shown. */
export function ratingBand(entries: readonly TrainingEntry[]): PeopleBand | undefined {
  const { rating, puzzles } = ratingAfter(entries)
  if (puzzles < RATED_FROM) return undefined
  return PEOPLE_BANDS.findLast((band) => rating >= band && band > 0) ?? PEOPLE_BANDS[1]
}

/**
 * Groups in which people of this strength give away most games come first; what they meet often weighs more than what they often fail. The
 * order within a group is the teaching order, and fortresses and endings of five men, which were not counted, come last.
 */
export function orderFor(band: PeopleBand | undefined): readonly TaughtEnding[] {
  if (band === undefined) return ENDINGS
  const failed = (group: EndingGroup) => failuresOf(group)?.failed[PEOPLE_BANDS.indexOf(band)] ?? 0
  const groups = ENDING_GROUPS.toSorted((a, b) => failed(b) - failed(a))
  return groups.flatMap((group) => ENDINGS.filter((ending) => ending.group === group))
}
