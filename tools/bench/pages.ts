/**
 * The cost of a first visit to each page: layout shift, largest paint and fetched bytes, on a desktop and on a phone.
 * `npm run bench -- pages [VISITS] [PATH OF ANOTHER BUILD'S server/index.js]`. The phone has Lighthouse's slow 4G (150 ms,
 * 1.6 Mbit/s) and a quarter of the processor's speed, both emulated by Chromium. Each figure is a median.
 */
import { cpus, loadavg } from 'node:os'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { START_FEN } from '#chess/fen.ts'
import { listSamples } from '#content/pages/lists.ts'
import { startVisit } from './board/visit.ts'
import { percentile, rounded } from './engine/figures.ts'

export const description = 'Layout shift, largest paint and requests of the interactive pages, first visits'

const VISITS = 3
/** Fonts, late scripts and the first puzzle have normally arrived by then. */
const SETTLE_MS = 3_000

const DEVICES = {
  desk: { viewport: { width: 1350, height: 940 }, latencyMs: 20, bytesPerSecond: 1_250_000, slowdown: 1 },
  phone: { viewport: { width: 412, height: 823 }, latencyMs: 150, bytesPerSecond: 204_800, slowdown: 4 },
} as const
type Device = keyof typeof DEVICES

interface Scenario {
  readonly name: string
  readonly path: string
  readonly prepare?: (page: Page) => Promise<void>
}

interface PageFigure {
  readonly page: string
  readonly device: Device
  readonly layoutShift: number
  readonly largestPaintMs: number
  readonly largest: string
  readonly scripts: number
  readonly scriptKb: number
  /** The worker, its net and everything else that is not a script, style sheet, font or page. */
  readonly otherKb: number
  readonly totalKb: number
  readonly load: number
}

export async function run([visits = String(VISITS), bundle]: readonly string[]): Promise<
  readonly PageFigure[]
> {
  const visit = await startVisit(bundle)
  const { browser, origin } = visit
  try {
    const rows: PageFigure[] = []
    for (const scenario of await listScenarios(origin))
      for (const device of ['desk', 'phone'] as const) {
        const seen = []
        for (let visit = 0; visit < Number(visits); visit++)
          seen.push(await measureVisit(browser, origin, scenario, device))
        rows.push(summarise(scenario, device, seen))
      }
    return rows
  } finally {
    await visit.close()
  }
}

type Measured = Awaited<ReturnType<typeof measureVisit>>

function summarise({ name }: Scenario, device: Device, seen: readonly Measured[]): PageFigure {
  const median = (pick: (each: Measured) => number) => rounded(percentile(seen.map(pick), 0.5))
  return {
    page: name,
    device,
    layoutShift:
      Math.round(
        percentile(
          seen.map(({ shift }) => shift),
          0.5,
        ) * 10_000,
      ) / 10_000,
    largestPaintMs: Math.round(median(({ largestMs }) => largestMs)),
    largest: seen[0]!.largest,
    scripts: median(({ scripts }) => scripts),
    scriptKb: median(({ scriptBytes }) => scriptBytes / 1_000),
    otherKb: median(({ otherBytes }) => otherBytes / 1_000),
    totalKb: median(({ totalBytes }) => totalBytes / 1_000),
    load: rounded(loadavg()[0]! / cpus().length),
  }
}

