import { sql } from 'kysely'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { pointsOf } from '#live/end-game.ts'
import type { LiveGame } from '#live/live-game.ts'
import { INVITATION_POLICY, type GamePolicy } from '#live/policy.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/database/db.ts'
import { bundleForNode } from '../../scripts/building/bundle.mjs'
import { spawnNode } from '../../tests/support/child.ts'
import { describeOnEachDatabase, environmentOf, openForTest } from '../../tests/support/databases.ts'
import { connectPlayer, type LivePlayer } from '../../tests/support/live-player.ts'
import { startLiveServer, type LiveServer } from '../../tests/support/live-servers.ts'
import { createGames, purgeBatches, type BatchGame } from './create-games.ts'
import { purgeLiveGames } from './purge.ts'

/** Rounds of a tournament: games that are created together, with a separate policy, and reported when they end. */

const STRICT: GamePolicy = {
  mayAbort: false,
  mayTakeBack: false,
  mayOfferDraw: false,
  mayRematch: false,
  appearWithinMs: 300,
  firstMoveWithinMs: 300,
  ifAbsent: 'forfeit',
}

const hashOf = (name: string) => `hash of ${name}`
const pairing = (board: number, policy: GamePolicy = INVITATION_POLICY): BatchGame => ({
  seats: {
    w: { name: `White ${board}`, userId: null, keyHash: hashOf(`w${board}`) },
    b: { name: `Black ${board}`, userId: null, keyHash: hashOf(`b${board}`) },
  },
  settings: { minutes: 5, increment: 3, untimed: false },
  origin: 'tournament:1',
  policy,
})
const round = (boards: number) => Array.from({ length: boards }, (_, board) => pairing(board))

