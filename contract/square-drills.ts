/** The exercises with square names whose best results are saved. */

/** The drills: find a named square, name a marked square, or press all squares that a knight reaches. */
export const DRILLS = ['find', 'name', 'knight'] as const
export type Drill = (typeof DRILLS)[number]

export const DURATIONS = [30, 60] as const
export type Seconds = (typeof DURATIONS)[number]

/** The most correct answers in one run, by kind of question and duration. */
export type BestKey = `${Drill} ${Seconds}`
export type BestResults = Readonly<Partial<Record<BestKey, number>>>

export const bestKey = (drill: Drill, seconds: Seconds): BestKey => `${drill} ${seconds}`
