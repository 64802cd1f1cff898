/**
 * The cost of exporting 1,000 long games for other users: an article is requested continuously, on the built server
 * with the embedded database, first at rest, then while both downloads of an account are made one after the other. The
 * server's own processor time and memory are read from the system, to distinguish a busy machine from a slow server; the delay
 * of its event loop shows in the response times of a trivial request (`/healthz`).
 */
import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { finishedRecord } from '../../matches/game-record.fixture.ts'
import { openDatabase } from '../../server/database/db.ts'
import { addLongGames } from '../../tests/support/long-games.ts'
import { startSite, type Site } from '../../tests/support/site.ts'

export const description =
  'Exporting 1,000 long games: how long an article takes meanwhile, and the memory it needs'

const GAMES = 1_000
const AT_REST_MS = 5_000
const PAUSE_MS = 10
const ARTICLE = '/blog/free-online-chess-getting-started'
const NOTHING = '/healthz'
const SEARCH = '/api/matches?q=sicilian'
const SECRET = randomBytes(32).toString('hex')

interface ExportFigure {
  readonly what: string
  readonly asked: number
  readonly articleMedianMs: number
  readonly articleP99Ms: number
  readonly nothingP99Ms: number
  readonly seconds: number
  readonly serverProcessorSeconds: number
  readonly megabytesAboveRest: number
  readonly megabytesSent: number
}

export async function run(): Promise<readonly ExportFigure[]> {
  const site = await startSite({ AUTH_SECRET: SECRET, LOG_LEVEL: 'error' })
  try {
    const cookie = await fillAccount(site)
    // Request each address once before measuring.
    for (const path of [ARTICLE, NOTHING, SEARCH]) await drain(site, path, cookie)
    const rest = memoryOf(site)
    const measured = (what: string, work: () => Promise<number>) => measure(site, what, rest, work)
    return [
      await measured('at rest', async () => {
        await sleep(AT_REST_MS)
        return 0
      }),
      await measured('search without a hit', async () => {
        let bytes = 0
        for (let turn = 0; turn < 50; turn++) bytes += await drain(site, SEARCH, cookie)
        return bytes
      }),
      await measured('/api/matches/export', () => drain(site, '/api/matches/export', cookie)),
      await measured('/account/data.json', () => drain(site, '/account/data.json', cookie)),
    ]
  } finally {
    await site.stop()
  }
}

async function fillAccount(site: Site): Promise<string> {
  const opened = openDatabase({ DATA_DIR: site.dataDir }, () => {})
  if (!opened.ok) throw new Error(opened.error)
  const database = opened.value
  const [now, expiresAt] = [new Date().toISOString(), new Date(Date.now() + 86_400_000).toISOString()]
  const dates = { createdAt: now, updatedAt: now }
  const user = { id: 'asha', name: 'Asha', email: 'asha@chess.test', emailVerified: 1, ...dates }
  await database.query.insertInto('users').values(user).execute()
  const token = randomBytes(24).toString('base64url')
  const session = { id: token, token, userId: user.id, expiresAt, ...dates }
  await database.query.insertInto('sessions').values(session).execute()
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  const cookie = `rook.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  const saved = await fetch(`${site.origin}/api/matches`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(finishedRecord()),
  })
  if (!saved.ok) throw new Error(`A game was answered with ${saved.status}: ${await saved.text()}`)
  await addLongGames(database, user.id, GAMES - 1)
  await database.close()
  return cookie
}

async function measure(
  site: Site,
  what: string,
  rest: number,
  work: () => Promise<number>,
): Promise<ExportFigure> {
  const state = { isOver: false, most: rest }
  const ask = async (path: string) => {
    const times: number[] = []
    while (!state.isOver) {
      const began = performance.now()
      await drain(site, path, '')
      times.push(performance.now() - began)
      state.most = Math.max(state.most, memoryOf(site))
      await sleep(PAUSE_MS)
    }
    return times.toSorted((a, b) => a - b)
  }
  const [began, processor] = [performance.now(), processorSecondsOf(site)]
  const asking = Promise.all([ask(ARTICLE), ask(NOTHING)])
  const bytes = await work()
  const seconds = (performance.now() - began) / 1000
  state.isOver = true
  const [article, nothing] = await asking
  const at = (times: readonly number[], share: number) => round(times[Math.floor(times.length * share)] ?? 0)
  return {
    what,
    asked: article.length,
    articleMedianMs: at(article, 0.5),
    articleP99Ms: at(article, 0.99),
    nothingP99Ms: at(nothing, 0.99),
    seconds: round(seconds),
    serverProcessorSeconds: round(processorSecondsOf(site) - processor),
    megabytesAboveRest: round((state.most - rest) / 2 ** 20),
    megabytesSent: round(bytes / 2 ** 20),
  }
}

/** Requests a path, reads the response in chunks and returns its size in bytes. */
async function drain(site: Site, path: string, cookie: string): Promise<number> {
  const response = await fetch(site.origin + path, { headers: cookie === '' ? {} : { Cookie: cookie } })
  if (!response.ok || response.body === null) throw new Error(`${path} was answered with ${response.status}`)
  let bytes = 0
  for await (const piece of response.body) bytes += (piece as Uint8Array).byteLength
  return bytes
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Resident memory in bytes, from Linux's /proc. */
function memoryOf({ process }: Site): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

/** User and system time together; Linux counts in hundredths of a second. */
function processorSecondsOf({ process }: Site): number {
  const stat = readFileSync(`/proc/${process.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
