import ratings from './ratings.json' with { type: 'json' }
import { placeAmong, valueAt, type Interpolation } from './interpolation.ts'
import { isLevel, LEVELS, THINK_DELAY_MS, type Level } from './levels.ts'

/** The dial: the ratings at which the computer can play besides its four levels. */
export const STRENGTHS = { least: 600, most: 2600, step: 50 } as const
export type Strength = number

/** An opponent: one of the specified levels, or a strength of the dial. */
export type Skill = Level | Strength

export const isStrength = (value: unknown): value is Strength =>
  typeof value === 'number' &&
  value >= STRENGTHS.least &&
  value <= STRENGTHS.most &&
  (value - STRENGTHS.least) % STRENGTHS.step === 0

export const isSkill = (value: unknown): value is Skill =>
  typeof value === 'string' ? isLevel(value) : isStrength(value)

/** The step of the dial nearest to a rating. */
export function nearestStrength(rating: number): Strength {
  const { least, most, step } = STRENGTHS
  return Math.min(most, Math.max(least, least + step * Math.round((rating - least) / step)))
}

interface Point {
  readonly rating: number
  readonly margin: number
}

/** The measured points of the dial, weakest first: ratings never decrease. */
const POINTS: readonly Point[] = ratings.dial
const RATINGS = POINTS.map(({ rating }) => rating)
const MARGINS = POINTS.map(({ margin }) => margin)

/** The two measured points around a rating, and its position between them. */
export const placeOnDial = (rating: number): Interpolation => placeAmong(RATINGS, rating)

/** The measured rating, with half of its 95 % interval. */
export function measured(skill: Skill): { readonly rating: number; readonly margin: number } {
  if (typeof skill === 'string') return ratings.levels[skill]
  const between = valueAt(MARGINS, placeOnDial(skill))
  // The ends of the dial are slightly beyond the outermost measured points: they play like those, so their margin grows by
  // the distance.
  const beyond = Math.max(0, RATINGS[0]! - skill, skill - RATINGS.at(-1)!)
  return { rating: skill, margin: Math.round(between + beyond) }
}

/** The 95 % interval of the measured rating, rounded outwards to steps of the dial. */
export function ratingRange(skill: Skill): { readonly from: number; readonly to: number } {
  const { rating, margin } = measured(skill)
  const { step } = STRENGTHS
  return { from: step * Math.floor((rating - margin) / step), to: step * Math.ceil((rating + margin) / step) }
}

/** For example `1,450 ± 60`. */
export function strengthText(strength: Strength): string {
  return `${strength.toLocaleString('en-GB')} ± ${measured(strength).margin}`
}

/** The specified delays apply at the ratings of their levels, and are interpolated linearly in between. */
export function thinkDelay(skill: Skill): number {
  if (typeof skill === 'string') return THINK_DELAY_MS[skill]
  const levelRatings = LEVELS.map((level) => ratings.levels[level].rating)
  const delays = LEVELS.map((level) => THINK_DELAY_MS[level])
  return Math.round(valueAt(delays, placeAmong(levelRatings, skill)))
}