describeOnEachDatabase('a round of games', ({ open, makeSettings }) => {
  const count = async ({ query }: Database) => {
    const games = await query.selectFrom('live_games').select('id').execute()
    return games.length
  }

  it('is created once, however often it is repeated', async () => {
    const database = await open()
    const create = (batch = round(250)) => createGames(database, batch, { key: 'round 1', atMs: 1_000 })
    const [one, other] = await Promise.all([create(), create()])
    expect(one.ok && one.value.length).toBe(250)
    expect(other).toEqual(one)
    expect(await create()).toEqual(one)
    expect(await count(database)).toBe(250)
    expect(await create(round(249))).toEqual({ ok: false, error: 'ERR_OTHER_BATCH' })
    await createGames(database, round(1), { key: 'round 2', atMs: 1_000 })
    expect(await count(database)).toBe(251)
    expect(await purgeBatches(database, 1_000 + 91 * 24 * 60 * 60_000)).toBe(2)
  })

  it('is created whole or not at all', async () => {
    const database = await open()
    const broken = [
      pairing(0),
      { ...pairing(1), seats: { ...pairing(1).seats, w: { name: '', userId: 'nobody' } } },
    ]
    await expect(createGames(database, broken, { key: 'round 1', atMs: 1_000 })).rejects.toThrow(
      /foreign key/i,
    )
    expect(await count(database)).toBe(0)
    const repeated = await createGames(database, round(2), { key: 'round 1', atMs: 1_000 })
    expect(repeated.ok).toBe(true)
  })

  it('exists once and whole, whenever its maker was killed and started again', async () => {
    const settings = await makeSettings()
    const database = openForTest(settings)
    await migrate(database)
    const program = fileURLToPath(new URL('../../build/tests/round-maker.mjs', import.meta.url))
    await bundleForNode(
      fileURLToPath(new URL('../../tests/programs/round-maker.ts', import.meta.url)),
      program,
    )
    let confirmed = 0
    for (let kill = 0; kill < 4; kill++) {
      // Repeats the last confirmed round too: its maker may have died before it could report.
      const maker = spawnNode([program], {
        PATH: process.env['PATH'],
        FIRST_ROUND: String(Math.max(1, confirmed)),
        ...environmentOf(settings),
      })
      // Between the confirmation of one round and that of the next.
      const afterRounds = 2 + 3 * kill
      maker.process.stdout.on('data', () => {
        if (maker.output.stdout.split('\n').length <= afterRounds) return
        setTimeout(() => maker.process.kill('SIGKILL'), kill)
      })
      const { stdout } = await maker.exit
      confirmed = Number(stdout.trim().split('\n').at(-1))
    }
    const { rows } = await sql<{ origin: string; games: number | string }>`
      select origin, count(*) as games from live_games group by origin`.execute(database.query)
    expect(rows.length).toBeGreaterThanOrEqual(confirmed)
    expect(rows.filter(({ games }) => Number(games) !== 30)).toEqual([])
    const batches = await database.query.selectFrom('live_batches').select('games').execute()
    const ids = batches.flatMap(({ games }) => (JSON.parse(games) as { id: string }[]).map(({ id }) => id))
    expect(new Set(ids).size).toBe(30 * rows.length)
  }, 120_000)

  describe('played on a server', () => {
    const servers: LiveServer[] = []
    const players: LivePlayer[] = []
    afterEach(async () => {
      for (const player of players.splice(0)) player.drop()
      for (const server of servers.splice(0)) await server.stop()
    })

    async function start() {
      const settings = await makeSettings()
      const database = openForTest(settings)
      await migrate(database)
      const server = await startLiveServer(settings, database)
      servers.push(server)
      const ended: LiveGame[] = []
      server.live.onGameEnded(async (transaction, game) => {
        // Fails if the handler runs outside the transaction that wrote the end.
        const row = await transaction.query
          .selectFrom('live_games')
          .select('ended_at')
          .where('id', '=', game.id)
          .executeTakeFirstOrThrow()
        expect(row.ended_at).not.toBeNull()
        ended.push(game)
      })
      return { server, ended }
    }

    async function enter(server: LiveServer, id: string, key: string): Promise<LivePlayer> {
      const player = await connectPlayer(server.origin, id, { key })
      players.push(player)
      await player.next('state')
      return player
    }

    /** A game whose seats have keys, of which the server knows the hashes. */
    async function create(server: LiveServer, policy: GamePolicy) {
      const { id, keys } = await server.live.createGame({
        ...pairing(0, policy),
        seats: { w: { name: 'Anna', userId: null }, b: { name: 'Ben', userId: null } },
      })
      return { id, w: () => enter(server, id, keys.w!), b: () => enter(server, id, keys.b!) }
    }

    it.each([
      ['nobody comes', [], { w: 0, b: 0 }],
      ['Black alone comes', ['b'], { w: 0, b: 1 }],
      ['White comes and does not move', ['w', 'b'], { w: 0, b: 1 }],
    ] as const)('reports the end once if %s, with the forfeit', async (_, present, points) => {
      const { server, ended } = await start()
      const game = await create(server, STRICT)
      const [player] = await Promise.all(present.map((color) => game[color]()))
      await expect.poll(() => ended.length, { timeout: 15_000 }).toBe(1)
      expect(pointsOf(ended[0]!)).toEqual(points)
      if (player) {
        const state = await player.until(({ forfeit }) => forfeit !== undefined)
        expect(state.forfeit).toEqual({ winner: 'b' })
        expect(state.mayNot).toEqual(['abort', 'back', 'draw', 'rematch'])
      }
      // A change after the end is not another end.
      await server.live.invitations.listOpen()
      expect(ended).toHaveLength(1)
    })

    it('reports games that are aborted or withdrawn, and no game twice', async () => {
      const { server, ended } = await start()
      const game = await create(server, INVITATION_POLICY)
      const [white, black] = [await game.w(), await game.b()]
      black.send({ type: 'do', n: 1, what: 'abort', v: black.state!.v })
      await white.until(({ phase }) => phase === 'aborted')
      expect(ended.map(({ phase }) => phase)).toEqual(['aborted'])
      expect(pointsOf(ended[0]!)).toBeUndefined()

      const again = await create(server, INVITATION_POLICY)
      const [w, b] = [await again.w(), await again.b()]
      for (const [ply, uci] of ['f2f3', 'e7e5', 'g2g4', 'd8h4'].entries()) {
        const mover = ply % 2 === 0 ? w : b
        await mover.until(({ moves }) => (moves === '' ? 0 : moves.split(' ').length) === ply)
        mover.send({ type: 'move', n: ply, ply, uci, spent: 5 })
      }
      await w.until(({ phase }) => phase === 'over')
      w.send({ type: 'do', n: 9, what: 'rematch', v: w.state!.v })
      await b.until(({ offers }) => offers.rematch === 'w')
      expect(ended.map(({ phase }) => phase)).toEqual(['aborted', 'over'])
      expect(pointsOf(ended[1]!)).toEqual({ w: 0, b: 1 })
    })
  })

  it('is kept for as long as a table refers to its games', async () => {
    const database = await open()
    const created = await createGames(database, round(3), { key: 'round 1', atMs: 1_000 })
    const [kept] = created.ok ? created.value : []
    await sql`update live_games set phase = 'aborted', ended_at = 1000`.execute(database.query)
    await sql`create table round_boards (game_id text references live_games (id))`.execute(database.query)
    await sql`insert into round_boards values (${kept!.id})`.execute(database.query)
    const later = 1_000 + 24 * 60 * 60_000
    const reference = { to: 'live_games', table: 'round_boards', column: 'game_id' } as const
    // An unregistered reference is not lost either: the database refuses.
    await expect(purgeLiveGames(database, later, [])).rejects.toThrow(/foreign key/i)
    expect(await purgeLiveGames(database, later, [reference])).toBe(2)
    expect(await count(database)).toBe(1)
    await sql`drop table round_boards`.execute(database.query)
    expect(await purgeLiveGames(database, later, [])).toBe(1)
  })
})
