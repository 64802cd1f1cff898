import { describe, expect, it } from 'vitest'
import { knownFen, START_FEN } from '#chess/fen.ts'
import {
  computerOpponent,
  finishedGame,
  finishedRecord,
  gameOfTwo,
  recordOfTwo,
  type GameChanges,
} from './game-record.fixture.ts'
import { makeGameRecordText, readGameRecord, type GameRecordText } from './game-record-text.ts'
import { makeMatch } from './match.ts'
import { parseGameRecord } from './parse-game-record.ts'

/** Reads the text, and judges its game. */
const judged = (text: GameRecordText) => {
  const game = readGameRecord(text)
  return game.ok ? makeMatch(game.value, '') : game
}
const verdictOn = (changed: GameChanges) => judged(finishedRecord(changed))
const errorOf = (text: GameRecordText) => {
  const verdict = judged(text)
  return verdict.ok ? undefined : verdict.error
}
const { settings } = finishedRecord()

describe('a finished game is judged', () => {
  it('by mate: won by the human who gave it', () => {
    expect(verdictOn({})).toMatchObject({
      ok: true,
      value: { result: 'win', endReason: 'checkmate', winner: 'w', lastMove: 'h5f7' },
    })
  })

  it('from the human’s side, whichever it was', () => {
    expect(verdictOn({ opponent: computerOpponent({ seat: 'b' }) })).toMatchObject({
      value: { result: 'loss', winner: 'w' },
    })
  })

  it('from White’s side between two people', () => {
    const moves = ['f3', 'e5', 'g4', 'Qh4#']
    expect(judged(recordOfTwo({ moves, durationSeconds: 20 }))).toMatchObject({
      value: { result: 'loss', winner: 'b' },
    })
  })

  it('with its moves as they are properly written', () => {
    const moves = ['e2-e4', 'e5', 'Bf1c4', 'Nc6', 'Qh5!?', 'Nf6', 'Qxf7']
    expect(verdictOn({ moves })).toMatchObject({
      value: { moves: ['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#'] },
    })
  })

  it('as resigned, where it is the human who resigns', () => {
    const called = { reason: 'resignation', color: 'w' } as const
    expect(verdictOn({ moves: ['e4', 'e5'], called })).toMatchObject({
      value: { result: 'loss', endReason: 'resignation', winner: 'b' },
    })
  })

  it('as lost on time, or drawn where the other could not mate (FIDE 6.9)', () => {
    const flag = { called: { reason: 'timeout', color: 'w' } as const, moves: ['Kd2', 'Kd7'] }
    const clocks = { times: [500_000, 590_000], left: { w: 0, b: 590_000 }, durationSeconds: 610 }
    const withRook = verdictOn({
      ...flag,
      ...clocks,
      start: knownFen('3rk3/8/8/8/8/8/P7/4K3 w - - 0 1'),
      moves: ['Ke2', 'Ke7'],
    })
    expect(withRook).toMatchObject({ value: { result: 'loss', endReason: 'timeout' } })
    const bare = verdictOn({ ...flag, ...clocks, start: knownFen('4k3/8/8/8/8/8/P7/4K3 w - - 0 1') })
    expect(bare).toMatchObject({ value: { result: 'draw', endReason: 'timeout-without-mating-material' } })
  })

  it('as drawn by agreement, with the computer only after a while', () => {
    const called = { reason: 'agreement' } as const
    expect(errorOf(finishedRecord({ moves: ['e4', 'e5'], called }))).toBe('ERR_END_CONTRADICTED')
    expect(judged(recordOfTwo({ moves: ['e4', 'e5'], called }))).toMatchObject({ value: { result: 'draw' } })
  })

  // A guest's copy of a game by link is stored as a game between two people at one screen.
  it.each([
    ['w', { winner: 'b', result: 'loss' }],
    [null, { winner: null, result: 'draw' }],
  ] as const)('as left by %s', (color, found) => {
    const called = { reason: 'abandonment', color } as const
    const left = recordOfTwo({ moves: ['e4', 'e5'], called })
    expect(parseGameRecord(left)).toMatchObject({ ok: true, value: { called } })
    expect(judged(left)).toMatchObject({ value: { endReason: 'abandonment', ...found } })
  })
})

