import ratings from './ratings.json' with { type: 'json' }
import { isLevel, LEVEL_NAMES, THINK_DELAY_MS, type Level } from './levels.ts'

/** How strong the computer plays besides its four levels: a rating of the dial, in steps. */
export const STRENGTHS = { least: 600, most: 2600, step: 50 } as const
export type Strength = number

/** Who plays: one of the specified levels, or a strength of the dial. */
export type Skill = Level | Strength

export const isStrength = (value: unknown): value is Strength =>
  typeof value === 'number' &&
  value >= STRENGTHS.least &&
  value <= STRENGTHS.most &&
  (value - STRENGTHS.least) % STRENGTHS.step === 0

export const isSkill = (value: unknown): value is Skill =>
  typeof value === 'string' ? isLevel(value) : isStrength(value)

/** The step of the dial that lies nearest to a rating. */
export function nearestStrength(rating: number): Strength {
  const { least, most, step } = STRENGTHS
  return Math.min(most, Math.max(least, least + step * Math.round((rating - least) / step)))
}

/** `Master`, `1450`. */
export const skillName = (skill: Skill): string =>
  typeof skill === 'number' ? String(skill) : LEVEL_NAMES[skill]

/** The measured points of the dial, weakest first, as the calibration left them: no one weaker than the one before. */
const POINTS: readonly { readonly rating: number; readonly margin: number }[] = ratings.dial

/** Between which two measured points a rating lies: the lower one's place, and how far it has come to the next. */
export function placeOnDial(rating: number): { readonly point: number; readonly share: number } {
  const last = POINTS.length - 1
  if (rating <= POINTS[0]!.rating) return { point: 0, share: 0 }
  if (rating >= POINTS[last]!.rating) return { point: last, share: 0 }
  const point = POINTS.findLastIndex((each) => each.rating <= rating)
  const [low, high] = [POINTS[point]!.rating, POINTS[point + 1]!.rating]
  return { point, share: (rating - low) / (high - low) }
}

/** The rating that was measured for it, with the half of its 95 % interval. */
export function measured(skill: Skill): { readonly rating: number; readonly margin: number } {
  if (typeof skill === 'string') return ratings.levels[skill]
  const { point, share } = placeOnDial(skill)
  const between = POINTS[point]!.margin * (1 - share) + (share > 0 ? POINTS[point + 1]!.margin * share : 0)
  // The ends of the dial lie a little beyond the points measured last: they play as those, and are so much less sure.
  const beyond = Math.max(0, POINTS[0]!.rating - skill, skill - POINTS.at(-1)!.rating)
  return { rating: skill, margin: Math.round(between + beyond) }
}

/** `1,450 ± 60`. */
export function strengthText(strength: Strength): string {
  return `${strength.toLocaleString('en-GB')} ± ${measured(strength).margin}`
}

/** The specified delays lie on the dial where their levels do, and between them on straight lines. */
export function thinkDelay(skill: Skill): number {
  if (typeof skill === 'string') return THINK_DELAY_MS[skill]
  const known = Object.entries(ratings.levels).map(
    ([level, { rating }]) => [rating, THINK_DELAY_MS[level as Level]] as const,
  )
  const above = known.findIndex(([rating]) => rating >= skill)
  if (above <= 0) return known.at(above)![1]
  const [[low, least], [high, most]] = [known[above - 1]!, known[above]!]
  return Math.round(least + ((most - least) * (skill - low)) / (high - low))
}
