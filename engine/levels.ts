import ratings from './ratings.json' with { type: 'json' }

/** The four opponents. Depths, delays and chance moves are from the specification; weakness.ts describes their errors. */
export const LEVELS = ['beginner', 'intermediate', 'advanced', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** The rating by the latest calibration, such as "1,204 ± 73". */
export const levelRating = (level: Level): string =>
  `${ratings.levels[level].rating.toLocaleString('en-GB')} ± ${ratings.levels[level].margin}`

/**
 * Half-moves searched at full width, before extensions and quiescence; the master searches deeper if there is time
 * (opponent.ts).
 */
export const LEVEL_DEPTH: Record<Level, number> = {
  beginner: 2,
  intermediate: 3,
  advanced: 4,
  master: 5,
}

/** Minimum time that the computer appears to think. The search is faster; the page waits for the later of the two. */
export const THINK_DELAY_MS: Record<Level, number> = {
  beginner: 300,
  intermediate: 800,
  advanced: 1200,
  master: 1800,
}

/** With `probability`, a level plays a random one of the `among` best moves that its search finds. */
export const CHANCE_MOVES: Record<Level, { readonly probability: number; readonly among: number }> = {
  beginner: { probability: 0.4, among: 5 },
  intermediate: { probability: 0.2, among: 3 },
  advanced: { probability: 0, among: 1 },
  master: { probability: 0, among: 1 },
}

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text)
