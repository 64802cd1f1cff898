import { describe, expect, it } from 'vitest'
import type { ReviewEntry, TrainingEntry } from '#contract/training.ts'
import { puzzleEntry, reviewEntry, strengthEntry, timeAt } from '../log/entries.fixture.ts'
import { ratingAfter } from '../log/rating.ts'
import { monthsOfGames, ratingDays, reasonsOf, reviewedGames } from './training-progress.ts'
import { whatGotBetter } from './what-got-better.ts'

const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i))

describe('progress', () => {
  it('has the rating at the end of each day, independent of the order of entries', () => {
    const entries = [
      strengthEntry(0, 900),
      puzzleEntry(1),
      puzzleEntry(2, { isSolved: false }),
      puzzleEntry(30),
      puzzleEntry(31, { mode: 'rush' }),
    ]
    const days = ratingDays(entries.toReversed())
    expect(days.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02'])
    expect(days.map(({ rating }) => rating.puzzles)).toEqual([2, 3])
    expect(days.at(-1)?.rating).toEqual(ratingAfter(entries))
  })

  it('counts a game reviewed twice once, by its last review', () => {
    const again = reviewEntry(800, { game: 'game-one', accuracy: 80 })
    const games = reviewedGames([again, reviewEntry(0, { game: 'game-one' }), reviewEntry(1)])
    expect(games.map(({ at, accuracy }) => [at, accuracy])).toEqual([
      [timeAt(0), 80],
      [timeAt(1), 70],
    ])
  })

  it('has the kinds of errors in a game by month', () => {
    const errors = { blunder: 2, 'missed-win': 0, mistake: 1, inaccuracy: 3 }
    const none = { blunder: 0, 'missed-win': 0, mistake: 0, inaccuracy: 0 }
    const games = [
      reviewEntry(0, { errors }),
      reviewEntry(1, { errors: none, accuracy: 90 }),
      reviewEntry(720),
    ]
    expect(monthsOfGames(games)).toMatchObject([
      { month: '2026-12', games: 1, accuracy: 70 },
      { month: '2026-11', games: 2, accuracy: 80, errors: { blunder: 1, mistake: 0.5, inaccuracy: 1.5 } },
    ])
    expect(
      reasonsOf([reviewEntry(0, { motifs: ['fork', 'pin', 'fork'] }), reviewEntry(1, { motifs: [] })]),
    ).toEqual([
      { motif: 'fork', count: 2 },
      { motif: 'pin', count: 1 },
    ])
  })
})

describe('improvements', () => {
  const now = new Date(timeAt(1_000))
  const said = (entries: readonly TrainingEntry[]) => whatGotBetter(entries, now)

  it('are empty with too little data or without a change', () => {
    expect(said([])).toEqual([])
    expect(said(many(9, (hour) => reviewEntry(hour, { accuracy: hour * 10 })))).toEqual([])
    expect(said(many(20, (hour) => reviewEntry(hour)))).toEqual([])
    expect(said(many(19, (hour) => puzzleEntry(hour, { isSolved: hour > 9 })))).toEqual([])
  })

  it('mention more accurate games with fewer blunders', () => {
    const late = (hour: number): Partial<ReviewEntry> =>
      hour < 10 ? {} : { accuracy: 80, errors: { blunder: 0, 'missed-win': 0, mistake: 1, inaccuracy: 1 } }
    expect(said(many(20, (hour) => reviewEntry(hour, late(hour))))).toEqual([
      'You play more accurately: 80% in your last 10 reviewed games, 70% in the 10 before.',
      'Fewer blunders: 0.0 a game in your last 10 reviewed games, 1.0 in the 10 before.',
    ])
  })

  it('mention a theme that is solved more often and a higher rating', () => {
    const entries = [
      strengthEntry(0, 1200),
      ...many(40, (hour) => puzzleEntry(hour + 1, { isSolved: hour % 2 === 0 })),
      ...many(20, (hour) => puzzleEntry(800 + hour, { rating: 1300 })),
    ]
    const sentences = said(entries)
    expect(sentences).toHaveLength(1)
    expect(sentences[0]).toMatch(/^Your puzzle rating rose from \d+ to \d+ in the last four weeks\.$/)
    const better = many(20, (hour) => puzzleEntry(hour, { mode: 'chosen', isSolved: hour > 7 }))
    expect(said(better)).toEqual(['Theme “fork”: 10 of the last 10 puzzles solved, 2 of the 10 before.'])
  })
})
