/**
 * Games between two browsers on the built server. First the promise: servers are killed thirty times with forty games
 * running, and every move that was acknowledged must be in its row afterwards. Then how long an acknowledgement takes, how
 * long until the other side has the move, on the same server and on another, how soon somebody is back after a kill, and
 * what idle sockets weigh. Takes the embedded database, and a PostgreSQL with two servers where there is one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findLost, makeGameByHttp, playChaos, type ChaosGame } from '../tests/support/live-chaos.ts'
import { connectPlayer, type LivePlayer } from '../tests/support/live-player.ts'
import { createDatabaseOn, findPostgres } from '../tests/support/postgres-server.ts'
import { startSite, type Site } from '../tests/support/site.ts'

export const description =
  'Online games: moves lost to kill -9, time to acknowledge and to the other side, weight of a socket'

const KILLS = 30
const GAMES = 40
const MOVES_BETWEEN_KILLS = 40
const MEASURED_GAMES = 40
const MEASURED_MOVES = 30
const IDLE_SOCKETS = 1_000
const TOKEN = 'a token for the bench alone'
const SETTINGS = {
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
  AUTH_SECRET: 'a secret of the bench, and of nobody else',
  METRICS_TOKEN: TOKEN,
}

interface OnlineFigure {
  readonly database: string
  readonly what: string
  readonly done: number
  readonly lost?: number
  readonly medianMs?: number
  readonly p99Ms?: number
  readonly kilobytes?: number
}

/** A database and the servers on it. */
interface House {
  readonly name: string
  readonly sites: Site[]
  /** One dies, and another is there in its place. */
  kill(): Promise<void>
  /** Moves by the id of their game, as they are on the disk. */
  rows(): Promise<Map<string, readonly string[]>>
  close(): Promise<void>
}

