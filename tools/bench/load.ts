/**
 * The built site under load on the embedded database: requests at fixed rates, beside a bare Hono server and bare SQL in the
 * same run; two and five times the capacity; and, on request, a long soak. The load comes from the same machine, so figures are
 * most useful on an idle one.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finishedRecord } from '#matches/game-record.fixture.ts'
import { openDatabase, type Database } from '#server/database/db.ts'
import { addMember } from '../../tests/support/members.ts'
import { startSite, type Site } from '../../tests/support/site.ts'
import { insertsASecond, startBareHono } from './load/bare.ts'
import { measureForgotten } from './load/forgotten.ts'
import type { AskedRequest } from './load/asked.ts'
import { ask, type Answered } from './load/generator.ts'
import { openParts } from './parts/parts.ts'

export const description = 'The site at fixed rates, overloaded and soaked, beside bare Hono and bare SQL'

const SECRET = 'a secret of the bench, and of nobody else'
const TOKEN = 'a token for the bench alone'
/** Each member may save a hundred games a minute. */
const MEMBERS = 800
const ARTICLE = '/blog/free-online-chess-getting-started'
/** More than the number of pages that can be rendering and queued together. */
const CROWD = 1_000
const SOAK_RATE = 40

interface LoadFigure {
  readonly what: string
  readonly asked: string
  readonly perSecond: number
  readonly p50?: number
  readonly p95?: number
  readonly p99?: number
  readonly p999?: number
  readonly others: string
}

const figureOf = (what: string, asked: string, answered: Answered): LoadFigure => {
  const { perSecond, p50, p95, p99, p999, statuses } = answered
  const others = [...statuses].filter(([status]) => !status.startsWith('2'))
  const said = others.map(([status, count]) => `${status}: ${count}`).join(', ')
  return { what, asked, perSecond, p50, p95, p99, p999, others: said === '' ? 'none' : said }
}

interface Place {
  readonly site: Site
  readonly database: Database
  readonly cookies: readonly string[]
  readonly seconds: number
  /** The address of a shared game's picture. */
  readonly picture: string
}

let turn = 0

function requestsOf({
  site,
  cookies,
  picture,
}: Place): Record<string, { path: string; rate: number; request?: () => AskedRequest; expects?: number }> {
  const anybody = () => cookies[turn++ % cookies.length] ?? ''
  const address = () => `10.${turn & 255}.${(turn >> 8) & 255}.${1 + ((turn++ >> 16) & 127)}`
  return {
    home: { path: '/', rate: 100 },
    article: { path: ARTICLE, rate: 300 },
    'a page made anew (/auth)': { path: '/auth', rate: 20 },
    'share picture': { path: picture, rate: 5 },
    list: {
      path: '/api/matches',
      rate: 40,
      request: () => ({ headers: { Cookie: anybody() } }),
    },
    save: {
      path: '/api/matches',
      rate: 20,
      request: () => ({
        method: 'POST',
        headers: { Cookie: anybody(), 'Content-Type': 'application/json', Origin: site.origin },
        body: JSON.stringify(finishedRecord({ gameId: randomUUID() })),
      }),
    },
    'sign-in (a wrong password: 401)': {
      path: '/auth',
      rate: 2,
      expects: 401,
      request: () => ({
        method: 'POST',
        headers: {
          ...{ 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.origin },
          'X-Forwarded-For': address(),
        },
        body: `intent=sign-in&email=${randomUUID()}%40chess.test&password=rook+takes+e7`,
      }),
    },
  }
}

async function sharePicture({ origin }: Site, cookie: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { Cookie: cookie, 'Content-Type': 'application/json', Origin: origin }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { match?: { id: string }; shareToken?: string }
  }
  const { match } = await post('/api/matches', finishedRecord({ gameId: randomUUID() }))
  const { shareToken } = await post(`/api/matches/${match?.id}/share`, {})
  return `/share/games/${shareToken}.png`
}

async function measureRates(place: Place): Promise<LoadFigure[]> {
  const figures: LoadFigure[] = []
  for (const [what, { path, rate, request, expects }] of Object.entries(requestsOf(place))) {
    const url = place.site.origin + path
    const asked = { url, connections: 50, expects, ...(request && { request }) }
    await ask({ ...asked, seconds: 1, perSecond: rate })
    figures.push(
      figureOf(what, `${rate}/s`, await ask({ ...asked, seconds: place.seconds, perSecond: rate })),
    )
  }
  return figures
}

async function measureRatios(place: Place): Promise<LoadFigure[]> {
  const { site, database, seconds } = place
  const closed = { seconds, connections: 8 }
  const page = await (await fetch(site.origin + ARTICLE)).text()
  const bare = await startBareHono(page)
  await ask({ url: bare.origin, connections: 8, seconds: 1 })
  const alone = await ask({ url: bare.origin, ...closed })
  bare.stop()
  const article = await ask({ url: site.origin + ARTICLE, ...closed })
  const { save } = requestsOf(place)
  const asked = {
    ...{ url: `${site.origin}/api/matches`, ...closed },
    ...(save?.request && { request: save.request }),
  }
  // Warms up first, so that the code is fully compiled before anything is measured.
  await ask({ ...asked, seconds: Math.max(5, seconds / 2) })
  const saves = await ask(asked)
  const inserts = await insertsASecond(database, seconds)
  const ratio = (ours: number, theirs: number) => `ratio ${(ours / theirs).toFixed(2)}`
  return [
    figureOf('an article, bare Hono', 'as many as can be', alone),
    {
      ...figureOf('an article', 'as many as can be', article),
      others: ratio(article.perSecond, alone.perSecond),
    },
    { what: 'rows of games, bare SQL', asked: 'as many as can be', perSecond: inserts, others: 'none' },
    { ...figureOf('saves', 'as many as can be', saves), others: ratio(saves.perSecond, inserts) },
  ]
}

