import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase, type Database } from '#server/database/db.ts'
import { createPostgresDatabase } from '../../tests/support/databases.ts'
import { findLost, makeGameByHttp, playChaos } from '../../tests/support/live-chaos.ts'
import { connectPlayer, type LivePlayer } from '../../tests/support/live-player.ts'
import { makeGame, startLiveServer, type LiveServer } from '../../tests/support/live-servers.ts'
import { createRobustPlayer } from '../../tests/support/live-robust-player.ts'
import { startOwnPostgres } from '../../tests/support/postgres-server.ts'
import { startSite, type Site } from '../../tests/support/site.ts'
import { startTcpProxy } from '../../tests/support/tcp-proxy.ts'
import { readLiveRow } from '#server/database/live-game-row.ts'

/** Faults during live games. Each may cost a few seconds, but never an acknowledged move. */

const clean: (() => unknown)[] = []
afterEach(async () => {
  for (const step of clean.splice(0).reverse()) await step()
})

let n = 1_000
const without = inject('postgresUrl') === ''

async function openPostgres(): Promise<string> {
  const { url, drop } = await createPostgresDatabase()
  clean.push(drop)
  await prepare(url)
  return url
}

async function prepare(url: string): Promise<void> {
  const opened = openDatabase({ DATA_DIR: '', DATABASE_URL: url }, () => {})
  if (!opened.ok) throw new Error(opened.error)
  await migrate(opened.value)
  await opened.value.close()
}

async function start(url: string): Promise<LiveServer> {
  const server = await startLiveServer({ DATA_DIR: '', DATABASE_URL: url })
  clean.push(() => server.stop())
  return server
}

async function enter(server: Pick<LiveServer, 'origin'>, id: string, key?: string): Promise<LivePlayer> {
  const player = await connectPlayer(server.origin, id, { key })
  clean.push(() => player.drop())
  await player.next('state')
  return player
}

/** Moves once the player has the position, as a page does. The other server may learn of it a moment later. */
async function move(player: LivePlayer, ply: number, uci: string) {
  await player.until(({ moves }) => moves.split(' ').filter(Boolean).length >= ply)
  const sent = ++n
  player.send({ type: 'move', n: sent, ply, uci, spent: 0 })
  return player.next('moved', (moved) => moved.n === sent)
}

async function rowOf({ query }: Database, id: string) {
  return readLiveRow(
    await query.selectFrom('live_games').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
}

describe.skipIf(without)('two servers on one PostgreSQL', () => {
  async function startTwo() {
    const url = await openPostgres()
    const [one, other] = [await start(url), await start(url)]
    const game = await makeGame(one)
    return {
      url,
      one,
      other,
      game,
      w: await enter(one, game.id, game.keys.w),
      b: await enter(other, game.id, game.keys.b),
    }
  }

  it('tell each other of every move, presence and message', async () => {
    const { w, b } = await startTwo()
    await w.until(({ here }) => here.b === 'here')
    await move(w, 0, 'e2e4')
    expect(await b.next('moved')).toMatchObject({ uci: 'e2e4' })
    await move(b, 1, 'e7e5')
    expect(await w.next('moved', ({ ply }) => ply === 1)).toMatchObject({ uci: 'e7e5' })
    b.send({ type: 'say', n: ++n, preset: 5 })
    expect(await w.next('said')).toMatchObject({ color: 'b', preset: 5 })
    b.send({ type: 'beat', v: b.state!.v, hidden: true })
    expect(await w.next('here')).toMatchObject({ color: 'b', is: 'away' })
  })

  it('let one of two win whatever both do at once, and neither waits for the other for ever', async () => {
    const url = await openPostgres()
    const [one, other] = [await start(url), await start(url)]
    const open = await Promise.all(
      Array.from({ length: 20 }, () =>
        one.live.invitations.create(
          {
            settings: { minutes: 5, increment: 0, untimed: true },
            color: 'w',
            name: '',
            isListed: false,
            start: undefined,
            browser: undefined,
          },
          { address: `10.8.${n++ % 250}.1`, userId: undefined, key: undefined },
        ),
      ),
    )
    const joins = await Promise.all(
      open.flatMap((created) =>
        [one, other].map(({ live }) =>
          live.invitations.join(created.ok ? created.value.id : '', 'Ben', {
            address: '10.9.9.8',
            userId: undefined,
            key: undefined,
          }),
        ),
      ),
    )
    expect(joins.filter(({ ok }) => ok)).toHaveLength(20)
  })

  it('continue if notifications are lost or their connection is dropped', async () => {
    const { url, w, b } = await startTwo()
    await w.until(({ here }) => here.b === 'here')
    await move(w, 0, 'e2e4')
    await b.next('moved')
    const client = new pg.Client(url)
    await client.connect()
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()",
    )
    await client.end()
    await move(b, 1, 'e7e5')
    expect(await w.until(({ moves }) => moves === 'e2e4 e7e5')).toMatchObject({ runs: 'w' })
  })

  it('hold the clocks of a server that is stopped, and charge nothing for it', async () => {
    const { one, other, game, w, b } = await startTwo()
    await w.until(({ here }) => here.b === 'here')
    await move(w, 0, 'e2e4')
    await move(b, 1, 'e7e5')
    await one.stop()
    expect(await w.closed).toBe(1012)
    await expect.poll(() => rowOf(other.database, game.id)).toMatchObject({ isHeld: true })
    const again = await enter(other, game.id, game.keys.w)
    await again.until(({ hold, runs }) => hold === null && runs === 'w')
    await move(again, 2, 'g1f3')
    expect(await b.next('moved', ({ ply }) => ply === 2)).toMatchObject({ uci: 'g1f3' })
  })

  it('take care of what one left that died', async () => {
    const { one, other, game, w, b } = await startTwo()
    await w.until(({ here }) => here.b === 'here')
    await move(w, 0, 'e2e4')
    await move(b, 1, 'e7e5')
    // Simulates a server that died ten seconds ago.
    w.drop()
    await sql`update live_servers set beat_at = beat_at - 10000 where id = ${(await rowOf(other.database, game.id)).presence.w.server}`.execute(
      other.database.query,
    )
    await one.live.stop()
    await expect.poll(async () => (await rowOf(other.database, game.id)).presence.w.goneAtMs).not.toBeNull()
    await b.until(({ here }) => here.w === 'gone')
    expect(b.state).toMatchObject({ runs: 'w', claimIn: expect.any(Number) as number })
  })
})

