import { expect, it } from 'vitest'
import { makeJudgementsText, type KeptReview } from '#contract/kept-review.ts'
import { finishedGame, gameOfTwo } from '#matches/game-record.fixture.ts'
import { removeAccount } from '#server/accounts/removal.ts'
import type { Database } from '#server/database/db.ts'
import { describeOnEachDatabase } from '../../tests/support/databases.ts'
import { addUser } from '../../tests/support/members.ts'
import { deleteMatch, purgeDeletedMatches, restoreMatch } from './delete-match.ts'
import { findMatch } from './find-match.ts'
import { rowsInPortions } from './match-rows.ts'
import { replaceMatch, saveMatch } from './save-match.ts'
import { findReview, saveReview } from './reviews.ts'

const DAY = 24 * 60 * 60 * 1000
const NOBODY = '0197a000-0000-7000-8000-ffffffffffff'

/** The review of a game of seven half-moves that ends in mate. */
const REVIEW: KeptReview = {
  engine: '1.2',
  nodes: 30_000,
  judgements: makeJudgementsText([
    ...Array.from({ length: 7 }, (_, ply) => ({
      depth: 9,
      net: 3,
      variations: [{ score: { type: 'centipawns' as const, value: ply }, moves: ['e2e4', 'e7e5'] }],
    })),
    { depth: 0, net: 3, variations: [] },
  ]),
}

async function save(database: Database, user: string, game = finishedGame()) {
  const saved = await saveMatch(database, user, game)
  if (!saved.ok) throw new Error(saved.error)
  return saved.value.match
}

/** Copies of a match, each with a review of a different day. */
async function fill({ query }: Database, user: string, id: string, count: number): Promise<void> {
  const match = await query.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const ids = Array.from({ length: count }, (_, index) => `copy-${index}`)
  await query
    .insertInto('matches')
    .values(ids.map((copy) => ({ ...match, id: copy, game_id: copy })))
    .execute()
  await query
    .insertInto('match_reviews')
    .values(
      ids.map((copy, index) => ({
        match_id: copy,
        user_id: user,
        engine_version: '1.2',
        nodes: 30_000,
        judgements: '',
        reviewed_at: new Date(DAY * (index + 1)).toISOString(),
      })),
    )
    .execute()
}

const countOf = async ({ query }: Database): Promise<number> =>
  (await query.selectFrom('match_reviews').select('match_id').execute()).length

