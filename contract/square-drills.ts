/** The exercises with the names of the squares, of which the best results are kept. */

/** The drills: find a named square, name a marked square, or press all squares that a knight reaches. */
export const DRILLS = ['find', 'name', 'knight'] as const
export type Drill = (typeof DRILLS)[number]

export const DURATIONS = [30, 60] as const
export type Seconds = (typeof DURATIONS)[number]

/** Most right answers in one run, by what was asked and for how long. */
export type BestKey = `${Drill} ${Seconds}`
export type BestResults = Readonly<Partial<Record<BestKey, number>>>

export const bestKey = (drill: Drill, seconds: Seconds): BestKey => `${drill} ${seconds}`
