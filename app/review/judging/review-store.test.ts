import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line } from '#chess/line.ts'
import { parsePgn } from '#chess/pgn.ts'
import { makeObjectStore } from '#app/browser/object-store.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { MOST_NODES } from './planner.ts'
import { reviewKey, type Judgements, type PositionJudgement } from './judgements.ts'
import { openDeviceReviews } from './review-store.ts'
import { gameOfPgn } from '../reviewed-game.ts'

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))

function game(pgn: string): Line {
  const parsed = parsePgn(pgn)
  return gameOfPgn(parsed.ok ? parsed.value[0]! : expect.fail()).line
}

const judged = (moves: string): PositionJudgement => ({
  depth: 9,
  net: 1,
  variations: [{ score: { type: 'centipawns', value: 20 }, moves: moves.split(' ') }],
})
const START = judged('e2e4 e7e5')
/** A judgement after a second look. */
const AFTER_F3: PositionJudgement = { ...judged('e7e5 e2e4'), first: { type: 'centipawns', value: 30 } }
const AFTER_E5 = judged('e2e4 g8f6')

const GAME = game('1. f3 e5 2. g4')
/** The second of two workers is ahead of the first. */
const SO_FAR: Judgements = [START, undefined, AFTER_E5, undefined]
const WHOLE = [START, AFTER_F3, AFTER_E5, judged('d8h4')]

const write = (record: unknown) =>
  makeObjectStore('rook-and-rajah-reviews', 'reviews', { keyPath: 'key' }).within(
    'readwrite',
    async (store) => void (await store.put(record)),
  )
const keysKept = () =>
  makeObjectStore('rook-and-rajah-reviews', 'reviews', { keyPath: 'key' }).within('readonly', (store) =>
    store.getAllKeys(),
  )

describe('the draft of a review', () => {
  it('is found by the moves of its game, with its gaps, and by another visit', async () => {
    await openDeviceReviews().drafts.save(GAME, SO_FAR)
    expect(await openDeviceReviews().drafts.find(game('1. f3 e5 2. g4'))).toEqual(SO_FAR)
    expect(await openDeviceReviews().find(GAME)).toBeUndefined()
  })

  it.each<[string, string, Judgements | undefined]>([
    ['has gone on since', '1. f3 e5 2. g4 Qh4#', SO_FAR],
    ['took its last move back', '1. f3 e5', SO_FAR.slice(0, 3)],
    ['went another way', '1. f3 e5 2. e4', SO_FAR.slice(0, 3)],
    ['went another way from the start', '1. e4 e5', undefined],
    ['started elsewhere', '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4', undefined],
  ])('serves a game that %s', async (_, pgn, expected) => {
    await openDeviceReviews().drafts.save(GAME, SO_FAR)
    expect(await openDeviceReviews().drafts.find(game(pgn))).toEqual(expected)
  })

  it('is one record of a game that goes on, and gives way to the whole review', async () => {
    const reviews = openDeviceReviews()
    await reviews.drafts.save(game('1. f3 e5'), [START])
    await reviews.drafts.save(GAME, [START, AFTER_F3])
    await reviews.drafts.save(GAME, SO_FAR)
    await reviews.drafts.save(game('1. f4'), [START])
    expect(await keysKept()).toEqual([`begun ${reviewKey(GAME)}`, `begun ${reviewKey(game('1. f4'))}`])
    await reviews.save(GAME, WHOLE)
    expect(await keysKept()).toEqual([`begun ${reviewKey(game('1. f4'))}`, reviewKey(GAME)])
    expect(await reviews.find(GAME)).toEqual(WHOLE)
  })

  it('is one record of a game whose moves are taken back and played otherwise', async () => {
    const reviews = openDeviceReviews()
    await reviews.drafts.save(game('1. a3'), [START])
    let before: Line | undefined
    for (const text of ['1. f3 e5 2. g4', '1. f3 e5', '1. f3 d5', '1. f3 d5 2. g4', '1. f3 c5']) {
      await reviews.drafts.save(game(text), [START, AFTER_F3], before)
      before = game(text)
    }
    expect(await keysKept()).toEqual([
      `begun ${reviewKey(game('1. a3'))}`,
      `begun ${reviewKey(game('1. f3 c5'))}`,
    ])
  })

  it('makes room for newer drafts, and never for a whole review', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const reviews = openDeviceReviews()
    const firsts = 'a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4'.split(' ').map((move) => game(`1. ${move}`))
    await reviews.save(GAME, WHOLE)
    for (const [index, each] of firsts.entries()) {
      vi.setSystemTime(1_000 * (index + 1))
      await reviews.drafts.save(each, [START])
    }
    vi.useRealTimers()
    expect(await keysKept()).toHaveLength(11)
    const found = await Promise.all(firsts.map((each) => reviews.drafts.find(each)))
    expect(found.map((each) => each !== undefined)).toEqual(firsts.map((_, index) => index >= 2))
  })
})