it.skipIf(without)('a PostgreSQL that stops costs seconds, no move and no time', async () => {
  const server = await startOwnPostgres()
  if (!server) throw new Error('no programs of PostgreSQL')
  clean.push(() => server.stop())
  await prepare(server.url)
  const live = await start(server.url)
  const game = await makeGame(live, { minutes: 1 })
  const [w, b] = [await enter(live, game.id, game.keys.w), await enter(live, game.id, game.keys.b)]
  await w.until(({ here }) => here.b === 'here')
  await move(w, 0, 'e2e4')
  await move(b, 1, 'e7e5')
  await server.stopAtOnce()
  w.send({ type: 'move', n: 500, ply: 2, uci: 'g1f3', spent: 0 })
  expect(await w.next('no', (no) => no.n === 500)).toMatchObject({ code: 'ERR_UNAVAILABLE' })
  const awayMs = 5_000
  await new Promise((resolve) => setTimeout(resolve, awayMs))
  await server.startAgain()
  await expect
    .poll(async () => {
      w.send({ type: 'move', n: ++n, ply: 2, uci: 'g1f3', spent: 0 })
      await new Promise((resolve) => setTimeout(resolve, 300))
      return w.state?.moves
    })
    .toBe('e2e4 e7e5 g1f3')
  await b.until(({ moves }) => moves === 'e2e4 e7e5 g1f3')
  expect(w.state!.left!.w).toBeGreaterThan(60_000 - awayMs)
})

it('a way that is cut, that stalls or comes late loses no move and plays none twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rook-live-'))
  clean.push(() => rmSync(folder, { recursive: true, force: true }))
  const opened = openDatabase({ DATA_DIR: folder }, () => {})
  if (!opened.ok) throw new Error(opened.error)
  clean.push(() => opened.value.close())
  await migrate(opened.value)
  const server = await startLiveServer({ DATA_DIR: folder }, opened.value)
  clean.push(() => server.stop())
  const proxy = await startTcpProxy(server.port)
  clean.push(() => proxy.close())
  const game = await makeGame(server)
  const site = `http://127.0.0.1:${proxy.port}`
  const white = createRobustPlayer(() => [site], game.id, game.keys.w)
  clean.push(() => white.close())
  const black = createRobustPlayer(() => [server.origin], game.id, game.keys.b)
  clean.push(() => black.close())
  const line = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', 'c2c3', 'g8f6']
  const troubles = [() => proxy.cut(), () => proxy.delay(150), () => proxy.stall(), () => proxy.cut()]
  for (const [ply, uci] of line.entries()) {
    const player = ply % 2 === 0 ? white : black
    await player.atPly(ply)
    const moved = player.move(ply, uci)
    if (ply % 2 === 0) troubles[ply / 2]?.()
    if (ply === 4) setTimeout(() => proxy.resume(), 700)
    await moved
  }
  expect((await rowOf(opened.value, game.id)).line.ucis()).toEqual(line)
}, 60_000)

