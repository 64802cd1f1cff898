/**
 * Games between two browsers on the built server. First durability: servers are killed thirty times with forty games running,
 * and every acknowledged move must be in its row afterwards. Then latency to the acknowledgement and to the opponent, on the
 * same server and on another, time to reconnect after a kill, memory per socket, and 5,000 sockets playing at once. Uses the
 * embedded database, PostgreSQL with two servers if available, and boardgame.io and Colyseus with the same moves if their
 * packages are available.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  chargesBeyondThinking,
  findLost,
  makeGameByHttp,
  playChaos,
  type ChaosGame,
} from '../../tests/support/live-chaos.ts'
import { connectPlayer } from '../../tests/support/live-player.ts'
import { createDatabaseOn, findPostgres } from '../../tests/support/postgres-server.ts'
import { startSite, type Site } from '../../tests/support/site.ts'
import { measurePeers } from './online/against-peers.ts'
import type { OnlineFigure } from './online/figure.ts'
import { openParts } from './parts/parts.ts'
import { lineOf, playPairs, seatOf, timesOf, type Pair, type Seat } from './online/seat.ts'

export const description =
  'Online games: moves lost to kill -9, time to acknowledge and to the other side, weight of a socket'

const KILLS = 30
const GAMES = 40
const MOVES_BETWEEN_KILLS = 40
const MEASURED_GAMES = 40
const MEASURED_MOVES = 30
const PAUSE_MS = 125
const IDLE_SOCKETS = 1_000
const CROWD = 5_000
/** Each game plays half a move a second for some twenty seconds. */
const CROWD_PAUSE_MS = 2_000
const CROWD_MOVES = 10
const MAKERS = 8
/** Long enough for a busy machine. */
const PATIENCE_MS = 300_000
const TOKEN = 'a token for the bench alone'
const SETTINGS = {
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
  AUTH_SECRET: 'a secret of the bench, and of nobody else',
  METRICS_TOKEN: TOKEN,
}

interface StoredGame {
  readonly moves: readonly string[]
  readonly times: readonly number[]
}

/** A database and the servers that use it. */
interface Deployment {
  readonly name: string
  readonly sites: Site[]
  /** Kills a server and starts another in its place. */
  kill(): Promise<void>
  /** Stored moves and clock readings by game id. */
  rows(): Promise<Map<string, StoredGame>>
  close(): Promise<void>
}

