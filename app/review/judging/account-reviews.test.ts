import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Line } from '#chess/line.ts'
import { parsePgn } from '#chess/pgn.ts'
import type { KeptReview } from '#contract/kept-review.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import {
  createReviewOutbox,
  makeKeptReview,
  readJudgements,
  withAccount,
  type ReviewAccount,
} from './account-reviews.ts'
import { MOST_NODES } from './planner.ts'
import type { PositionJudgement } from './judgements.ts'
import type { ReviewStore } from './review-store.ts'
import { gameOfPgn } from '../reviewed-game.ts'

const parsed = parsePgn('1. f3 e5 2. g4 Qh4# 0-1')
const GAME = gameOfPgn(parsed.ok ? parsed.value[0]! : expect.fail()).line
const judged = (value: number, moves: string): PositionJudgement => ({
  depth: 9,
  net: 1,
  variations: [{ score: { type: 'centipawns', value }, moves: moves.split(' ') }],
})
const JUDGEMENTS = [
  judged(20, 'e2e4 e7e5'),
  judged(40, 'e7e5 e2e4'),
  { ...judged(-40, 'e2e4 g8f6'), first: { type: 'centipawns', value: -90 } } as const,
  judged(900, 'd8h4'),
  { depth: 0, net: 1, variations: [] },
]
const REVIEW = makeKeptReview(JUDGEMENTS)!

function storeIn(stored: Map<Line, readonly PositionJudgement[]>): ReviewStore {
  return {
    find: (line) => Promise.resolve(stored.get(line)),
    save: (line, judgements) => Promise.resolve(void stored.set(line, judgements)),
  }
}

function device(kept?: readonly PositionJudgement[]) {
  const stored = new Map<Line, readonly PositionJudgement[]>(kept && [[GAME, kept]])
  const copies = new Map<string, ReviewStore>()
  const copiesFrom = (userId: string) => {
    const store = copies.get(userId) ?? storeIn(new Map())
    copies.set(userId, store)
    return store
  }
  return { stored, storage: { ...storeIn(stored), copiesFrom } }
}

function account(kept?: KeptReview, userId = 'asha') {
  const given: KeptReview[] = []
  const save = (review: KeptReview) => Promise.resolve(void given.push(review))
  const opened: ReviewAccount = { userId, find: () => Promise.resolve(kept), save }
  return { given, opened }
}

afterEach(() => vi.restoreAllMocks())

describe('a review in an account', () => {
  it('comes to a device that has none, and stays there as a copy', async () => {
    const { stored, storage } = device()
    const { given, opened } = account(REVIEW)
    expect(await withAccount(storage, opened).find(GAME)).toEqual(JUDGEMENTS)
    expect(await withAccount(storage, account().opened).find(GAME)).toEqual(JUDGEMENTS)
    expect(stored.size).toBe(0)
    expect(given).toEqual([])
  })

  it('never reaches another account of the device, whose game has the same moves', async () => {
    const { storage } = device()
    await withAccount(storage, account(REVIEW).opened).find(GAME)
    const ben = account(undefined, 'ben')
    expect(await withAccount(storage, ben.opened).find(GAME)).toBeUndefined()
    const outbox = createReviewOutbox({ device: storage, send: async () => expect.fail('sent on') })
    await outbox.arrived(GAME, 'game-of-ben')
    expect(ben.given).toEqual([])
  })

  it('gets there from a device that made it before the game was there', async () => {
    const { storage } = device(JUDGEMENTS)
    const { given, opened } = account()
    expect(await withAccount(storage, opened).find(GAME)).toBe(JUDGEMENTS)
    await expect.poll(() => given).toEqual([REVIEW])
  })

  it('is kept in both places when it is finished', async () => {
    const { stored, storage } = device()
    const { given, opened } = account()
    await withAccount(storage, opened).save(GAME, JUDGEMENTS)
    expect(stored.get(GAME)).toBe(JUDGEMENTS)
    expect(given).toEqual([REVIEW])
  })

  it('reaches the account where the device forbids storage', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const forbidden: ReviewStore = {
      find: () => Promise.reject(new Error('forbidden')),
      save: () => Promise.reject(new Error('forbidden')),
    }
    const storage = { ...forbidden, copiesFrom: () => forbidden }
    const { given, opened } = account(REVIEW)
    expect(await withAccount(storage, opened).find(GAME)).toEqual(JUDGEMENTS)
    await withAccount(storage, opened).save(GAME, JUDGEMENTS)
    expect(given).toEqual([REVIEW])
  })

  it.each([
    ['an older engine', { ...REVIEW, engine: '1.0' }, false],
    ['the same engine at fewer nodes', { ...REVIEW, nodes: MOST_NODES - 1 }, false],
    ['this engine', { ...REVIEW, engine: ENGINE_VERSION }, true],
    ['a newer engine', { ...REVIEW, engine: '99.0' }, true],
  ])('by %s is taken: %s', async (_, review, isTaken) => {
    const found = await withAccount(device().storage, account(review).opened).find(GAME)
    expect(found !== undefined).toBe(isTaken)
  })
})