describe('what does not hold is refused', () => {
  const short = ['e4', 'e5']
  it.each<[string, GameChanges, string]>([
    ['an illegal move', { moves: ['e4', 'e5', 'Ke3'] }, 'ERR_ILLEGAL_MOVE'],
    ['a wrong promotion', { moves: ['e4', 'e5=Q'] }, 'ERR_ILLEGAL_MOVE'],
    ['a move after mate', { moves: [...finishedRecord().moves, 'Kxf7'] }, 'ERR_MOVE_AFTER_END'],
    ['a game that goes on', { moves: short }, 'ERR_NOT_FINISHED'],
    ['a resignation after mate', { called: { reason: 'resignation', color: 'w' } }, 'ERR_END_CONTRADICTED'],
    [
      'a computer that resigned',
      { moves: short, called: { reason: 'resignation', color: 'b' } },
      'ERR_END_CONTRADICTED',
    ],
    [
      'time that ran out for the side not to move',
      {
        moves: short,
        called: { reason: 'timeout', color: 'b' },
        left: { w: 595_000, b: 0 },
        durationSeconds: 900,
      },
      'ERR_END_CONTRADICTED',
    ],
    [
      'time that ran out while there was some',
      { moves: short, called: { reason: 'timeout', color: 'w' } },
      'ERR_CLOCK_CONTRADICTED',
    ],
    [
      'time that ran out without a clock',
      {
        opponent: gameOfTwo().opponent,
        time: gameOfTwo().time,
        moves: short,
        called: { reason: 'timeout', color: 'w' },
      },
      'ERR_END_CONTRADICTED',
    ],
    [
      'a computer that went away',
      { moves: short, called: { reason: 'abandonment', color: 'w' } },
      'ERR_END_CONTRADICTED',
    ],
    ['no time left and no flag', { left: { w: 0, b: 585_000 } }, 'ERR_CLOCK_CONTRADICTED'],
    [
      'a clock that gained',
      { times: [1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000] },
      'ERR_CLOCK_CONTRADICTED',
    ],
    ['a clock without readings', { times: undefined }, 'ERR_CLOCK_CONTRADICTED'],
    [
      'readings without a clock',
      { time: { ...finishedGame().time, untimed: true } },
      'ERR_CLOCK_CONTRADICTED',
    ],
    ['a reading too few', { times: [595_000] }, 'ERR_CLOCK_CONTRADICTED'],
    ['a game shorter than its clocks', { durationSeconds: 3 }, 'ERR_DURATION_CONTRADICTED'],
  ])('%s', (_, changed, error) => {
    expect(errorOf(finishedRecord(changed))).toBe(error)
  })
})

describe('a value from outside', () => {
  const game = makeGameRecordText(finishedGame())
  it('comes back without what was not asked for', () => {
    const parsed = parseGameRecord({ ...game, user_id: 'me', result: 'win', id: 'x', created_at: 'now' })
    expect(parsed).toEqual({ ok: true, value: game })
  })

  it('has its names cleaned of what would steer the text around them', () => {
    const two = recordOfTwo()
    const parsed = parseGameRecord({ ...two, names: { w: ' \u202eevil\u0000\n ', b: 'Ben' } })
    expect(parsed).toMatchObject({ value: { names: { w: 'evil', b: 'Ben' } } })
  })

  it.each<[string, object]>([
    ['no moves', { moves: [] }],
    ['too many moves', { moves: Array.from({ length: 10_001 }, () => 'e4') }],
    ['a move of a megabyte', { moves: ['e'.repeat(1_000_000)] }],
    ['moves that are lists', { moves: [['e4']] }],
    ['moves that are no list', { moves: 'e4' }],
    ['an unknown mode', { settings: { ...settings, mode: 'human-vs-alien' } }],
    ['an online game, which the server alone keeps', { settings: { ...settings, mode: 'online' } }],
    ['rules that this release does not know', { rules: 'shatranj' }],
    ['an unknown level', { settings: { ...settings, aiDifficulty: 'god' } }],
    ['a strength between two steps', { settings: { ...settings, aiDifficulty: 1460 } }],
    ['a strength beyond the dial', { settings: { ...settings, aiDifficulty: 2650 } }],
    ['an unknown time control', { settings: { ...settings, timeControl: 8 } }],
    ['no takebacks, counted', { settings: { ...settings, takebacks: 0 } }],
    ['more takebacks than are counted', { settings: { ...settings, takebacks: 1_000 } }],
    ['settings that are none', { settings: null }],
    ['a duration below nothing', { durationSeconds: -1 }],
    ['a duration that is no number', { durationSeconds: Number.NaN }],
    ['an endless duration', { durationSeconds: 1e12 }],
    ['half a second', { durationSeconds: 0.5 }],
    ['a time below nothing', { left: { w: -1, b: 1 } }],
    ['a start that is no position', { start: '8/8/8/8/8/8/8/8 w - - 0 1' }],
    ['a start longer than any', { start: START_FEN.replaceAll(' ', ' '.repeat(30)) }],
    ['an id that is none', { gameId: 'mine' }],
    ['an engine with a null byte', { engineVersion: '1\u00000' }],
    ['a day that never was', { finishedAt: '2026-02-31' }],
  ])('with %s is unreadable', (_, changed) => {
    expect(parseGameRecord({ ...game, ...changed })).toMatchObject({
      ok: false,
      error: 'ERR_GAME_UNREADABLE',
    })
  })

  it('does not reach the prototype', () => {
    const text = JSON.stringify(game).replace('{', '{"__proto__":{"polluted":true},')
    expect(parseGameRecord(JSON.parse(text))).toEqual({ ok: true, value: game })
    expect('polluted' in {}).toBe(false)
  })
})
