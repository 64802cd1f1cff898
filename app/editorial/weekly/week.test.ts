import { describe, expect, it } from 'vitest'
import { daysFrom, FIRST_MONDAY } from '#content/weekly/weeks.ts'
import { reviewMistake } from './mistake.ts'
import { gamesOnDays } from './on-this-day.server.ts'
import { listWeekItems } from './week-items.ts'
import { findWeek, listMistakes } from './week.server.ts'

const WORDS = { difficultyOf: () => 'a fair test', themeWords: () => [] }

describe('the mistakes of the week', () => {
  it('last two years without a repetition', () => {
    expect(listMistakes().length).toBeGreaterThanOrEqual(104)
    expect(new Set(listMistakes().map(({ fen }) => fen)).size).toBe(listMistakes().length)
  })

  it.each(listMistakes().map((mistake, index) => [index, mistake] as const))(
    '%i: is another move than the best, and the coach says why it loses',
    (_, mistake) => {
      const { played, best, sentence } = reviewMistake(mistake)
      expect(played).not.toBe(best)
      expect(sentence).toMatch(/^\S.*[.!]$/s)
    },
  )
})

describe('a week', () => {
  it('has a question, Sunday’s puzzle, a text and the weeks beside it', () => {
    const week = findWeek('2026-11-30', '2026-12-08', WORDS)
    expect(week).toMatchObject({
      monday: '2026-11-30',
      sunday: { sunday: '2026-11-29' },
      post: { date: '2026-12-01', path: expect.stringMatching('^/blog/what-1200s-do') },
      older: '2026-11-23',
      newer: '2026-12-07',
    })
    expect(week!.mistake.board).toContain('<svg')
  })

  it('names its Tuesday’s text on Monday, and links to it from Tuesday on', () => {
    expect(findWeek('2026-11-30', '2026-11-30', WORDS)!.post!.path).toBeUndefined()
    expect(findWeek('2026-11-30', '2026-12-01', WORDS)!.post!.path).toBeDefined()
  })

  it.each(['2026-11-22', '2026-11-24', '2026-12-07', 'soon', ''])('does not begin on %s', (monday) => {
    expect(findWeek(monday, '2026-12-06', WORDS)).toBeUndefined()
  })
})

describe('games of these days', () => {
  it('were played on one of the seven days in an earlier year, and have a page', () => {
    const games = gamesOnDays(daysFrom('2026-12-28'))
    expect(games.map(({ date }) => date)).toContain('2021-12-28')
    for (const { date, path } of games) {
      expect(date.slice(5) >= '12-28' || date.slice(5) <= '01-03').toBe(true)
      expect(path).toMatch(/^\/(?:blog|players|history)\//)
    }
  })
})

it('the feed has the latest weeks, dated by their Mondays', () => {
  const items = listWeekItems(new Date('2027-06-01T00:00:00Z'))
  expect(items).toHaveLength(12)
  expect(items[0]).toMatchObject({ path: '/this-week/2027-05-31', date: '2027-05-31' })
  expect(listWeekItems(new Date(`${FIRST_MONDAY}T12:00:00Z`))).toHaveLength(1)
})
