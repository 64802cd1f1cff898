import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { computerOpponent, finishedGame, gameOfTwo } from '#matches/game-record.fixture.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { parseFilter } from '#matches/match-filter.ts'
import { MOST_MATCHES } from '#matches/settings.ts'
import { describeOnEachDatabase } from '../../tests/support/databases.ts'
import { addUser } from '../../tests/support/members.ts'
import type { Database } from '#server/database/db.ts'
import { renameAccount } from '#server/accounts/moderation.ts'
import { deleteMatch, purgeDeletedMatches, restoreMatch } from './delete-match.ts'
import { findMatch } from './find-match.ts'
import { listMatches, matchesInPortions } from './list-matches.ts'
import { rowsInPortions } from './match-rows.ts'
import { replaceMatch, saveMatch } from './save-match.ts'
import { findSharedMatch, shareMatch, unshareMatch } from './share-match.ts'
import { createRowInserts } from './insert-rows.ts'
import { closeShared } from './moderation.ts'
import { makePurge } from './purge.ts'

const ANYTHING = parseFilter(new URLSearchParams())
const MINUTE = 60_000
const resigned = { reason: 'resignation', color: 'w' } as const

async function save(database: Database, user: string, game = finishedGame(), now?: Date) {
  const saved = await saveMatch(database, user, game, now ? { now } : {})
  if (!saved.ok) throw new Error(saved.error)
  return saved.value.match
}

/** The clock readings of a game's first moves. */
const clocksOf = ({ times }: GameRecord, plies: number) => ({
  times: times!.slice(0, plies),
  left: { w: times![plies - 2]!, b: times![plies - 1]! },
})

const countOf = async ({ query }: Database): Promise<number> =>
  (await query.selectFrom('matches').select('id').execute()).length

