import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { LEVELS } from '#engine/levels.ts'
import { computerOpponent, finishedGame, gameOfTwo } from '#matches/game-record.fixture.ts'
import { MATCH_RESULTS } from '#matches/judge.ts'
import type { MatchSummary } from '#matches/match.ts'
import { NOT_PLAYED } from '#matches/measured-strength.ts'
import { strengthAfter } from '#matches/own-strength.ts'
import { statisticsOf } from '#matches/statistics.ts'
import { describeOnEachDatabase } from '../../tests/support/databases.ts'
import { addUser } from '../../tests/support/members.ts'
import type { Database } from '#server/database/db.ts'
import { deleteMatch } from './delete-match.ts'
import { matchesInPortions } from './list-matches.ts'
import { saveMatch } from './save-match.ts'
import { readOwnStrength } from './own-strength.ts'
import { readStatistics } from './statistics.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const OPENINGS = ['Italian Game', 'Sicilian Defense: Najdorf Variation', 'Sicilian Defense', null]

async function saveOne(database: Database, user: string, game = finishedGame()): Promise<string> {
  const saved = await saveMatch(database, user, game, { now: NOW })
  if (!saved.ok) throw new Error(saved.error)
  return saved.value.match.id
}

/** Matches of every kind, made from one: the statistics do not depend on the moves. */
async function addMatches({ query }: Database, user: string, count: number): Promise<void> {
  const row = await query
    .selectFrom('matches')
    .selectAll()
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    id: randomUUID(),
    game_id: randomUUID(),
    opponent: LEVELS[index % 4] ?? 'master',
    game_settings: JSON.stringify({ ...JSON.parse(row.game_settings), aiDifficulty: LEVELS[index % 4] }),
    human_color: index % 3 === 0 ? ('b' as const) : ('w' as const),
    opening: OPENINGS[index % OPENINGS.length] ?? null,
    result: MATCH_RESULTS[(index * index) % 3] ?? 'draw',
    // Two of them at the same moment, some of them years ago.
    finished_at: new Date(NOW.getTime() - Math.floor(index / 2) * 20 * 60 * 60_000).toISOString(),
  }))
  for (let at = 0; at < rows.length; at += 500)
    await query
      .insertInto('matches')
      .values(rows.slice(at, at + 500))
      .execute()
}

describeOnEachDatabase('the strength of an account’s owner', ({ open }) => {
  it('is what its games against the computer come to, in the order they were played', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    expect(await readOwnStrength(database, user)).toEqual(NOT_PLAYED)
    const moves = finishedGame().line.sans()
    const at = (day: number) => ({ finishedAt: `2026-11-${10 + day}T10:00:00.000Z` })
    const [won, lost, drawn] = [
      finishedGame({ ...at(1), opponent: computerOpponent({ skill: 1450 }) }),
      finishedGame({ ...at(2), opponent: computerOpponent({ seat: 'b' }) }),
      finishedGame({ ...at(3), takebacks: 1 }),
    ]
    // Inserted in an order other than the one they were played in.
    for (const game of [lost, drawn, won]) await saveOne(database, user, game)
    await saveOne(database, user, gameOfTwo(at(4)))
    await saveOne(
      database,
      user,
      finishedGame({ ...at(5), moves: moves.slice(0, 4), called: { reason: 'resignation', color: 'w' } }),
    )
    await deleteMatch(database, user, await saveOne(database, user, finishedGame(at(6))))
    await saveOne(database, await addUser(database, 'ben'))
    const first = strengthAfter(NOT_PLAYED, { skill: 1450, result: 'win' })
    const both = strengthAfter(first, { skill: 'beginner', result: 'loss' })
    expect(await readOwnStrength(database, user)).toEqual(both)
  })

  it('of a full account is that of the last 500', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    await saveOne(database, user)
    await addMatches(database, user, 1_999)
    expect((await readOwnStrength(database, user)).games).toBe(500)
  })
})

describeOnEachDatabase('the statistics of an account', ({ open }) => {
  it('equal a count of all its matches one by one, and of no other account’s', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    expect(await readStatistics(database, user, NOW)).toEqual(statisticsOf([], NOW))
    await saveOne(database, user)
    await addMatches(database, user, 300)
    await saveOne(database, user, gameOfTwo())
    await saveOne(database, await addUser(database, 'ben'))
    await deleteMatch(database, user, await saveOne(database, user))
    const all: MatchSummary[] = []
    for await (const matches of matchesInPortions(database, user)) all.push(...matches)
    const statistics = await readStatistics(database, user, NOW)
    expect(statistics).toEqual(statisticsOf(all, NOW))
    expect(statistics.total).toBe(302)
    expect(statistics.openings[0]?.name).toBe('Sicilian Defense')
  })

  it('of a full account are counted within 50 ms of processor', { timeout: 60_000 }, async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    await saveOne(database, user)
    await addMatches(database, user, 9_999)
    // About 2,000 kinds of game and one long streak, more than in any real account.
    await database.query
      .updateTable('matches')
      .set({ opening: sql`substr(id, 1, 2)`, result: 'win' })
      .execute()
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const began = process.cpuUsage()
      expect((await readStatistics(database, user, NOW)).total).toBe(10_000)
      const { user: own, system } = process.cpuUsage(began)
      times.push((own + system) / 1_000)
    }
    expect(Math.min(...times)).toBeLessThan(50)
  })
})