describeOnEachDatabase('a review', ({ open }) => {
  it('is kept with its match, by the id of either, for its owner alone', async () => {
    const database = await open()
    const [asha, ben] = [await addUser(database, 'asha'), await addUser(database, 'ben')]
    const { id, gameId } = await save(database, asha)
    expect(await findReview(database, asha, id)).toBeUndefined()
    expect(await saveReview(database, asha, gameId, REVIEW)).toEqual({ ok: true, value: true })
    expect(await findReview(database, asha, id)).toEqual(REVIEW)
    expect(await findReview(database, asha, gameId)).toEqual(REVIEW)
    expect(await findReview(database, ben, id)).toBeUndefined()
    for (const [who, which] of [
      [ben, id],
      [asha, NOBODY],
    ] as const)
      expect(await saveReview(database, who, which, REVIEW)).toEqual({
        ok: false,
        error: 'ERR_NO_SUCH_MATCH',
      })
  })

  it('gives way to one by a newer engine or of more nodes, and to no other', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const { id } = await save(database, user)
    const kept = async (changed: Partial<KeptReview>) => {
      const saved = await saveReview(database, user, id, { ...REVIEW, ...changed })
      return saved.ok && saved.value
    }
    expect(await kept({})).toBe(true)
    expect(await kept({})).toBe(false)
    expect(await kept({ engine: '1.1', nodes: 90_000 })).toBe(false)
    expect(await kept({ nodes: 60_000 })).toBe(true)
    expect(await kept({ engine: '1.9', nodes: 10_000 })).toBe(true)
    expect(await findReview(database, user, id)).toMatchObject({ engine: '1.9', nodes: 10_000 })
    expect(await countOf(database)).toBe(1)
  })

  it('must be of as many positions as the match has', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const { id } = await save(database, user, finishedGame({ moves: ['f3', 'e5', 'g4', 'Qh4#'] }))
    expect(await saveReview(database, user, id, REVIEW)).toEqual({ ok: false, error: 'ERR_REVIEW' })
    expect(await countOf(database)).toBe(0)
  })

  it('by an engine that has never been is refused, and gives way where it is kept', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const { id } = await save(database, user)
    expect(await saveReview(database, user, id, { ...REVIEW, engine: '9999.1' })).toEqual({
      ok: false,
      error: 'ERR_ENGINE_VERSION',
    })
    await saveReview(database, user, id, REVIEW)
    await database.query.updateTable('match_reviews').set({ engine_version: '9999.1' }).execute()
    expect(await findReview(database, user, id)).toBeUndefined()
    expect(await saveReview(database, user, id, REVIEW)).toEqual({ ok: true, value: true })
    expect(await findReview(database, user, id)).toEqual(REVIEW)
  })

  it('goes with its match, and comes back with it', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const { id } = await save(database, user)
    await saveReview(database, user, id, REVIEW)
    await deleteMatch(database, user, id)
    expect(await findReview(database, user, id)).toBeUndefined()
    expect(await saveReview(database, user, id, REVIEW)).toMatchObject({ error: 'ERR_NO_SUCH_MATCH' })
    await restoreMatch(database, user, id)
    expect(await findReview(database, user, id)).toEqual(REVIEW)
    await deleteMatch(database, user, id)
    await purgeDeletedMatches(database, new Date(Date.now() + 2 * DAY))
    expect(await countOf(database)).toBe(0)
  })

  it('goes with its account', async () => {
    const database = await open()
    const [asha, ben] = [await addUser(database, 'asha'), await addUser(database, 'ben')]
    for (const user of [asha, ben]) {
      const { id } = await save(database, user)
      await saveReview(database, user, id, REVIEW)
    }
    await removeAccount(database, { id: asha, email: 'asha@example.org' })
    expect(await database.query.selectFrom('match_reviews').select('user_id').execute()).toEqual([
      { user_id: ben },
    ])
  })

  it('is deleted when its moves are replaced, and stays when only the ending differs', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const game = gameOfTwo({ moves: ['e4', 'e5', 'Nf3'], called: { reason: 'resignation', color: 'w' } })
    const { id } = await save(database, user, game)
    const review = {
      ...REVIEW,
      judgements: Array.from({ length: game.line.length + 1 }, () => '9 3|1 e2e4').join('\n'),
    }
    expect(await saveReview(database, user, id, review)).toEqual({ ok: true, value: true })
    await replaceMatch(database, user, { ...game, called: { reason: 'resignation', color: 'b' } })
    expect(await findReview(database, user, id)).toEqual(review)
    const replaced = await replaceMatch(database, user, {
      ...game,
      line: gameOfTwo({ moves: ['e4', 'e5', 'Nc3'] }).line,
    })
    expect(replaced.ok || replaced.error).toBe(true)
    expect(await findMatch(database, user, id)).toMatchObject({ lastMove: 'b1c3' })
    expect(await findReview(database, user, id)).toBeUndefined()
  })

  it('is one of the newest five hundred of an account', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const [first, second] = [await save(database, user), await save(database, user)]
    await saveReview(database, user, first.id, REVIEW, new Date(0))
    await fill(database, user, second.id, 499)
    await saveReview(database, user, second.id, REVIEW, new Date(1000 * DAY))
    expect(await countOf(database)).toBe(500)
    expect(await findReview(database, user, first.id)).toBeUndefined()
    expect(await findReview(database, user, second.id)).toEqual(REVIEW)
  })

  it('is part of what its owner can take away', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const { id } = await save(database, user)
    await save(database, user)
    await saveReview(database, user, id, REVIEW, new Date('2026-11-22T10:00:00Z'))
    const rows = []
    for await (const portion of rowsInPortions(database, user)) rows.push(...portion)
    expect(rows.map(({ review_engine: engine, reviewed_at: at }) => [engine, at])).toEqual([
      ['1.2', '2026-11-22T10:00:00.000Z'],
      [null, null],
    ])
    expect(rows[0]).toMatchObject({ id, user_id: user, review_judgements: REVIEW.judgements })
  })
})