describeOnEachDatabase('a match', ({ open }) => {
  it('comes back as it was played, with what the rules say of it', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const game = finishedGame()
    const { id } = await save(database, user, game)
    expect(await findMatch(database, user, id)).toMatchObject({
      gameId: game.gameId,
      rules: 'standard',
      opponent: { type: 'computer', skill: 'beginner', seat: 'w', playerName: '' },
      result: 'win',
      winner: 'w',
      endReason: 'checkmate',
      moves: game.line.sans(),
      times: game.times,
      time: game.time,
      takebacks: 0,
      durationSeconds: 35,
      finishedAt: game.finishedAt,
      start: game.line.start,
      engineVersion: '1.0',
      eco: 'C23',
      lastMove: 'h5f7',
      shareToken: null,
    })
  })

  it('is kept once, however often it is saved, and answered alike', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const game = finishedGame()
    const answers = await Promise.all(Array.from({ length: 50 }, () => save(database, user, game)))
    answers.push(await save(database, user, game))
    expect(await countOf(database)).toBe(1)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('is kept once beside others that share its way to the disk', async () => {
    const database = await open()
    const users = await Promise.all(['asha', 'ben', 'cleo'].map((id) => addUser(database, id)))
    const insert = createRowInserts(database)
    const game = finishedGame()
    const inTogether = (user: string, each: GameRecord) => saveMatch(database, user, each, { insert })
    const saved = await Promise.all([
      ...users.flatMap((user) => Array.from({ length: 20 }, () => inTogether(user, game))),
      ...users.flatMap((user) => Array.from({ length: 5 }, () => inTogether(user, finishedGame()))),
      // The database refuses an unknown account without affecting the others.
      inTogether('nobody', game).catch(() => 'refused'),
    ])
    expect(saved.at(-1)).toBe('refused')
    expect(saved.slice(0, -1).every((each) => typeof each === 'object' && each.ok)).toBe(true)
    expect(await countOf(database)).toBe(3 * (1 + 5))
  })

  it('that ended otherwise is answered with the ending that is kept, until that is replaced', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const first = finishedGame()
    const kept = await save(database, user, first)
    const token = await shareMatch(database, user, kept.id)
    const other = { ...first, line: first.line.upTo(4), called: resigned, ...clocksOf(first, 4) }
    expect(await saveMatch(database, user, first)).toMatchObject({ value: { isOther: false } })
    expect(await saveMatch(database, user, other)).toMatchObject({
      value: { isOther: true, match: { id: kept.id, endReason: 'checkmate' } },
    })

    const replaced = await replaceMatch(database, user, other)
    const now = { id: kept.id, endReason: 'resignation', winner: 'b', result: 'loss', moveCount: 4 }
    expect(replaced).toMatchObject({ value: { isOther: false, match: now } })
    expect(await countOf(database)).toBe(1)
    expect(await findSharedMatch(database, token!)).toMatchObject(now)
    expect(await saveMatch(database, user, first)).toMatchObject({ value: { isOther: true, match: now } })
    const { matches } = await listMatches(database, user, parseFilter(new URLSearchParams('result=loss')))
    expect(matches).toMatchObject([now])
  })

  it('is replaced for its owner alone, saved where there was none, and brought back where it was deleted', async () => {
    const database = await open()
    const [asha, ben] = [await addUser(database, 'asha'), await addUser(database, 'ben')]
    const game = gameOfTwo()
    const other = { ...game, line: game.line.upTo(3), called: resigned }
    const hers = await save(database, asha, game)
    expect(await replaceMatch(database, ben, other)).toMatchObject({ ok: true })
    expect(await findMatch(database, asha, hers.id)).toMatchObject({ endReason: 'checkmate' })
    expect(await findMatch(database, asha, hers.gameId)).toMatchObject({ id: hers.id })
    expect(await findMatch(database, ben, hers.id)).toBeUndefined()
    await deleteMatch(database, asha, hers.id)
    await replaceMatch(database, asha, other)
    expect(await findMatch(database, asha, hers.id)).toMatchObject({ endReason: 'resignation' })
    const broken = { ...other, called: undefined }
    expect(await replaceMatch(database, asha, broken)).toMatchObject({ error: 'ERR_NOT_FINISHED' })
    expect(await findMatch(database, asha, hers.id)).toMatchObject({ moveCount: 3 })
  })

  it('belongs to each who played it', async () => {
    const database = await open()
    const game = finishedGame()
    await save(database, await addUser(database, 'asha'), game)
    await save(database, await addUser(database, 'ben'), game)
    expect(await countOf(database)).toBe(2)
  })

  it('that does not hold leaves no row', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const forged = finishedGame({ moves: ['e4', 'e5'] })
    expect(await saveMatch(database, user, forged)).toMatchObject({ ok: false, error: 'ERR_NOT_FINISHED' })
    expect(await countOf(database)).toBe(0)
  })

  it('is refused by an account that is full, unless it is there already', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const game = finishedGame()
    const { id } = await save(database, user, game)
    const row = await database.query.selectFrom('matches').selectAll().executeTakeFirstOrThrow()
    const others = Array.from({ length: MOST_MATCHES - 2 }, (_, index) => ({
      ...row,
      ...{ id: `copy-${index}`, game_id: `copy-${index}` },
    }))
    for (let at = 0; at < others.length; at += 500)
      await database.query
        .insertInto('matches')
        .values(others.slice(at, at + 500))
        .execute()
    await save(database, user)
    expect(await saveMatch(database, user, finishedGame())).toEqual({ ok: false, error: 'ERR_ACCOUNT_FULL' })
    expect((await save(database, user, game)).id).toBe(id)
    expect(await countOf(database)).toBe(MOST_MATCHES)
    await save(database, await addUser(database, 'ben'))
  })

  it('from the future was played today', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const now = new Date('2026-11-21T12:00:00Z')
    const { finishedAt } = await save(
      database,
      user,
      finishedGame({ finishedAt: '2099-01-01T00:00:00Z' }),
      now,
    )
    expect(finishedAt).toBe(now.toISOString())
  })

  it('belongs to one user: others cannot find, delete, restore, share or close it', async () => {
    const database = await open()
    const [asha, ben] = [await addUser(database, 'asha'), await addUser(database, 'ben')]
    const { id } = await save(database, asha)
    expect(await findMatch(database, ben, id)).toBeUndefined()
    expect((await listMatches(database, ben, ANYTHING)).matches).toEqual([])
    expect(await deleteMatch(database, ben, id)).toBe(false)
    expect(await shareMatch(database, ben, id)).toBeUndefined()
    const token = await shareMatch(database, asha, id)
    expect(await unshareMatch(database, ben, id)).toBe(false)
    expect(await findSharedMatch(database, token ?? '')).toBeDefined()
    await deleteMatch(database, asha, id)
    expect(await restoreMatch(database, ben, id)).toBe(false)
    expect(await findMatch(database, asha, id)).toBeUndefined()
  })

  it('goes with its owner', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    await save(database, user)
    await database.query.deleteFrom('users').where('id', '=', user).execute()
    expect(await countOf(database)).toBe(0)
  })
})

