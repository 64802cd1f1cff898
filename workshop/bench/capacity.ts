/**
 * Throughput of one server and of two on each database, with eight clients in a closed loop: the table of docs/operations.md. Two
 * servers run behind nginx with the configuration of deploy/. Load generator, servers, proxy and PostgreSQL share the machine's
 * cores, so two servers show the cost of the proxy rather than how the site scales.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finishedRecord } from '../../matches/game-record.fixture.ts'
import { openDatabase } from '../../server/database/db.ts'
import { addMember } from '../../tests/support/members.ts'
import { freePorts, hasNginx, startNginx } from '../../tests/support/nginx.ts'
import { createDatabaseOn, findPostgres } from '../../tests/support/postgres-server.ts'
import { startSite, type Site } from '../../tests/support/site.ts'
import type { AskedRequest } from '../../tools/bench/load/asked.ts'
import { insertsASecond } from '../../tools/bench/load/bare.ts'
import { ask } from '../../tools/bench/load/generator.ts'

export const description =
  'Articles, pages, lists and saves a second: one server on each database, and two behind nginx'

const SECRET = 'a secret of the bench, and of nobody else'
const TOKEN = 'a token for the bench alone'
/** Each member may save a hundred games a minute. */
const MEMBERS = 400

interface CapacityFigure {
  readonly place: string
  readonly what: string
  readonly perSecond: number
  readonly p50?: number
  readonly p99?: number
  readonly others: string
}

interface Setting {
  readonly place: string
  readonly servers: number
  readonly databaseUrl?: string
}

export async function run([seconds = '8']: readonly string[] = []): Promise<CapacityFigure[]> {
  const figures = await measure({ place: 'embedded database', servers: 1 }, Number(seconds))
  const postgres = await findPostgres()
  if (postgres === undefined) return figures
  for (const servers of hasNginx() ? [1, 2] : [1]) {
    const { url, drop } = await createDatabaseOn(postgres.url)
    const place = servers === 1 ? 'PostgreSQL' : `PostgreSQL, ${servers} servers behind nginx`
    figures.push(...(await measure({ place, servers, databaseUrl: url }, Number(seconds))))
    await drop()
  }
  postgres.stop()
  return figures
}

async function measure({ place, servers, databaseUrl }: Setting, seconds: number): Promise<CapacityFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rook-capacity-'))
  const ports = await freePorts(servers + 2)
  const [http = 0, https = 0] = ports.splice(servers)
  const isProxied = servers > 1
  const sites = await Promise.all(
    ports.map((port) =>
      startSite({
        ...{
          DATA_DIR: folder,
          AUTH_SECRET: SECRET,
          METRICS_TOKEN: TOKEN,
          TRUST_PROXY: '1',
          LOG_LEVEL: 'error',
        },
        ...{ HOST: '127.0.0.1', PORT: String(port), ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
        ...(isProxied && { ORIGIN: `https://localhost:${https}` }),
      }),
    ),
  )
  const nginx = isProxied ? await startNginx(ports, [http, https]) : undefined
  const opened = openDatabase({ DATA_DIR: folder, DATABASE_URL: databaseUrl }, () => {})
  if (!opened.ok) throw new Error(opened.error)
  const database = opened.value
  try {
    const cookies: string[] = []
    for (let each = 0; each < MEMBERS; each++)
      cookies.push(await addMember(database, { id: `member-${each}`, secret: SECRET, isHttps: isProxied }))
    const figures: CapacityFigure[] = []
    const origin = nginx?.origin ?? sites[0]?.origin ?? ''
    for (const [what, { path, request }] of Object.entries(requestsOf(origin, cookies))) {
      const asked = { url: origin + path, connections: 8, ...(request && { request }) }
      await ask({ ...asked, seconds: Math.max(2, seconds / 4) })
      const { perSecond, p50, p99, statuses } = await ask({ ...asked, seconds })
      const others = [...statuses].filter(([status]) => status !== '200').map((pair) => pair.join(': '))
      figures.push({ place, what, perSecond, p50, p99, others: others.join(', ') })
    }
    const memory = await Promise.all(sites.map(megabytesOf))
    const bare = await insertsASecond(database, seconds)
    return [
      ...figures,
      { place, what: 'a row of a game, bare SQL', perSecond: bare, others: '' },
      { place, what: 'memory after it', perSecond: 0, others: `${memory.join(' and ')} MB` },
    ]
  } finally {
    await database.close()
    await nginx?.stop()
    await Promise.all(sites.map((site) => site.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

function requestsOf(
  origin: string,
  cookies: readonly string[],
): Record<string, { path: string; request?: () => AskedRequest }> {
  let turn = 0
  const anybody = () => cookies[turn++ % cookies.length] ?? ''
  return {
    'an article': { path: '/blog/free-online-chess-getting-started' },
    'a page made anew (/auth)': { path: '/auth' },
    'a list': { path: '/api/matches', request: () => ({ headers: { Cookie: anybody() } }) },
    'a save': {
      path: '/api/matches',
      request: () => ({
        method: 'POST',
        headers: { Cookie: anybody(), 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify(finishedRecord({ gameId: randomUUID() })),
      }),
    },
  }
}

async function megabytesOf({ origin }: Site): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  return Math.round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1]) / 1e6)
}
