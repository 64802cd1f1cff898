import type { EndingGroup } from './curriculum.ts'

/**
 * People's failures in won endings by group of the curriculum, summed from people.json (a test compares them), small enough for a page.
 * Fortresses are draws, and five men have no table, so neither was counted.
 */

/** All ratings, then bands of 200 points by their lower ends; the first of them holds all below 1,000, the last all from 2,000. */
export const PEOPLE_BANDS = [0, 800, 1000, 1200, 1400, 1600, 1800, 2000] as const
export type PeopleBand = (typeof PEOPLE_BANDS)[number]

interface GroupFailures {
  readonly classes: readonly string[]
  /** By band. */
  readonly failed: readonly number[]
  readonly played: readonly number[]
}

export const GROUP_FAILURES = {
  mates: {
    classes: ['KQvK', 'KRvK'],
    failed: [184, 18, 15, 50, 67, 30, 2, 2],
    played: [1627, 34, 34, 245, 596, 485, 171, 62],
  },
  pawn: {
    classes: ['KPvK'],
    failed: [162, 8, 6, 44, 63, 33, 6, 2],
    played: [1276, 12, 17, 140, 420, 466, 172, 49],
  },
  pawns: {
    classes: ['KPvKP', 'KPPvK'],
    failed: [223, 7, 6, 47, 89, 57, 14, 3],
    played: [1818, 14, 18, 189, 597, 675, 258, 67],
  },
  'queen-pawn': {
    classes: ['KQvKP'],
    failed: [101, 3, 4, 24, 33, 23, 9, 5],
    played: [633, 7, 9, 100, 198, 213, 80, 26],
  },
  'rook-pawn': {
    classes: ['KRvKP'],
    failed: [69, 2, 4, 21, 23, 15, 4, 0],
    played: [377, 4, 8, 61, 125, 120, 46, 13],
  },
  minor: {
    classes: ['KBBvK', 'KBNvK'],
    failed: [19, 0, 1, 4, 4, 7, 2, 1],
    played: [29, 0, 1, 5, 7, 9, 5, 2],
  },
  'queen-rook': {
    classes: ['KQvKR'],
    failed: [16, 1, 2, 7, 4, 1, 1, 0],
    played: [69, 2, 3, 16, 23, 13, 12, 0],
  },
} as const satisfies Partial<Record<EndingGroup, GroupFailures>>

export const failuresOf = (group: EndingGroup): GroupFailures | undefined =>
  (GROUP_FAILURES as Partial<Record<EndingGroup, GroupFailures>>)[group]

/** Below this number of games a share is not shown. */
export const FEWEST_GAMES = 50