describeOnEachDatabase('the list of matches', ({ open }) => {
  it('lists the newest first, twenty a page, each match once', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    for (let day = 0; day < 45; day++) {
      // Three finish at the same instant: the order must not depend on time alone.
      const finishedAt = new Date(Date.UTC(2026, 9, 1 + Math.floor(day / 3))).toISOString()
      await save(database, user, finishedGame({ finishedAt }))
    }
    const seen: { id: string; finishedAt: string }[] = []
    const sizes: number[] = []
    let after: string | null = null
    do {
      const page = await listMatches(database, user, ANYTHING, { after })
      seen.push(...page.matches)
      sizes.push(page.matches.length)
      after = page.next
    } while (after !== null)
    expect(sizes).toEqual([20, 20, 5])
    expect(new Set(seen.map(({ id }) => id)).size).toBe(45)
    const times = seen.map(({ finishedAt }) => finishedAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it.each([
    ['a limit of a billion', { limit: 1e9 }, 50],
    ['a limit below nothing', { limit: -1 }, 20],
    ['a limit that is none', { limit: Number.NaN }, 20],
    ['a cursor that was tampered with', { after: "eyJ'--; drop table" }, 20],
  ])('takes %s for what makes sense', async (_, question, size) => {
    const database = await open()
    const user = await addUser(database, 'asha')
    for (let count = 0; count < 52; count++) await save(database, user)
    expect((await listMatches(database, user, ANYTHING, question)).matches).toHaveLength(size)
  })

  it('is narrowed by result, opponent, colour and words', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const won = await save(database, user)
    const lost = await save(
      database,
      user,
      finishedGame({
        moves: ['d4', 'd5', 'c4'],
        opponent: computerOpponent({ skill: 'master', seat: 'b' }),
        called: { ...resigned, color: 'b' },
      }),
    )
    const between = await save(
      database,
      user,
      gameOfTwo({ moves: ['c4'], called: resigned, durationSeconds: 3 }),
    )
    const found = async (question: string) =>
      (await listMatches(database, user, parseFilter(new URLSearchParams(question)))).matches.map(
        ({ id }) => id,
      )
    expect(await found('result=win')).toEqual([won.id])
    expect(await found('opponent=master')).toEqual([lost.id])
    expect(await found('opponent=human')).toEqual([between.id])
    expect(await found('color=b')).toEqual([lost.id])
    expect(await found('q=gambit queen')).toEqual([lost.id])
    expect(await found('q=ASHA')).toEqual([between.id])
    expect(await found("q=%25_' or 1=1")).toEqual([])
    expect(await found('result=everything&color=z')).toHaveLength(3)
  })

  it('finds its way by an index, whatever it is narrowed to', async () => {
    const database = await open()
    if (database.kind === 'postgres') return // It plans by the table's size, and this one is empty.
    for (const [columns, index] of [
      ['', 'matches_list_idx'],
      [" and result = 'win'", 'matches_result_idx'],
      [" and opponent = 'master'", 'matches_opponent_idx'],
      [" and human_color = 'b'", 'matches_color_idx'],
    ] as const) {
      const { rows } = await sql<{ detail: string }>`explain query plan select id from matches
        where user_id = 'asha' and deleted_at is null ${sql.raw(columns)}
          and (finished_at, id) < ('2026', 'x') order by finished_at desc, id desc limit 21`.execute(
        database.query,
      )
      expect(rows.map(({ detail }) => detail).join()).toContain(`${index} `)
      expect(rows.map(({ detail }) => detail).join()).not.toContain('TEMP B-TREE')
    }
  })

  it('is searched by its index alone, which has the searchable words', async () => {
    const database = await open()
    const { rows } = await sql<{ definition: string }>`${
      database.kind === 'postgres'
        ? sql`select indexdef as definition from pg_indexes where tablename = 'matches'`
        : sql`select sql as definition from sqlite_schema where tbl_name = 'matches' and type = 'index'`
    }`.execute(database.query)
    const lists = rows.map(({ definition }) => definition ?? '').filter((text) => /finished_at/.test(text))
    expect(lists).toHaveLength(4)
    for (const list of lists) expect(list).toMatch(/finished_at, id, search_text[,)]/)
  })

  it('can be read whole, in portions', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    await save(database, await addUser(database, 'ben'))
    for (let count = 0; count < 21; count++) await save(database, user)
    const [matches, rows] = [new Set<string>(), new Set<string>()]
    for await (const portion of matchesInPortions(database, user)) {
      expect(portion.length).toBeLessThanOrEqual(5)
      for (const { id } of portion) matches.add(id)
    }
    for await (const portion of rowsInPortions(database, user)) {
      expect(portion.length).toBeLessThanOrEqual(5)
      for (const { id } of portion) rows.add(id)
    }
    expect([matches.size, rows]).toEqual([21, matches])
  })
})