describe('what an account answers', () => {
  const changed = (judgements: readonly PositionJudgement[]) =>
    readJudgements(makeKeptReview(judgements)!, GAME)
  it('is taken where all of it can be played', () => {
    expect(changed(JUDGEMENTS)).toEqual(JUDGEMENTS)
  })

  it.each([
    ['too few positions', JUDGEMENTS.slice(1)],
    ['a move that cannot be played', JUDGEMENTS.with(1, judged(40, 'e2e4'))],
    ['a line that cannot be played on', JUDGEMENTS.with(1, judged(40, 'e7e5 e7e5'))],
    ['a position that goes on and is not judged', JUDGEMENTS.with(2, JUDGEMENTS[4]!)],
  ])('is refused where it has %s', (_, judgements) => {
    expect(changed(judgements)).toBeUndefined()
  })
})

describe('the outbox of reviews', () => {
  const lineOf = (pgn: string) => {
    const read = parsePgn(pgn)
    return gameOfPgn(read.ok ? read.value[0]! : expect.fail()).line
  }
  const [ONE, TWO, THREE] = ['1. e4', '1. d4', '1. c4'].map(lineOf) as [Line, Line, Line]
  const review = (value: number) => [judged(value, 'e2e4')]

  function here(storage: ReviewStore = device().storage) {
    const sent: [string, string][] = []
    const send = async (gameId: string, { judgements }: KeptReview) => void sent.push([gameId, judgements])
    return { sent, storage, reviews: createReviewOutbox({ device: storage, send }) }
  }

  it('sends a review if its game has arrived before it, and again if there is a better one', async () => {
    const { reviews, sent, storage } = here()
    await reviews.arrived(ONE, 'id-1')
    expect(sent).toEqual([])
    await reviews.save(ONE, review(20))
    await reviews.save(ONE, review(30))
    expect(sent).toEqual([
      ['id-1', '9 1|20 e2e4'],
      ['id-1', '9 1|30 e2e4'],
    ])
    expect(await storage.find(ONE)).toEqual(review(30))
  })

  it('sends a review once if its game arrives later, and no review of another game', async () => {
    const { reviews, sent } = here()
    await reviews.save(ONE, review(20))
    await reviews.save(TWO, review(40))
    await reviews.arrived(ONE, 'id-1')
    await reviews.arrived(ONE, 'id-1')
    await reviews.arrived(THREE, 'id-3')
    expect(sent).toEqual([['id-1', '9 1|20 e2e4']])
  })

  it('sends a review that an earlier visit left on the device', async () => {
    const { storage } = device()
    await storage.save(ONE, review(50))
    const { reviews, sent } = here(storage)
    await reviews.arrived(ONE, 'id-1')
    expect(sent).toEqual([['id-1', '9 1|50 e2e4']])
  })

  it('sends the newest review from a device that forbids storage', async () => {
    const forbidden = () => Promise.reject(new Error('forbidden'))
    const { reviews, sent } = here({ find: forbidden, save: forbidden })
    await expect(reviews.save(ONE, review(20))).rejects.toThrow('forbidden')
    await reviews.arrived(ONE, 'id-1')
    await reviews.arrived(TWO, 'id-2')
    expect(sent).toEqual([['id-1', '9 1|20 e2e4']])
  })
})
