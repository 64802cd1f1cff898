import { afterEach, describe, expect, it, vi } from 'vitest'
import { parsePgn } from '#chess/pgn.ts'
import type { KeptReview } from '#contract/kept-review.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { makeKeptReview, readJudgements, withAccount, type ReviewAccount } from './account-reviews.ts'
import { MOST_NODES } from './judging.ts'
import type { KeptJudgement } from './kept-judgement.ts'
import type { ReviewStorage } from './review-storage.ts'
import { gameOfPgn } from '../reviewed-game.ts'

const parsed = parsePgn('1. f3 e5 2. g4 Qh4# 0-1')
const GAME = gameOfPgn(parsed.ok ? parsed.value[0]! : expect.fail())
const judged = (value: number, moves: string): KeptJudgement => ({
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

function device(kept?: readonly KeptJudgement[]) {
  const stored = new Map<string, readonly KeptJudgement[]>(kept && [['key', kept]])
  const storage: ReviewStorage = {
    find: (key) => Promise.resolve(stored.get(key)),
    keep: (key, judgements) => Promise.resolve(void stored.set(key, judgements)),
  }
  return { stored, storage }
}

function account(kept?: KeptReview, isOwn = true) {
  const given: KeptReview[] = []
  const keep = (review: KeptReview) => Promise.resolve(void given.push(review))
  const opened: ReviewAccount = { find: () => Promise.resolve(kept), ...(isOwn && { keep }) }
  return { given, opened }
}

afterEach(() => vi.restoreAllMocks())

describe('a review in an account', () => {
  it('comes to a device that has none, and stays there', async () => {
    const { stored, storage } = device()
    const { given, opened } = account(REVIEW)
    expect(await withAccount(storage, opened, GAME).find('key')).toEqual(JUDGEMENTS)
    expect(stored.get('key')).toEqual(JUDGEMENTS)
    expect(given).toEqual([])
  })

  it('gets there from a device that made it before the game was there', async () => {
    const { storage } = device(JUDGEMENTS)
    const { given, opened } = account()
    expect(await withAccount(storage, opened, GAME).find('key')).toBe(JUDGEMENTS)
    await expect.poll(() => given).toEqual([REVIEW])
  })

  it('is kept in both places when it is finished', async () => {
    const { stored, storage } = device()
    const { given, opened } = account()
    await withAccount(storage, opened, GAME).keep('key', JUDGEMENTS)
    expect(stored.get('key')).toBe(JUDGEMENTS)
    expect(given).toEqual([REVIEW])
  })

  it('reaches the account where the device forbids storage', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const storage: ReviewStorage = {
      find: () => Promise.reject(new Error('forbidden')),
      keep: () => Promise.reject(new Error('forbidden')),
    }
    const { given, opened } = account(REVIEW)
    expect(await withAccount(storage, opened, GAME).find('key')).toEqual(JUDGEMENTS)
    await withAccount(storage, opened, GAME).keep('key', JUDGEMENTS)
    expect(given).toEqual([REVIEW])
  })

  it('of somebody else’s game is read and never written', async () => {
    const { opened } = account(REVIEW, false)
    expect(await withAccount(device().storage, opened, GAME).find('key')).toEqual(JUDGEMENTS)
    await withAccount(device().storage, opened, GAME).keep('key', JUDGEMENTS)
  })

  it.each([
    ['an older engine', { ...REVIEW, engine: '1.0' }, false],
    ['the same engine at fewer nodes', { ...REVIEW, nodes: MOST_NODES - 1 }, false],
    ['this engine', { ...REVIEW, engine: ENGINE_VERSION }, true],
    ['a newer engine', { ...REVIEW, engine: '99.0' }, true],
  ])('by %s is taken: %s', async (_, review, isTaken) => {
    const found = await withAccount(device().storage, account(review).opened, GAME).find('key')
    expect(found !== undefined).toBe(isTaken)
  })
})

describe('what an account answers', () => {
  const changed = (judgements: readonly KeptJudgement[]) => readJudgements(makeKeptReview(judgements)!, GAME)
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
