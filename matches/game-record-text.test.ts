import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { finishedGame, gameOfTwo } from './game-record.fixture.ts'
import { makeGameRecordText, readGameRecord } from './game-record-text.ts'
import type { GameRecord } from './game-record.ts'
import { makeMatch } from './match.ts'
import { makeMatchRecord, readMatchRecord } from './match-record.ts'
import { parseGameRecord } from './parse-game-record.ts'

const readText = (value: unknown) => {
  const parsed = parseGameRecord(value)
  return parsed.ok ? readGameRecord(parsed.value) : parsed
}

/** Records as release 1 stored and sent them. */
const PLAYED = {
  start: START_FEN,
  moves: ['f3', 'e5', 'g4', 'Qh4#'],
  called: null,
  finishedAt: '2026-11-20T10:00:00.000Z',
  durationSeconds: 60,
}
const AGAINST_COMPUTER = {
  ...PLAYED,
  gameId: '0197a000-0000-7000-8000-000000000001',
  settings: {
    mode: 'human-vs-ai',
    timeControl: 5,
    aiDifficulty: 1450,
    increment: 3,
    untimed: false,
    takebacks: 2,
  },
  names: { w: 'remembered', b: '' },
  playerColor: 'b',
  times: [290_000, 295_000, 280_000, 290_000],
  left: { w: 280_000, b: 290_000 },
  engineVersion: '1.2',
}
const AT_ONE_SCREEN = {
  ...PLAYED,
  gameId: '0197a000-0000-7000-8000-000000000002',
  settings: { mode: 'human-vs-human', timeControl: 10, aiDifficulty: 'master', increment: 0, untimed: true },
  names: { w: 'Asha', b: 'Ben' },
  playerColor: 'b',
  times: null,
  left: null,
  engineVersion: null,
}

describe('a finished game of an older release', () => {
  it.each<[string, object, Partial<GameRecord>]>([
    [
      'against the computer',
      AGAINST_COMPUTER,
      {
        opponent: { type: 'computer', skill: 1450, seat: 'b' },
        time: { minutes: 5, increment: 3, untimed: false },
        takebacks: 2,
      },
    ],
    [
      'between two people',
      AT_ONE_SCREEN,
      {
        opponent: { type: 'same-screen', names: { w: 'Asha', b: 'Ben' } },
        time: { minutes: 10, increment: 0, untimed: true },
        takebacks: 0,
      },
    ],
  ])('%s is read, and judged', (_, record, expected) => {
    const parsed = readText(record)
    if (!parsed.ok) throw new Error(parsed.detail)
    expect(parsed.value).toMatchObject(expected)
    expect(makeMatch(parsed.value, '')).toMatchObject({ ok: true, value: { winner: 'b' } })
  })

  it('has the fields that it would have today, so that the older release reads ours', () => {
    for (const record of [AGAINST_COMPUTER, AT_ONE_SCREEN]) {
      const parsed = readText(record)
      const written = parsed.ok && makeGameRecordText(parsed.value)
      expect(Object.keys(record).filter((name) => !Object.hasOwn(Object(written), name))).toEqual([])
      expect(written).toMatchObject({
        settings: { ...record.settings, aiDifficulty: expect.anything() as unknown },
      })
    }
  })
})

const ONLINE = finishedGame({
  opponent: { type: 'online', seat: 'b', names: { w: 'Asha', b: 'Ben' } },
  engineVersion: undefined,
})

describe('a finished game', () => {
  it.each([
    ['against the computer', finishedGame()],
    ['between two people', gameOfTwo({ takebacks: 3 })],
  ])('%s comes back from its record as it was', (_, game) => {
    const text = JSON.stringify(makeGameRecordText(game))
    expect(readText(JSON.parse(text))).toEqual({ ok: true, value: game })
  })

  it('online is recorded on a device as one between two people, since only the server can say more', () => {
    expect(readText(makeGameRecordText(ONLINE))).toMatchObject({
      ok: true,
      value: { opponent: { type: 'same-screen', names: { w: 'Asha', b: 'Ben' } } },
    })
  })
})

it.each([
  ['against the computer', finishedGame({ takebacks: 1 })],
  ['between two people', gameOfTwo()],
  ['online', ONLINE],
])('a match %s comes back from its flat fields as it was', (_, game) => {
  const match = makeMatch(game, '')
  if (!match.ok) throw new Error(match.error)
  expect(readMatchRecord(makeMatchRecord(match.value))).toEqual(match.value)
})

it.each([
  [finishedGame(), { opponentType: 'computer', level: 'beginner', humanColor: 'w', names: { w: '', b: '' } }],
  [gameOfTwo(), { opponentType: 'human', level: null, humanColor: null, names: { w: 'Asha', b: 'Ben' } }],
  [ONLINE, { opponentType: 'human', level: null, humanColor: 'b', settings: { mode: 'online' } }],
])('a match has the fields that pages of an older release read: %#', (game, fields) => {
  const match = makeMatch(game, '')
  if (!match.ok) throw new Error(match.error)
  const { opponent } = game
  const aiDifficulty = opponent.type === 'computer' ? opponent.skill : 'intermediate'
  expect(makeMatchRecord(match.value)).toMatchObject(fields)
  expect(makeMatchRecord(match.value).settings).toMatchObject({ timeControl: 10, aiDifficulty, increment: 0 })
})
