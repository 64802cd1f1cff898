import { describe, expect, it } from 'vitest'
import { parsePgn } from '#chess/pgn.ts'
import { finishedGame } from '#matches/game-record.fixture.ts'
import { clocksOfMatch, clocksOfPgn } from './clocks.ts'
import { clockAt, thinkTimesOf, thinkTimeText } from './think-times.ts'

function timesOf(pgn: string) {
  const parsed = parsePgn(pgn)
  const game = parsed.ok ? parsed.value[0]! : expect.fail(parsed.error)
  const clocks = clocksOfPgn(game, game.moves)
  return clocks && thinkTimesOf(clocks)
}

describe('think times', () => {
  it('of a match are what its clock lost, with what each move earned', () => {
    const { time } = finishedGame()
    const clocked = { ...time, minutes: 5, increment: 3 } as const
    const clocks = clocksOfMatch({ time: clocked, times: [299_000, 301_000, 280_000, 304_500] })!
    // After its fourth move Black has more time than a three-second increment allows.
    expect(thinkTimesOf(clocks)).toEqual([4_000, 2_000, 22_000, undefined])
    expect(clocksOfMatch({ time, times: null })).toBeUndefined()
    expect(clocksOfMatch({ time: { ...time, untimed: true }, times: [0, 0] })).toBeUndefined()
  })

  it.each([
    [
      'lichess with a time control',
      '[TimeControl "300+3"]\n\n1. e4 {[%clk 0:05:00]} e5 {[%clk 0:05:01]} 2. Nf3 {[%clk 0:04:50]} Nc6 {[%clk 0:04:59.5]}',
      [3_000, 2_000, 13_000, 4_500],
    ],
    [
      'a text that does not say what it began with',
      '1. e4 {[%clk 0:05:00]} e5 {[%clk 0:05:00]} 2. Nf3 {[%clk 0:04:50]}',
      [undefined, undefined, 10_000],
    ],
    [
      'a clock that is missing here and there',
      '[TimeControl "300"]\n\n1. e4 {[%clk 0:04:58]} e5 2. Nf3 {[%clk 0:04:50]} Nc6 {[%clk 0:04:40]}',
      [2_000, undefined, 8_000, undefined],
    ],
    ['times that are said themselves', '1. e4 {[%emt 0:00:02]} e5 {[%emt 0:01:05]}', [2_000, 65_000]],
    ['correspondence', '[TimeControl "1/259200"]\n\n1. e4 e5', undefined],
    ['a clock that is none', '1. e4 {[%clk soon]} e5', undefined],
  ])('are read of %s', (_, pgn, expected) => {
    expect(timesOf(pgn)).toEqual(expected)
  })

  it.each([
    [0, '0.0 s'],
    [840, '0.8 s'],
    [9_940, '9.9 s'],
    [9_960, '10 s'],
    [59_400, '59 s'],
    [60_000, '1 min'],
    [185_000, '3 min 5 s'],
  ])('of %i ms are written %s', (ms, text) => {
    expect(thinkTimeText(ms)).toBe(text)
  })

  it.each([
    [0, true, 300_000],
    [1, true, 290_000],
    [2, false, 280_000],
    [3, true, 290_000],
    [3, false, 280_000],
  ])('leave after %i moves, first side %s, %i ms on the clock', (ply, isFirst, ms) => {
    const clocks = { initial: 300_000, increment: 0, left: [290_000, 280_000, undefined], elapsed: [] }
    expect(clockAt(clocks, isFirst, ply)).toBe(ms)
  })
})