describeOnEachDatabase('a deleted match', ({ open }) => {
  it('can be brought back, and is gone for good a day later', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const [first, second] = [await save(database, user), await save(database, user)]
    const now = new Date()
    expect(await deleteMatch(database, user, first.id, now)).toBe(true)
    expect(await deleteMatch(database, user, first.id, now)).toBe(false)
    expect((await listMatches(database, user, ANYTHING)).matches.map(({ id }) => id)).toEqual([second.id])
    expect(await restoreMatch(database, user, first.id)).toBe(true)
    expect(await findMatch(database, user, first.id)).toBeDefined()
    await deleteMatch(database, user, first.id, now)
    const later = (ms: number) => new Date(now.getTime() + 24 * 60 * MINUTE + ms)
    // The row may or may not have been removed by then.
    expect(await restoreMatch(database, user, first.id, later(1))).toBe(false)
    expect(await purgeDeletedMatches(database, later(0))).toBe(0)
    expect(await purgeDeletedMatches(database, later(1))).toBe(1)
    expect(await countOf(database)).toBe(1)
    expect(await restoreMatch(database, user, first.id)).toBe(false)
  })

  it('is removed a minute after the start of the server if a day has passed', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const [gone, recent] = [await save(database, user), await save(database, user)]
    await deleteMatch(database, user, gone.id, new Date(Date.now() - 24 * 60 * MINUTE - 1))
    await deleteMatch(database, user, recent.id)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const purge = makePurge(database, () => {})
    purge.start()
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    await purge.stop()
    expect(await database.query.selectFrom('matches').select('id').execute()).toEqual([{ id: recent.id }])
  })
})

describeOnEachDatabase('a shared match', ({ open }) => {
  it('opens by its link, until the link is taken back', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const { id } = await save(database, user)
    const token = await shareMatch(database, user, id)
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(await shareMatch(database, user, id)).toBe(token)
    expect((await findSharedMatch(database, token ?? ''))?.id).toBe(id)
    expect(await unshareMatch(database, user, id)).toBe(true)
    expect(await findSharedMatch(database, token ?? '')).toBeUndefined()
    expect(await shareMatch(database, user, id)).not.toBe(token)
  })

  it('shows strangers no refused name', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const named = (w: string, b: string) =>
      save(database, user, gameOfTwo({ opponent: { type: 'same-screen', names: { w, b } } }))
    const [fine, rude] = [await named('Asha', 'Ben'), await named('f u c k', 'call 0900 123456')]
    const shown = async ({ id }: { id: string }) =>
      (await findSharedMatch(database, (await shareMatch(database, user, id)) ?? ''))?.opponent
    expect(await shown(fine)).toMatchObject({ names: { w: 'Asha', b: 'Ben' } })
    expect(await shown(rude)).toMatchObject({ names: { w: '', b: '' } })
    // Their owner sees the names as typed.
    expect((await findMatch(database, user, rude.id))?.opponent).toMatchObject({ names: { w: 'f u c k' } })
  })

  it('is closed by the operator, whosever it is', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const token = (await shareMatch(database, user, (await save(database, user)).id)) ?? ''
    expect(await closeShared(database, token)).toBe(true)
    expect(await findSharedMatch(database, token)).toBeUndefined()
    expect(await closeShared(database, token)).toBe(false)
  })

  it('against the computer bears the name that the account had, until the operator changes it', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const saved = await saveMatch(database, user, finishedGame(), { playerName: 'Asha Rao' })
    const { id } = saved.ok ? saved.value.match : { id: '' }
    expect((await findMatch(database, user, id))?.opponent).toMatchObject({ playerName: 'Asha Rao' })
    expect(await renameAccount(database, 'asha@example.org', 'f u c k')).toMatchObject({ ok: false })
    expect(await renameAccount(database, 'nobody@example.org', 'Ben')).toMatchObject({ ok: false })
    expect(await renameAccount(database, 'asha@example.org', '')).toMatchObject({ ok: true })
    expect((await findMatch(database, user, id))?.opponent).toMatchObject({ playerName: '' })
    expect(await database.query.selectFrom('users').select('name').execute()).toEqual([{ name: '' }])
  })

  it('that is deleted is closed, and stays so when it is brought back', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    const { id } = await save(database, user)
    const token = (await shareMatch(database, user, id)) ?? ''
    await deleteMatch(database, user, id)
    await restoreMatch(database, user, id)
    expect(await findSharedMatch(database, token)).toBeUndefined()
  })
})

describe('a link', () => {
  it.each(['', 'x', '../../etc/passwd', 'a'.repeat(22).replace('a', '%'), 'a'.repeat(5_000)])(
    'that cannot be one (%#) asks the database nothing',
    async (token) => {
      expect(await findSharedMatch({} as Database, token)).toBeUndefined()
    },
  )
})