/** One server on the embedded database. Its port stays fixed, so that a killed server is replaced at the same address. */
async function openEmbedded(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'rook-online-'))
  const sites = [await startSite({ ...SETTINGS, DATA_DIR: folder })]
  const { port } = new URL(sites[0]!.origin)
  return {
    name: 'SQLite (embedded)',
    sites,
    async kill() {
      await sites[0]!.stop('SIGKILL')
      sites[0] = await startSite({ ...SETTINGS, DATA_DIR: folder, PORT: port })
    },
    rows() {
      // Native code, which cannot be bundled.
      const Libsql = createRequire(import.meta.url)('libsql') as new (path: string) => {
        prepare(statement: string): { all(): { id: string; state: string }[] }
        close(): void
      }
      const file = new Libsql(join(folder, 'site.db'))
      const rows = gamesOf(file.prepare('select id, state from live_games').all())
      file.close()
      return Promise.resolve(rows)
    },
    async close() {
      await Promise.all(sites.map((site) => site.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openPostgres(): Promise<Deployment | undefined> {
  const server = await findPostgres()
  if (server === undefined) return undefined
  const { url, drop } = await createDatabaseOn(server.url)
  const start = () => startSite({ ...SETTINGS, DATABASE_URL: url })
  const sites = [await start(), await start()]
  return {
    name: 'PostgreSQL, two servers',
    sites,
    async kill() {
      await sites.shift()!.stop('SIGKILL')
      sites.push(await start())
    },
    async rows() {
      const client = new pg.Client(url)
      await client.connect()
      const { rows } = await client.query<{ id: string; state: string }>('select id, state from live_games')
      await client.end()
      return gamesOf(rows)
    },
    async close() {
      await Promise.all(sites.map((site) => site.stop()))
      await drop()
      server.stop()
    },
  }
}

const gamesOf = (rows: readonly { id: string; state: string }[]) =>
  new Map(rows.map(({ id, state }) => [id, JSON.parse(state) as StoredGame]))

let addresses = 0
const someAddress = () => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`

async function makeGames(site: Site, count: number): Promise<ChaosGame[]> {
  const games: ChaosGame[] = []
  const make = async () => {
    while (games.length + MAKERS <= count) games.push(await makeGameByHttp(site.origin, someAddress()))
  }
  await Promise.all(Array.from({ length: MAKERS }, make))
  while (games.length < count) games.push(await makeGameByHttp(site.origin, someAddress()))
  return games
}

/** Replaces games that have ended before the next kill, so that their number stays constant. */
async function measureKills(deployment: Deployment, kills: number): Promise<OnlineFigure[]> {
  let done = 0
  let lost = 0
  const comebacks: number[] = []
  const charges: number[] = []
  for (let kill = 0; kill < kills;) {
    const chaos = playChaos(
      () => deployment.sites.map(({ origin }) => origin),
      await makeGames(deployment.sites[0]!, GAMES),
      200,
    )
    // A random game lasts some hundred moves, enough for three kills per set of games.
    for (let each = 0; each < 3 && kill < kills; each++, kill++) {
      const before = chaos.count()
      while (chaos.count() < before + MOVES_BETWEEN_KILLS) await sleep(20)
      await deployment.kill()
    }
    const before = chaos.count()
    while (chaos.count() < before + MOVES_BETWEEN_KILLS) await sleep(20)
    await chaos.stop()
    const rows = await deployment.rows()
    for (const [id, acknowledged] of chaos.acknowledged) {
      const { moves, times } = rows.get(id) ?? { moves: [], times: [] }
      lost += findLost(acknowledged, moves).length
      charges.push(...chargesBeyondThinking(times, chaos.thinking.get(id) ?? []))
    }
    done += chaos.count()
    for (const player of chaos.players) comebacks.push(...player.comebacks)
  }
  return [
    {
      database: deployment.name,
      what: `moves acknowledged over ${kills} kills with ${GAMES} games`,
      done,
      lost,
    },
    { database: deployment.name, what: 'back after a kill', done: comebacks.length, ...timesOf(comebacks) },
    {
      database: deployment.name,
      what: 'charged beyond thinking, a move',
      done: charges.length,
      ...timesOf(charges),
      worstMs: Math.max(0, ...charges),
    },
  ]
}

const rounded = (value: number) => Math.round(value * 10) / 10

const sit = async (site: Site, id: string, key?: string): Promise<Seat> =>
  seatOf(
    await connectPlayer(site.origin, id, {
      key,
      headers: { 'X-Forwarded-For': someAddress() },
      patienceMs: PATIENCE_MS,
    }),
  )

async function measureMoves(
  deployment: Deployment,
  from: Site,
  to: Site,
  what: string,
): Promise<OnlineFigure[]> {
  const pairs: Pair[] = []
  for (const { id, keys } of await makeGames(from, MEASURED_GAMES))
    pairs.push({ w: await sit(from, id, keys.w), b: await sit(to, id, keys.b) })
  const { acks, ways } = await playPairs(pairs, lineOf(MEASURED_MOVES), PAUSE_MS)
  for (const { w, b } of pairs) for (const seat of [w, b]) seat.close()
  return [
    {
      database: deployment.name,
      what: `acknowledged, ${MEASURED_GAMES} games, ${what}`,
      done: acks.length,
      ...timesOf(acks),
    },
    { database: deployment.name, what: `at the other side, ${what}`, done: ways.length, ...timesOf(ways) },
  ]
}

async function figureOf(site: Site, name: string): Promise<number> {
  const answer = await fetch(`${site.origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1])
}

const memoryOf = (site: Site) => figureOf(site, 'process_resident_memory_bytes')

async function measureSockets(deployment: Deployment): Promise<OnlineFigure> {
  const site = deployment.sites[0]!
  const games = await makeGames(site, IDLE_SOCKETS / 20)
  const before = await memoryOf(site)
  const seats: Seat[] = []
  for (const { id } of games)
    seats.push(...(await Promise.all(Array.from({ length: 20 }, () => sit(site, id)))))
  const kilobytes = rounded(((await memoryOf(site)) - before) / 1024 / seats.length)
  for (const seat of seats) seat.close()
  return { database: deployment.name, what: 'weight of an idle socket', done: seats.length, kilobytes }
}

/**
 * Two sockets per game, all playing at once on one server: their memory, their share of a core, and the latency of a move.
 */
async function measureCrowd(deployment: Deployment, sockets: number): Promise<OnlineFigure[]> {
  const site = deployment.sites[0]!
  const games = await makeGames(site, sockets / 2)
  const before = await memoryOf(site)
  const pairs: Pair[] = []
  for (let at = 0; at < games.length; at += 25)
    pairs.push(
      ...(await Promise.all(
        games
          .slice(at, at + 25)
          .map(async ({ id, keys }) => ({ w: await sit(site, id, keys.w), b: await sit(site, id, keys.b) })),
      )),
    )
  const kilobytes = rounded(((await memoryOf(site)) - before) / 1024 / sockets)
  const spent = await figureOf(site, 'process_cpu_seconds_total')
  const began = performance.now()
  const { acks, ways } = await playPairs(pairs, lineOf(CROWD_MOVES), CROWD_PAUSE_MS)
  const seconds = (performance.now() - began) / 1000
  const core = rounded(((await figureOf(site, 'process_cpu_seconds_total')) - spent) / seconds)
  for (const { w, b } of pairs) for (const seat of [w, b]) seat.close()
  const what = `${sockets} sockets, ${Math.round(acks.length / seconds)} moves a second`
  return [
    {
      database: deployment.name,
      what: `acknowledged, ${what}`,
      done: acks.length,
      ...timesOf(acks),
      ...{ kilobytes, core },
    },
    { database: deployment.name, what: `at the other side, ${what}`, done: ways.length, ...timesOf(ways) },
  ]
}

/**
 * `npm run bench -- online 3` only measures three kills; `npm run bench -- online 0 400` skips the kills and has 400 sockets
 * play at once. Restarted after an interruption, it resumes with the first unfinished part.
 */
export async function run(args: string[] = []): Promise<OnlineFigure[]> {
  const [kills = String(KILLS), sockets = String(CROWD)] = args
  const parts = openParts<OnlineFigure>('online', args)
  const figures: OnlineFigure[] = []
  for (const open of [openEmbedded, openPostgres]) {
    const deployment = await open()
    if (deployment === undefined) continue
    try {
      for (const [name, work] of Object.entries(worksOf(deployment, Number(kills), Number(sockets))))
        figures.push(...(await parts.measure(`${deployment.name}: ${name}`, work)))
    } finally {
      await deployment.close()
    }
  }
  figures.push(...(await parts.measure('others', measurePeers)))
  parts.end()
  return figures
}

function worksOf(
  deployment: Deployment,
  kills: number,
  sockets: number,
): Record<string, () => Promise<OnlineFigure[]>> {
  const [first, second] = deployment.sites
  return {
    'same server': () => measureMoves(deployment, first!, first!, 'same server'),
    ...(second && { 'another server': () => measureMoves(deployment, first!, second, 'another server') }),
    'idle sockets': async () => [await measureSockets(deployment)],
    crowd: () => measureCrowd(deployment, sockets),
    ...(kills > 0 && { kills: () => measureKills(deployment, kills) }),
  }
}