async function measureVisit(browser: Browser, origin: string, scenario: Scenario, device: Device) {
  const { viewport, ...network } = DEVICES[device]
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${origin}/healthz`)
  await scenario.prepare?.(page)
  await page.addInitScript(observe)
  const fetched = await slowDown(context, page, network)
  await page.goto(origin + scenario.path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  return { ...seen, ...fetched }
}

interface Network {
  readonly latencyMs: number
  readonly bytesPerSecond: number
  readonly slowdown: number
}

/** Throttles the page, and counts the bytes received, including headers. */
async function slowDown(
  context: BrowserContext,
  page: Page,
  { latencyMs, bytesPerSecond, slowdown }: Network,
) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const fetched = { scripts: 0, scriptBytes: 0, otherBytes: 0, totalBytes: 0 }
  const types = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    types.set(requestId, type)
    if (type === 'Script') fetched.scripts++
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    fetched.totalBytes += encodedDataLength
    if (type === 'Script') fetched.scriptBytes += encodedDataLength
    else if (!['Document', 'Stylesheet', 'Font', 'Image', 'Fetch', 'WebSocket'].includes(type))
      fetched.otherBytes += encodedDataLength
  })
  // The worker's own requests (its nets) are reported to the worker's session instead of the page's.
  page.on('request', (request) => {
    if (!/\/assets\/((net|policy)-.+\.bin|worker-.+\.js)$/.test(request.url())) return
    void request.sizes().then(
      ({ responseBodySize, responseHeadersSize }) => {
        fetched.otherBytes += responseBodySize + responseHeadersSize
        fetched.totalBytes += responseBodySize + responseHeadersSize
      },
      () => undefined, // The page was closed first.
    )
  })
  return fetched
}

interface Seen {
  shift: number
  largestMs: number
  largest: string
}

/** Runs in the page before anything else. */
function observe() {
  const seen = { shift: 0, largestMs: 0, largest: '' }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({
      type,
      buffered: true,
    })
  watch('layout-shift', ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) seen.shift += value
  })
  watch(
    'largest-contentful-paint',
    ({ startTime, element }: { startTime: number; element: Element | null }) => {
      seen.largestMs = startTime
      const name = element?.className
      seen.largest = `${element?.tagName.toLowerCase() ?? '?'}${typeof name === 'string' && name ? `.${name.split(' ')[0]}` : ''}`
    },
  )
}

async function listScenarios(origin: string): Promise<readonly Scenario[]> {
  const game = await startOnlineGame(origin)
  const special: Readonly<Record<string, readonly Scenario[]>> = {
    '/online': [{ name: 'online, new', path: '/online' }],
    '/online/:id': [
      { name: 'online, a game', path: `/online/${game.id}`, prepare: (page) => keepSeat(page, game) },
      { name: 'online, invited', path: `/online/${await invite(origin)}` },
    ],
    '/watch/:id': [{ name: 'watching', path: `/watch/${game.id}` }],
    '/dashboard': [
      { name: 'dashboard, no games', path: '/dashboard' },
      { name: 'dashboard, five games', path: '/dashboard', prepare: keepGames },
    ],
    '/train/puzzles': [
      { name: 'puzzles, first time', path: '/train/puzzles' },
      { name: 'puzzles, again', path: '/train/puzzles', prepare: keepStrength },
    ],
    '/learn/:slug': [{ name: 'a lesson', path: '/learn/rook' }],
  }
  return listSamples()
    .filter(({ entry }) => entry.kind === 'app' || PLAYED.test(entry.path))
    .flatMap(({ entry, path }) => special[entry.path] ?? [{ name: path.split('/').at(-1) || 'home', path }])
}

/** Pages without React that have boards to play on, or whose sections arrive late. */
const PLAYED = /^\/(?:$|learn(?:\/|$))/

interface Seat {
  readonly id: string
  readonly key: string
}

async function startOnlineGame(origin: string): Promise<Seat> {
  const seat = await post<Seat>(origin, '/api/online', {
    minutes: 30,
    increment: 0,
    color: 'white',
    name: 'Anna',
  })
  await post(origin, `/api/online/${seat.id}/join`, { name: 'Ben' })
  return seat
}

async function invite(origin: string): Promise<string> {
  const request = { minutes: 30, increment: 0, color: 'white', name: 'Anna' }
  return (await post<Seat>(origin, '/api/online', request)).id
}

async function post<T>(origin: string, path: string, body: unknown): Promise<T> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

const keepSeat = (page: Page, { id, key }: Seat) =>
  page.evaluate((seats) => localStorage.setItem('online-seats', seats), JSON.stringify([[id, key]]))

async function keepGames(page: Page) {
  for (let game = 0; game < 5; game++)
    await putOnDevice(page, { database: 'rook-and-rajah-history', name: 'finished-games', key: 'gameId' }, [
      finishedGame(`0192f0c1-7e57-7000-8000-00000000000${game}`),
    ])
}

const finishedGame = (gameId: string) => ({
  gameId,
  owner: null,
  state: 'kept',
  refusal: null,
  game: {
    gameId,
    settings: {
      mode: 'human-vs-human',
      timeControl: 10,
      aiDifficulty: 'intermediate',
      increment: 0,
      untimed: true,
    },
    names: { w: '', b: '' },
    playerColor: 'w',
    start: START_FEN,
    moves: ['f3', 'e5', 'g4', 'Qh4#'],
    times: null,
    left: null,
    called: null,
    finishedAt: '2026-11-20T10:00:00.000Z',
    durationSeconds: 60,
    engineVersion: null,
  },
})

const STRENGTH_ID = '0192f0c1-7e57-7000-8000-000000000000'

const keepStrength = (page: Page) =>
  putOnDevice(page, { database: 'rook-and-rajah-training', name: 'entries', key: 'id' }, [
    {
      id: STRENGTH_ID,
      entry: { kind: 'strength', id: STRENGTH_ID, at: '2026-11-20T10:00:00.000Z', rating: 1500 },
      owner: null,
    },
  ])

interface Store {
  readonly database: string
  readonly name: string
  readonly key: string
}

const putOnDevice = (page: Page, store: Store, rows: readonly unknown[]) =>
  page.evaluate(
    ({ store: { database, name, key }, rows: values }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database, 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore(name, { keyPath: key })
        opening.onerror = () => reject(opening.error ?? new Error('not opened'))
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, 'readwrite')
          for (const value of values) transaction.objectStore(name).put(value)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { store, rows: [...rows] },
  )