describe('a server that is killed or frozen with games running', () => {
  const MOVES = 30

  async function playOver(
    sites: () => readonly string[],
    kill: () => Promise<void>,
    database: () => Promise<Database>,
    repair: () => void = () => {},
  ) {
    const games = await Promise.all(
      Array.from({ length: 6 }, (_, index) => makeGameByHttp(sites()[0]!, `10.7.0.${index}`)),
    )
    const chaos = playChaos(sites, games, 20)
    await expect.poll(() => chaos.count()).toBeGreaterThan(MOVES)
    await kill()
    const before = chaos.count()
    await expect.poll(() => chaos.count()).toBeGreaterThan(before + MOVES)
    repair()
    const repaired = chaos.count()
    await expect.poll(() => chaos.count()).toBeGreaterThan(repaired + MOVES)
    await chaos.stop()
    const opened = await database()
    const lost: string[] = []
    for (const { id } of games)
      lost.push(...findLost(chaos.acknowledged.get(id) ?? [], (await rowOf(opened, id)).line.ucis()))
    return lost
  }

  const SETTINGS = {
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    AUTH_SECRET: 'a secret of the tests, and of nobody else',
  }

  it('loses nothing that was acknowledged on the embedded database, and plays on when it is back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rook-live-'))
    clean.push(() => rmSync(folder, { recursive: true, force: true }))
    let site = await startSite({ ...SETTINGS, DATA_DIR: folder })
    clean.push(() => site.stop())
    const { port } = new URL(site.origin)
    const lost = await playOver(
      () => [site.origin],
      async () => {
        await site.stop('SIGKILL')
        site = await startSite({ ...SETTINGS, DATA_DIR: folder, PORT: port })
      },
      () => {
        const opened = openDatabase({ DATA_DIR: folder }, () => {})
        if (!opened.ok) throw new Error(opened.error)
        clean.push(() => opened.value.close())
        return Promise.resolve(opened.value)
      },
    )
    expect(lost).toEqual([])
  })

  it.skipIf(without)(
    'loses nothing on PostgreSQL, where the other server goes on with its games',
    async () => {
      const url = await openPostgres()
      const sites: Site[] = []
      for (let each = 0; each < 2; each++) sites.push(await startSite({ ...SETTINGS, DATABASE_URL: url }))
      clean.push(() => Promise.all(sites.map((site) => site.stop())))
      const lost = await playOver(
        () => sites.map(({ origin }) => origin),
        async () => void (await sites.shift()!.stop('SIGKILL')),
        () => {
          const opened = openDatabase({ DATA_DIR: '', DATABASE_URL: url }, () => {})
          if (!opened.ok) throw new Error(opened.error)
          clean.push(() => opened.value.close())
          return Promise.resolve(opened.value)
        },
      )
      expect(lost).toEqual([])
    },
  )

  it.skipIf(without)(
    'is frozen and comes back: meanwhile the other goes on with its games, and nothing is lost or played twice',
    async () => {
      const url = await openPostgres()
      const start = async () => {
        const site = await startSite({ ...SETTINGS, DATABASE_URL: url })
        clean.push(() => {
          site.process.kill('SIGCONT')
          return site.stop()
        })
        return site
      }
      const [one, other] = [await start(), await start()]
      let isFrozen = false
      const lost = await playOver(
        // A load balancer probes the servers and sends no client to one that does not answer.
        () => (isFrozen ? [other.origin] : [one.origin, other.origin]),
        async () => {
          isFrozen = one.process.kill('SIGSTOP')
        },
        () => {
          const opened = openDatabase({ DATA_DIR: '', DATABASE_URL: url }, () => {})
          if (!opened.ok) throw new Error(opened.error)
          clean.push(() => opened.value.close())
          return Promise.resolve(opened.value)
        },
        () => {
          isFrozen = !one.process.kill('SIGCONT')
        },
      )
      expect(lost).toEqual([])
      expect(one.process.exitCode).toBeNull()
    },
  )
})