/** Nobody else has it at the same time, and it is free to be taken again by whoever was killed on it. */
async function openEmbedded(): Promise<House> {
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
      const rows = movesOf(file.prepare('select id, state from live_games').all())
      file.close()
      return Promise.resolve(rows)
    },
    async close() {
      await Promise.all(sites.map((site) => site.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openPostgres(): Promise<House | undefined> {
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
      return movesOf(rows)
    },
    async close() {
      await Promise.all(sites.map((site) => site.stop()))
      await drop()
      server.stop()
    },
  }
}

const movesOf = (rows: readonly { id: string; state: string }[]) =>
  new Map(rows.map(({ id, state }) => [id, (JSON.parse(state) as { moves: string[] }).moves]))

let addresses = 0
const someAddress = () => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`

async function makeGames(site: Site, count: number): Promise<ChaosGame[]> {
  const games: ChaosGame[] = []
  for (let made = 0; made < count; made++) games.push(await makeGameByHttp(site.origin, someAddress()))
  return games
}

/** Games that have ended are replaced before the next kill, so that there are always as many. */
async function measureKills(house: House, kills: number): Promise<OnlineFigure[]> {
  let done = 0
  let lost = 0
  const comebacks: number[] = []
  for (let kill = 0; kill < kills;) {
    const chaos = playChaos(
      () => house.sites.map(({ origin }) => origin),
      await makeGames(house.sites[0]!, GAMES),
      200,
    )
    // A game at random lasts for some hundred moves: three kills to a set of games.
    for (let each = 0; each < 3 && kill < kills; each++, kill++) {
      const before = chaos.count()
      while (chaos.count() < before + MOVES_BETWEEN_KILLS) await sleep(20)
      await house.kill()
    }
    const before = chaos.count()
    while (chaos.count() < before + MOVES_BETWEEN_KILLS) await sleep(20)
    await chaos.stop()
    const rows = await house.rows()
    for (const [id, acknowledged] of chaos.acknowledged)
      lost += findLost(acknowledged, rows.get(id) ?? []).length
    done += chaos.count()
    for (const player of chaos.players) comebacks.push(...player.comebacks)
  }
  return [
    { database: house.name, what: `moves acknowledged over ${kills} kills with ${GAMES} games`, done, lost },
    { database: house.name, what: 'back after a kill', done: comebacks.length, ...timesOf(comebacks) },
  ]
}

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b)
const timesOf = (list: readonly number[]) => ({
  medianMs: rounded(sorted(list)[list.length >> 1] ?? 0),
  p99Ms: rounded(sorted(list)[Math.floor(list.length * 0.99)] ?? 0),
})
const rounded = (ms: number) => Math.round(ms * 10) / 10

const LINE = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'b1c3', 'b8c6', 'c3b1', 'c6b8'] as const

/** Knights to and fro would be drawn by repetition, so pawns go a step between. */
function lineOf(length: number): string[] {
  const pawns = [
    'a2a3',
    'a7a6',
    'b2b3',
    'b7b6',
    'c2c3',
    'c7c6',
    'd2d3',
    'd7d6',
    'e2e3',
    'e7e6',
    'f2f3',
    'f7f6',
  ]
  const moves: string[] = []
  for (let round = 0; moves.length < length; round++)
    moves.push(...LINE.slice(0, 4), ...pawns.slice(2 * round, 2 * round + 2))
  return moves.slice(0, length)
}

async function measureMoves(house: House, from: Site, to: Site, what: string): Promise<OnlineFigure[]> {
  const games = await makeGames(from, MEASURED_GAMES)
  const acks: number[] = []
  const ways: number[] = []
  let number = 0
  const play = async ({ id, keys }: ChaosGame) => {
    const w = await connectPlayer(from.origin, id, {
      key: keys.w,
      headers: { 'X-Forwarded-For': someAddress() },
    })
    const b = await connectPlayer(to.origin, id, {
      key: keys.b,
      headers: { 'X-Forwarded-For': someAddress() },
    })
    await w.until(({ here }) => here.b === 'here')
    await b.until(({ here }) => here.w === 'here')
    const line = lineOf(MEASURED_MOVES)
    for (const [ply, uci] of line.entries()) {
      const [mover, other]: [LivePlayer, LivePlayer] = ply % 2 === 0 ? [w, b] : [b, w]
      const n = ++number
      const began = performance.now()
      mover.send({ type: 'move', n, ply, uci, spent: 0 })
      const heard = other
        .next('moved', (moved) => moved.ply === ply)
        .then(() => ways.push(performance.now() - began))
      await mover.next('moved', (moved) => moved.n === n)
      acks.push(performance.now() - began)
      await heard
      await sleep(50 + Math.random() * 150)
    }
    w.close()
    b.close()
  }
  await Promise.all(games.map(play))
  return [
    {
      database: house.name,
      what: `acknowledged, ${MEASURED_GAMES} games, ${what}`,
      done: acks.length,
      ...timesOf(acks),
    },
    { database: house.name, what: `at the other side, ${what}`, done: ways.length, ...timesOf(ways) },
  ]
}

async function memoryOf(site: Site): Promise<number> {
  const answer = await fetch(`${site.origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1])
}

async function measureSockets(house: House): Promise<OnlineFigure> {
  const site = house.sites[0]!
  const games = await makeGames(site, IDLE_SOCKETS / 20)
  const before = await memoryOf(site)
  const players: LivePlayer[] = []
  for (const { id } of games)
    players.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, () =>
          connectPlayer(site.origin, id, { headers: { 'X-Forwarded-For': someAddress() } }),
        ),
      )),
    )
  await sleep(2_000)
  const kilobytes = rounded((await memoryOf(site)) / 1024 / players.length - before / 1024 / players.length)
  for (const player of players) player.close()
  return { database: house.name, what: 'weight of an idle socket', done: players.length, kilobytes }
}

/** `npm run bench -- online 3` kills three times alone. */
export async function run([kills = String(KILLS)]: string[] = []): Promise<OnlineFigure[]> {
  const figures: OnlineFigure[] = []
  for (const open of [openEmbedded, openPostgres]) {
    const house = await open()
    if (house === undefined) continue
    try {
      const [first, second = first] = house.sites
      figures.push(...(await measureMoves(house, first!, first!, 'same server')))
      if (second !== first) figures.push(...(await measureMoves(house, first!, second!, 'another server')))
      figures.push(await measureSockets(house))
      figures.push(...(await measureKills(house, Number(kills))))
    } finally {
      await house.close()
    }
  }
  return figures
}
