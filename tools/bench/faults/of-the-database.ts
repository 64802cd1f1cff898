import { startOwnPostgres, type OwnPostgresServer } from '../../../tests/support/postgres-server.ts'
import type { Site } from '../../../tests/support/site.ts'
import { startTcpProxy, type TcpProxy } from '../../../tests/support/tcp-proxy.ts'
import {
  addMembers,
  cleanly,
  countLost,
  countOf,
  startWriters,
  statusOf,
  timed,
  until,
  type Clean,
  type Fault,
} from './fault.ts'

const NO_POSTGRES = { skipped: 'no programs of PostgreSQL here' }

interface Place {
  readonly postgres: OwnPostgresServer
  readonly site: Site
  readonly proxy: TcpProxy
  readonly env: Record<string, string>
  readonly cookies: string[]
}

/** A site that reaches its database through a proxy that can be broken. */
async function open(clean: Clean): Promise<Place | undefined> {
  const postgres = await startOwnPostgres()
  if (postgres === undefined) return undefined
  clean.add(() => postgres.stop())
  const url = new URL(postgres.url)
  const proxy = await startTcpProxy(Number(url.port))
  clean.add(() => proxy.close())
  url.port = String(proxy.port)
  const env = { DATA_DIR: clean.folder(), DATABASE_URL: url.href }
  const site = await clean.site(env)
  const cookies = await addMembers(clean.database({ DATA_DIR: '', DATABASE_URL: postgres.url }))
  return { postgres, site, proxy, env, cookies }
}

const isReady = (site: Site) => async () => (await statusOf(`${site.origin}/readyz`)) === '200'
const session = (site: Site, cookie = '') =>
  timed(() => statusOf(`${site.origin}/api/session`, { headers: { Cookie: cookie } }))
const home = (site: Site) => timed(() => statusOf(site.origin))

const away: Fault = {
  name: 'PostgreSQL is stopped at once and comes back, 3 times',
  holds: '503 and no exit meanwhile, pages as ever, and no acknowledged game lost',
  try: cleanly(async (clean) => {
    const place = await open(clean)
    if (place === undefined) return NO_POSTGRES
    const { postgres, site, cookies } = place
    const writers = startWriters(clean, () => site.origin, cookies)
    let pages = 0
    let backMs = 0
    for (let time = 0; time < 3; time++) {
      const enough = writers.acknowledged.length + 10
      await until(() => writers.acknowledged.length >= enough)
      await postgres.stopAtOnce()
      await until(async () => (await statusOf(`${site.origin}/readyz`)) === '503')
      if ((await home(site)).status === '200') pages += 1
      await postgres.startAgain()
      backMs = Math.max(backMs, await until(isReady(site)))
    }
    await writers.stop()
    const failed = countOf(writers.outcomes, (outcome) => !['200', '503', '429'].includes(outcome))
    const refused = writers.outcomes.get('503') ?? 0
    const lost = await countLost(
      clean.database({ DATA_DIR: '', DATABASE_URL: postgres.url }),
      writers.acknowledged,
    )
    return {
      passed: pages === 3 && failed === 0 && lost === 0 && site.process.exitCode === null,
      counts: { acknowledged: writers.acknowledged.length, refused, failed, lost, backMs },
    }
  }),
}

const slow: Fault = {
  name: 'every packet to and from the database takes 200 ms',
  holds: 'everything is answered, later',
  try: cleanly(async (clean) => {
    const place = await open(clean)
    if (place === undefined) return NO_POSTGRES
    const { site, proxy, cookies } = place
    proxy.delay(200)
    const asked = []
    for (let each = 0; each < 5; each++) asked.push(await session(site, cookies[0]))
    const page = await home(site)
    const answered = asked.filter(({ status }) => status === '200').length
    return {
      passed: answered === 5 && page.status === '200',
      counts: { answered, slowestMs: Math.max(...asked.map(({ ms }) => ms)), homeMs: page.ms },
    }
  }),
}

const silent: Fault = {
  name: 'the way to the database swallows everything, and then it does not',
  holds: 'pages as ever, the rest 503 within 10 s, and back by itself',
  try: cleanly(async (clean) => {
    const place = await open(clean)
    if (place === undefined) return NO_POSTGRES
    const { site, proxy, cookies } = place
    await session(site, cookies[0])
    proxy.stall()
    const [page, first] = await Promise.all([home(site), session(site, cookies[0])])
    const next = await session(site, cookies[0])
    proxy.resume()
    const backMs = await until(async () => (await session(site, cookies[0])).status === '200')
    return {
      passed:
        page.status === '200' &&
        first.status === '503' &&
        first.ms < 10_000 &&
        next.status === '503' &&
        next.ms < 3_000,
      counts: { homeMs: page.ms, firstMs: first.ms, nextMs: next.ms, backMs },
    }
  }),
}

const frozen: Fault = {
  name: 'one of two servers is frozen for 10 s',
  holds: 'the other answers everything, and the first goes on where it was',
  try: cleanly(async (clean) => {
    const place = await open(clean)
    if (place === undefined) return NO_POSTGRES
    const { site, env, cookies } = place
    const other = await clean.site(env)
    site.process.kill('SIGSTOP')
    const writers = startWriters(clean, () => other.origin, cookies)
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    await writers.stop()
    site.process.kill('SIGCONT')
    const backMs = await until(async () => (await session(site, cookies[0])).status === '200')
    const failed = countOf(writers.outcomes, (outcome) => outcome !== '200' && outcome !== '429')
    return {
      passed: failed === 0 && writers.acknowledged.length > 0,
      counts: { answered: writers.acknowledged.length, failed, backMs },
    }
  }),
}

export const OF_THE_DATABASE: readonly Fault[] = [away, slow, silent, frozen]
