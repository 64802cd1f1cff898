import { describe, expect, it } from 'vitest'
import { makeMatch } from '#matches/match.ts'
import { makeGameRecordText, readGameRecord } from '#matches/game-record-text.ts'
import { parseGameRecord } from '#matches/parse-game-record.ts'
import { finishGame } from './finished-game.ts'
import { newGame, reduceGame, type LocalGame } from '#app/game/game.ts'
import { legalMoves } from '#chess/moves.ts'
import { makeSan } from '#chess/san.ts'
import type { TimeSettings } from '#matches/settings.ts'
import { AGAINST_COMPUTER, againstComputer, betweenTwo } from '#app/game/game.fixture.ts'

const ID = '0197a000-0000-7000-8000-000000000001'
const ended = new Date('2026-11-20T10:00:00Z')

function playedOn(time: Partial<TimeSettings>, sans: string, msAMove = 1_500.4): LocalGame {
  let game = newGame(ID, betweenTwo({}, time), 0)
  let atMs = 0
  for (const san of sans.split(' ')) {
    const position = game.line.positionAt()
    const move = legalMoves(position).find((each) => makeSan(position, each) === san)!
    game = reduceGame(game, { type: 'move-played', move, atMs: (atMs += msAMove) })
  }
  return game
}

const SCHOLAR = 'e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#'

describe('a finished game is passed on', () => {
  it.each<[string, LocalGame, object]>([
    ['after mate', playedOn({}, SCHOLAR), { result: 'win', endReason: 'checkmate' }],
    ['after mate without a clock', playedOn({ untimed: true }, SCHOLAR), { result: 'win' }],
    ['after mate with an increment', playedOn({ increment: 5 }, SCHOLAR), { result: 'win' }],
    [
      'after a resignation',
      reduceGame(playedOn({}, 'e4 e5'), { type: 'resigned', color: 'w', atMs: 9_000 }),
      { result: 'loss', endReason: 'resignation' },
    ],
    [
      'after the time is up',
      reduceGame(playedOn({ minutes: 1 }, 'e4 e5'), { type: 'time-checked', atMs: 90_000 }),
      { result: 'loss', endReason: 'timeout' },
    ],
    [
      'after an agreement, having taken back a move',
      reduceGame(reduceGame(playedOn({}, 'e4 e5 Nf3'), { type: 'move-taken-back', atMs: 5_000 }), {
        type: 'draw-agreed',
        atMs: 6_000,
      }),
      { result: 'draw', endReason: 'agreement' },
    ],
  ])('%s, so that it is judged alike', (_, game, verdict) => {
    const finished = finishGame(game, 11_000, ended)!
    const parsed = parseGameRecord(JSON.parse(JSON.stringify(makeGameRecordText(finished))))
    const read = parsed.ok && readGameRecord(parsed.value)
    expect(read).toEqual({ ok: true, value: finished })
    expect(makeMatch(finished, '')).toMatchObject({ ok: true, value: verdict })
  })

  it('with the time that its clocks tell of, where the page knows of less', () => {
    const game = reduceGame(playedOn({ minutes: 1 }, 'e4 e5'), { type: 'time-checked', atMs: 90_000 })
    expect(finishGame(game, 0, ended)?.durationSeconds).toBeGreaterThanOrEqual(59)
  })
})

it('says how often moves were taken back, where they were', () => {
  const back = (game: LocalGame) => reduceGame(game, { type: 'move-taken-back', atMs: 5_000 })
  const takebacks = (game: LocalGame) =>
    finishGame(reduceGame(game, { type: 'draw-agreed', atMs: 6_000 }), 1_000, ended)?.takebacks
  const game = playedOn({}, 'e4 e5 Nf3')
  expect([game, back(game), back(back(game))].map(takebacks)).toEqual([0, 1, 2])
  expect(takebacks({ ...game, takebacks: 5_000 })).toBe(999)
})

it('a game that goes on is not handed over, nor one in which nothing was played', () => {
  expect(finishGame(playedOn({}, 'e4 e5'), 1_000, ended)).toBeUndefined()
  const given = reduceGame(newGame(ID, AGAINST_COMPUTER, 0), { type: 'resigned', color: 'w', atMs: 1 })
  expect(finishGame(given, 1_000, ended)).toBeUndefined()
})

it.each([
  [
    againstComputer({ skill: 1450, seat: 'b', coached: true }).opponent,
    { type: 'computer', skill: 1450, seat: 'b' },
  ],
  [betweenTwo({ w: 'Asha' }, {}, true).opponent, { type: 'same-screen', names: { w: 'Asha', b: '' } }],
] as const)('names the opponent without what concerns only the screen: %o', (opponent, expected) => {
  const game = { ...playedOn({}, SCHOLAR), opponent }
  expect(finishGame(game, 60_000, ended)?.opponent).toEqual(expected)
})
