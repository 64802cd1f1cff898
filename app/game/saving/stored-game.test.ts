import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import {
  AGAINST_COMPUTER,
  againstComputer,
  betweenTwo,
  playSans,
  SCHOLARS_MATE,
  twoPlayers,
} from '#app/game/game.fixture.ts'
import { newGame, reduceGame, resumeGame, statusOf } from '#app/game/game.ts'
import { makeStoredGame, parseStoredGame } from './stored-game.ts'

/** Serialises a value as storage does. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a saved game', () => {
  it.each([
    ['just begun', twoPlayers()],
    ['across a table', newGame('a', betweenTwo({}, {}, true), 0)],
    ['in the middle', playSans(twoPlayers(), 'e4 e5 Nf3')],
    ['mated', playSans(twoPlayers(), SCHOLARS_MATE)],
    ['flagged', reduceGame(twoPlayers(), { type: 'time-checked', atMs: 1e9 })],
    ['against the computer', playSans(newGame('b', againstComputer({ seat: 'b' }), 0), 'd4 d5 c4')],
    ['from another start', playSans(twoPlayers(knownFen('4k3/1P6/8/8/8/8/8/4K3 w - - 0 1')), 'b8=N')],
    [
      'looked back at',
      reduceGame(playSans(twoPlayers(), 'e4 e5'), { type: 'position-shown', ply: 1, atMs: 2_500 }),
    ],
    ['resigned', reduceGame(twoPlayers(), { type: 'resigned', color: 'b', atMs: 5 })],
    ['agreed to be drawn', reduceGame(twoPlayers(), { type: 'draw-agreed', atMs: 5 })],
    ['paused', reduceGame(twoPlayers(), { type: 'paused', atMs: 5 })],
    ['without a clock', newGame('u', betweenTwo({}, { untimed: true }), 0)],
    ['coached', newGame('c', againstComputer({ coached: true }), 0)],
    ['taken back', reduceGame(playSans(twoPlayers(), 'e4 e5'), { type: 'move-taken-back', atMs: 2_500 })],
  ])('comes back as it was: %s', (_, game) => {
    const parsed = parseStoredGame(stored(makeStoredGame(game, 3_000)))
    if (!parsed.ok) throw new Error(parsed.detail)
    expect(statusOf(parsed.value)).toBe(statusOf(game))
    expect(makeStoredGame(resumeGame(parsed.value, 9_000), 9_000)).toEqual(makeStoredGame(game, 3_000))
  })

  it('rests until it is resumed, however long that takes', () => {
    const parsed = parseStoredGame(stored(makeStoredGame(playSans(twoPlayers(), 'e4'), 11_000)))
    if (!parsed.ok) throw new Error(parsed.detail)
    expect(parsed.value.clock).toEqual({ leftMs: { w: 599_000, b: 590_000 }, running: undefined })
    expect(resumeGame(parsed.value, 5e6).clock.running).toEqual({ color: 'b', sinceMs: 5e6 })
  })

  it('is not thinking: the computer receives a new request', () => {
    const game = playSans(newGame('b', AGAINST_COMPUTER, 0), 'e4')
    const saved = makeStoredGame(reduceGame(game, { type: 'computer-started', atMs: 1_500 }), 1_600)
    expect(parseStoredGame(saved)).toMatchObject({ ok: true, value: { activity: 'playing' } })
  })
})

it('a game stored before there was a coach has none, and no moves taken back', () => {
  const { takebacks, settings, ...older } = makeStoredGame(
    playSans(newGame('a', AGAINST_COMPUTER, 0), 'e4'),
    2_000,
  )
  expect(takebacks).toBe(0)
  const { coached, ...chosen } = settings
  expect(coached).toBe(false)
  expect(parseStoredGame(stored({ ...older, settings: chosen }))).toMatchObject({
    ok: true,
    value: { takebacks: 0, opponent: { coached: false } },
  })
})

describe('a corrupt saved game is refused', () => {
  const good = makeStoredGame(playSans(twoPlayers(), 'e4 e5'), 2_000)

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'e4 e5'],
    ['another version', { ...good, version: 2 }],
    ['no id', { ...good, id: '' }],
    ['an unknown mode', { ...good, settings: { ...good.settings, mode: 'solo' } }],
    ['an unknown time control', { ...good, settings: { ...good.settings, timeControl: 8 } }],
    ['an unknown level', { ...good, settings: { ...good.settings, aiDifficulty: 'god' } }],
    ['an unknown strength', { ...good, settings: { ...good.settings, aiDifficulty: 1451 } }],
    ['a bad start', { ...good, start: '8/8/8/8/8/8/8/8 w - - 0 1' }],
    ['an illegal move', { ...good, moves: ['e2e4', 'e2e4'] }],
    ['a move that is no text', { ...good, moves: ['e2e4', 7] }],
    ['moves that are no list', { ...good, moves: 'e2e4' }],
    ['a time missing', { ...good, times: good.times.slice(1) }],
    ['a negative time', { ...good, leftMs: { w: -1, b: 5 } }],
    ['a time that is no number', { ...good, leftMs: { w: 'soon', b: 5 } }],
    ['a position beyond the last', { ...good, shown: 3 }],
    ['half a move', { ...good, shown: 0.5 }],
    ['an unknown side flagged', { ...good, called: { reason: 'timeout', color: 'red' } }],
    ['an unknown end', { ...good, called: { reason: 'boredom', color: 'w' } }],
    ['half a score', { ...good, score: { w: 1 } }],
    [
      'a name as long as a book',
      { ...good, settings: { ...good.settings, names: { w: 'x'.repeat(41), b: '' } } },
    ],
    ['an unknown increment', { ...good, settings: { ...good.settings, increment: 7 } }],
  ])('%s', (_, value) => {
    expect(parseStoredGame(value)).toMatchObject({ ok: false, error: 'ERR_STORED_GAME' })
  })
})

/** As release 1 stored it. */
const STORED = {
  version: 1,
  id: 'a-game',
  settings: {
    mode: 'human-vs-ai',
    timeControl: 5,
    playerColor: 'b',
    aiDifficulty: 1450,
    boardColor: 'green',
    increment: 3,
    untimed: false,
    coached: true,
    names: { w: 'remembered', b: '' },
  },
  start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  moves: ['e2e4', 'e7e5'],
  times: Array.from({ length: 3 }, () => ({ w: 300_000, b: 300_000 })),
  shown: 2,
  leftMs: { w: 300_000, b: 299_000 },
  paused: false,
  score: { w: 0, b: 1 },
  takebacks: 2,
}

describe('a game stored by an older release', () => {
  it.each([
    ['against the computer', {}, { type: 'computer', skill: 1450, seat: 'b', coached: true }],
    [
      'between two people',
      { mode: 'human-vs-human', names: { w: 'Asha', b: '' } },
      { type: 'same-screen', names: { w: 'Asha', b: '' } },
    ],
  ])('%s is read, and stored in fields that the older release reads', (_, changed, opponent) => {
    const settings = { ...STORED.settings, ...changed }
    const parsed = parseStoredGame({ ...STORED, settings })
    if (!parsed.ok) throw new Error(parsed.detail)
    expect(parsed.value).toMatchObject({ opponent, time: { minutes: 5, increment: 3, untimed: false } })
    const again = makeStoredGame(parsed.value, 0)
    expect(Object.keys(again.settings).toSorted()).toEqual(Object.keys(settings).toSorted())
    expect(again).toMatchObject({ version: 1, moves: STORED.moves, takebacks: 2, score: STORED.score })
    expect(again.settings).toMatchObject({ mode: settings.mode, timeControl: 5, increment: 3 })
  })
})
