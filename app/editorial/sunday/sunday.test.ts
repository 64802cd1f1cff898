import { describe, expect, it } from 'vitest'
import { holds } from '#coach/claims/proof.ts'
import { FIRST_SUNDAY, sundaysUntil } from '#content/daily-puzzles.ts'
import { listSundayPuzzles } from '#content/puzzles.server.ts'
import { explainPuzzle, type ExplainedPuzzle } from './explain-puzzle.ts'
import { explainedOf, findSunday, listSundays } from './sunday.server.ts'

const WORDS = {
  difficultyOf: () => 'a fair test',
  themeWords: (themes: readonly string[]) => themes.slice(0, 1),
}
/** Covers every week of the file, after which it repeats. */
const FAR = new Date(Date.parse(FIRST_SUNDAY) + ((listSundayPuzzles().length - 1) * 7 + 1) * 86_400_000)
const weeks = sundaysUntil(FAR)
/** The least and the highest rating, by the number of the Sunday in its month. */
const RATINGS = [
  [1150, 1250],
  [1350, 1450],
  [1500, 1620],
  [1620, 2800],
  [1250, 1350],
] as const

describe('the weeks', () => {
  it.each([
    ['2026-11-22', []],
    ['2026-11-23', ['2026-11-22']],
    ['2026-11-29', ['2026-11-22']],
    ['2026-11-30', ['2026-11-29', '2026-11-22']],
  ])('are explained from the Monday after: on %s %j', (day, sundays) => {
    expect(sundaysUntil(new Date(`${day}T23:59:00Z`))).toEqual(sundays)
  })

  it('cover three years, and grow harder through each month', () => {
    expect(weeks.length).toBeGreaterThanOrEqual(156)
    expect(new Set(weeks.map((sunday) => explainedOf(sunday).puzzle.id)).size).toBe(weeks.length)
    for (const sunday of weeks) {
      expect(new Date(sunday).getUTCDay()).toBe(0)
      const nth = Math.ceil(new Date(sunday).getUTCDate() / 7)
      const [least, most] = RATINGS[nth - 1]!
      expect(explainedOf(sunday).puzzle.rating).toBeGreaterThanOrEqual(least)
      expect(explainedOf(sunday).puzzle.rating).toBeLessThanOrEqual(most)
    }
  })

  it('have no page before their time, nor for another day', () => {
    const today = new Date('2026-11-25')
    expect(listSundays(today, WORDS)).toHaveLength(1)
    expect(findSunday('2026-11-22', today, WORDS)).toBeDefined()
    for (const other of ['2026-11-29', '2026-11-15', '2026-11-23', 'soon'])
      expect(findSunday(other, today, WORDS)).toBeUndefined()
  })
})

describe('the puzzle of each week', () => {
  const explained = weeks.map((sunday) => {
    const { puzzle, explained: found } = explainedOf(sunday)
    return [sunday, puzzle, found] as const
  })
  const textOf = ({ before, after, line }: ExplainedPuzzle): string =>
    [...before, ...line.plies.flatMap(({ comment }) => comment ?? []), after].join(' ')

  it.each(explained)('%s: is explained by claims that the rules confirm', (_, __, { claims }) => {
    for (const claim of claims) expect(holds(claim)).toBe(true)
  })

  it.each(explained)(
    '%s: names no move as right that the solution does not have',
    (_, { fen, moves }, found) => {
      const sans = found.line.plies.map(({ san }) => san)
      expect(found.line.plies.map(({ uci }) => uci)).toEqual(moves)
      expect(found.line.start).toBe(fen)
      const [, right] =
        /(?:One move is right, |The right move is (?:none of them|quiet): |one way out of the check: )(\S+)\.(?: |$)/.exec(
          textOf(found),
        ) ?? []
      expect(right).toBe(sans[1])
    },
  )

  it.each(explained)(
    '%s: is explained in the same words each time, whole sentences',
    (_, { fen, moves }, found) => {
      expect(explainPuzzle(fen, moves)).toEqual(found)
      expect(textOf(found)).not.toMatch(/undefined|NaN|\s\s|(?<!\.)\.\.(?!\.)/)
    },
  )

  it.each(explained)('%s: has words of the coach or a refuted alternative', (_, __, { claims, refuted }) => {
    expect(claims.length + (refuted ? 1 : 0)).toBeGreaterThan(0)
  })
})