/** Pages rendered per request under overload: how many are answered, how many are shed, and how long until normal. */
async function measureOverload({ site, seconds }: Place): Promise<LoadFigure[]> {
  const url = `${site.origin}/auth`
  const capacity = await ask({ url, seconds, connections: 8 })
  const figures = [figureOf('/auth', 'as many as can be', capacity)]
  for (const times of [2, 5]) {
    const perSecond = times * capacity.perSecond
    const overloaded = figureOf(
      `/auth, overloaded ${times} times`,
      `${perSecond}/s`,
      await ask({ url, seconds, perSecond, connections: CROWD }),
    )
    const began = performance.now()
    for (let quick = 0; quick < 3;) {
      const asked = performance.now()
      const { status } = await fetch(url)
      quick = status === 200 && performance.now() - asked < 200 ? quick + 1 : 0
    }
    const after = Math.round(performance.now() - began)
    figures.push({ ...overloaded, others: `${overloaded.others}; as before after ${after} ms` })
  }
  return figures
}

async function readFigures({ origin }: Site): Promise<(name: string) => number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  const text = await answer.text()
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

/** Mixed requests, with the memory at each minute. */
async function soak(place: Place, minutes: number): Promise<LoadFigure[]> {
  if (minutes === 0) return []
  const { site } = place
  const kinds = requestsOf(place)
  const mix = [kinds['home'], kinds['article'], kinds['list'], kinds['save']]
  const request = () => {
    const kind = mix[turn++ % mix.length]
    return { path: kind?.path ?? '/', ...kind?.request?.() }
  }
  const asked = { url: site.origin, perSecond: SOAK_RATE, connections: 50, request }
  await ask({ ...asked, seconds: 60 })
  const megabytes: number[] = []
  const look = async () => {
    const read = await readFigures(site)
    megabytes.push(Math.round(read('process_resident_memory_bytes') / 1e6))
  }
  await look()
  const looking = setInterval(() => void look(), 60_000)
  const soaked = await ask({ ...asked, seconds: 60 * minutes })
  clearInterval(looking)
  const figure = figureOf(`home, article, list and save for ${minutes} minutes`, `${SOAK_RATE}/s`, soaked)
  return [{ ...figure, others: `${figure.others}; MB by minutes: ${megabytes.join(', ')}` }]
}

/** Compares the response times of password resets for existing and unknown accounts, which must not reveal the accounts. */
async function compareForgotten({ site, database }: Place): Promise<LoadFigure[]> {
  const { known, unknown } = await measureForgotten(site, database)
  const row = (whom: string, times: readonly number[], others: string): LoadFigure => ({
    what: `/auth/forgotten, ${whom}`,
    asked: 'one after the other',
    perSecond: 0,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    others,
  })
  const ratio = (percentile(known, 0.5) / percentile(unknown, 0.5)).toFixed(2)
  return [row('an address with an account', known, `ratio ${ratio}`), row('one without', unknown, 'none')]
}

const percentile = (times: readonly number[], share: number): number => {
  const sorted = [...times].sort((one, other) => one - other)
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
}

/**
 * Adds rows on how long the event loop was blocked: by the server's own computation in one tick, and by the wall clock, which
 * includes other programs and disk waits.
 */
async function withHeld(
  { site }: Place,
  name: string,
  work: () => Promise<readonly LoadFigure[]>,
): Promise<LoadFigure[]> {
  // Each reading resets the metrics.
  await readFigures(site)
  const figures = await work()
  if (figures.length === 0) return []
  const read = await readFigures(site)
  const row = (what: string, of: string) => {
    const held = (share: string) => Math.round(read(`${of}_${share}_seconds`) * 1e4) / 10
    const others = `${held('max')} ms at most`
    return { what: `${what}, ${name}`, asked: '', perSecond: 0, p99: held('p99'), others }
  }
  return [
    ...figures,
    row('event loop held, of the processor', 'rook_turn_processor'),
    row('event loop late, by the clock', 'nodejs_eventloop_lag'),
  ]
}

/**
 * `npm run bench -- load 20 10`: twenty seconds a row and a soak of ten minutes; the defaults are eight and none. Restarted
 * after an interruption, it resumes with the first unfinished part.
 */
export async function run(args: readonly string[] = []): Promise<LoadFigure[]> {
  const [seconds = '8', minutes = '0'] = args
  const folder = mkdtempSync(join(tmpdir(), 'rook-load-'))
  const site = await startSite({
    ...{ DATA_DIR: folder, AUTH_SECRET: SECRET, METRICS_TOKEN: TOKEN, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
  })
  const opened = openDatabase({ DATA_DIR: folder }, () => {})
  if (!opened.ok) throw new Error(opened.error)
  const database = opened.value
  try {
    const cookies: string[] = []
    for (let each = 0; each < MEMBERS; each++)
      cookies.push(await addMember(database, { id: `member-${each}`, secret: SECRET }))
    const picture = await sharePicture(site, cookies[0] ?? '')
    const place = { site, database, cookies, picture, seconds: Number(seconds) }
    const works: Record<string, () => Promise<readonly LoadFigure[]>> = {
      'fixed rates': () => measureRates(place),
      'as many as can be': () => measureRatios(place),
      overload: () => measureOverload(place),
      'a forgotten password': () => compareForgotten(place),
      soak: () => soak(place, Number(minutes)),
    }
    const parts = openParts<LoadFigure>('load', args)
    const figures: LoadFigure[] = []
    for (const [name, work] of Object.entries(works))
      figures.push(...(await parts.measure(name, () => withHeld(place, name, work))))
    parts.end()
    return figures
  } finally {
    await database.close()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