describe('a review that came from an account', () => {
  it('is found for that account alone, beside the one that was made here', async () => {
    const reviews = openDeviceReviews()
    await reviews.copiesFrom('asha').save(GAME, WHOLE)
    expect(await openDeviceReviews().find(GAME)).toBeUndefined()
    expect(await openDeviceReviews().copiesFrom('ben').find(GAME)).toBeUndefined()
    await reviews.save(GAME, WHOLE.with(0, judged('d2d4')))
    expect(await reviews.copiesFrom('asha').find(GAME)).toEqual(WHOLE)
    expect(await reviews.find(GAME)).toEqual(WHOLE.with(0, judged('d2d4')))
  })
})

const RECORD = {
  key: '',
  source: 'device',
  engine: ENGINE_VERSION,
  nodes: MOST_NODES,
  judgements: WHOLE,
  keptAt: 1,
}
const broken = (variations: unknown) => ({ ...RECORD, judgements: [{ depth: 9, net: 1, variations }] })

describe('a record on the device is ignored without an error', () => {
  it.each<[string, object]>([
    ['is another engine’s', { ...RECORD, engine: '1.0' }],
    ['is of another effort', { ...RECORD, nodes: 30_000 }],
    ['has no judgements', { ...RECORD, judgements: undefined }],
    ['has scribbles for judgements', { ...RECORD, judgements: 'scribble' }],
    ['has a scribble for one of them', { ...RECORD, judgements: [START, 7] }],
    ['has nothing for one of them', { ...RECORD, judgements: [START, null] }],
    ['has a judgement without lines', broken(undefined)],
    ['has a line without a score', broken([{ moves: ['e2e4'] }])],
    ['has a line with half a score', broken([{ score: { type: 'mate' }, moves: ['e2e4'] }])],
    ['has a line without moves', broken([{ score: { type: 'mate', moves: 1 } }])],
    ['has a line of other things than moves', broken([{ score: { type: 'mate', moves: 1 }, moves: [4] }])],
    [
      'has a score that is no number',
      broken([{ score: { type: 'centipawns', value: NaN }, moves: ['e2e4'] }]),
    ],
    ['has half a score of a first look', { ...RECORD, judgements: [{ ...START, first: { type: 'mate' } }] }],
    ['is of another kind', { what: 'else' }],
  ])('where it %s', async (_, record) => {
    await write({ ...record, key: reviewKey(GAME) })
    await write({ ...record, key: `begun ${reviewKey(GAME)}` })
    const reviews = openDeviceReviews()
    expect(await reviews.find(GAME)).toBeUndefined()
    expect(await reviews.drafts.find(GAME)).toBeUndefined()
  })

  it.each([
    ['has none, like those of shared games once', undefined],
    ['is an account', 'account asha'],
  ])('where a whole one’s source %s', async (_, source) => {
    await write({ ...RECORD, key: reviewKey(GAME) })
    expect(await openDeviceReviews().find(GAME)).toEqual(WHOLE)
    await write({ ...RECORD, key: reviewKey(GAME), source })
    expect(await openDeviceReviews().find(GAME)).toBeUndefined()
  })

  it('where a whole one has gaps, and of one that is begun what cannot be played', async () => {
    await write({ ...RECORD, key: reviewKey(GAME), judgements: SO_FAR })
    await write({ ...RECORD, key: `begun ${reviewKey(GAME)}`, judgements: [START, START, AFTER_E5] })
    const reviews = openDeviceReviews()
    expect(await reviews.find(GAME)).toBeUndefined()
    expect(await reviews.drafts.find(GAME)).toEqual([START, undefined, AFTER_E5])
  })

  it('if its key is not text and a whole review is stored beside it', async () => {
    await write({ key: 7, engine: 5 })
    await openDeviceReviews().save(GAME, WHOLE)
    expect(await openDeviceReviews().find(GAME)).toEqual(WHOLE)
  })

  it('and the next one takes its place', async () => {
    await write({ key: 'begun', engine: 5 })
    await write({ key: 'begun nothing of ours', engine: 5 })
    const reviews = openDeviceReviews()
    await reviews.drafts.save(GAME, SO_FAR)
    expect(await reviews.drafts.find(GAME)).toEqual(SO_FAR)
    await reviews.save(GAME, WHOLE)
    expect(await reviews.find(GAME)).toEqual(WHOLE)
  })
})
