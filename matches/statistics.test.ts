import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computerOpponent, finishedGame, gameOfTwo } from './game-record.fixture.ts'
import type { GameRecord } from './game-record.ts'
import { makeMatch, type Match } from './match.ts'
import type { ComputerOpponent } from './opponent.ts'
import { firstDay, gamesOf, statisticsOf } from './statistics.ts'

/** A Sunday. */
const NOW = new Date('2026-11-22T12:00:00.000Z')

function match(changed: Partial<GameRecord> = {}, more: Partial<Match> = {}): Match {
  const made = makeMatch(finishedGame(changed), '')
  if (!made.ok) throw new Error(made.error)
  return { ...made.value, ...more }
}

function matchOfTwo(): Match {
  const made = makeMatch(gameOfTwo(), '')
  if (!made.ok) throw new Error(made.error)
  return made.value
}

const against = (changed: Partial<ComputerOpponent>, more: Partial<Match> = {}): Match =>
  match({ opponent: computerOpponent(changed) }, more)

describe('the statistics of some matches', () => {
  it('are empty where there are none', () => {
    const { total, streak, openings, byRival, weeks } = statisticsOf([], NOW)
    expect({ total, streak, openings }).toEqual({ total: 0, streak: null, openings: [] })
    expect(byRival.master).toEqual({ win: 0, draw: 0, loss: 0 })
    expect(weeks).toHaveLength(12)
  })

  it('count wins and losses by level and by colour, but for those of two at one screen', () => {
    const { total, byRival, byColor } = statisticsOf(
      [match(), against({ seat: 'b' }, { result: 'loss' }), against({ skill: 'master' }), matchOfTwo()],
      NOW,
    )
    expect(total).toBe(4)
    expect(byRival.beginner).toEqual({ win: 1, draw: 0, loss: 1 })
    expect(byRival.master).toEqual({ win: 1, draw: 0, loss: 0 })
    expect(byColor).toEqual({ w: { win: 2, draw: 0, loss: 0 }, b: { win: 0, draw: 0, loss: 1 } })
  })

  it('count the strengths of the dial together, and no level for them', () => {
    const { byRival } = statisticsOf([match(), against({ skill: 700 }), against({ skill: 2_000 })], NOW)
    expect(byRival.strength).toEqual({ win: 2, draw: 0, loss: 0 })
    expect(byRival.beginner).toEqual({ win: 1, draw: 0, loss: 0 })
  })

  it('group openings by family, the most played first', () => {
    const openings = [
      'Italian Game',
      'Sicilian Defense: Najdorf Variation',
      'Sicilian Defense, with c3',
      null,
    ].map((opening) => match({}, { opening }))
    expect(statisticsOf(openings, NOW).openings.map(({ name, tally }) => [name, gamesOf(tally)])).toEqual([
      ['Sicilian Defense', 2],
      ['Italian Game', 1],
    ])
  })

  it('say how many of the latest games ended alike', () => {
    const streak = (...results: Match['result'][]) =>
      statisticsOf(
        results.map((result) => match({}, { result })),
        NOW,
      ).streak
    expect(streak('win', 'win', 'loss', 'win')).toEqual({ result: 'win', games: 2 })
    expect(streak('draw')).toEqual({ result: 'draw', games: 1 })
  })

  it('count the games of twelve weeks, from Monday to Sunday', () => {
    const on = (day: string) => match({ finishedAt: `${day}T23:59:59.000Z` })
    const { weeks } = statisticsOf(
      [on('2026-11-22'), on('2026-11-16'), on('2026-11-15'), on('2026-08-31'), on('2026-08-30')],
      NOW,
    )
    expect(firstDay(NOW)).toBe('2026-08-31')
    expect(weeks.at(-1)).toEqual({ monday: '2026-11-16', games: 2 })
    expect(weeks.at(-2)).toEqual({ monday: '2026-11-09', games: 1 })
    expect(weeks[0]).toEqual({ monday: '2026-08-31', games: 1 })
  })

  it('lose no match, whatever day it is', () => {
    const time = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(time, (now) => {
        const { weeks } = statisticsOf([match({ finishedAt: now.toISOString() })], now)
        expect(weeks.map(({ games }) => games)).toEqual([...Array.from({ length: 11 }, () => 0), 1])
        expect(new Date(weeks[11]!.monday).getUTCDay()).toBe(1)
      }),
    )
  })
})
