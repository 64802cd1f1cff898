/**
 * Presses on every kind of control that needs scripts, 0 to 3 s after the first paint, on a phone with a quarter of the processor's
 * speed and Lighthouse's slow 4G (150 ms, 1.6 Mbit/s). `npm run bench -- presses [MOMENTS] [PATH OF ANOTHER BUILD'S server/index.js]`.
 */
import { cpus, loadavg } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { addressIn } from '#words/addresses.ts'
import { LANGUAGES } from '#words/languages.ts'
import { EARLY_PRESSES } from '../../tests/support/early-press-cases.ts'
import { startVisit } from './board/visit.ts'
import { rounded } from './engine/figures.ts'

export const description = 'Presses before the page’s script is there: how many are lost'

/** With ten cases and two languages, 200 presses. */
const MOMENTS = 10
const LATEST_MS = 3_000
const PATIENCE_MS = 30_000
const SLOWDOWN = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 204_800 }

type EarlyPressCase = (typeof EARLY_PRESSES)[number]

interface PressFigure {
  readonly press: string
  readonly language: string
  readonly presses: number
  readonly lost: number
  /** The moments of lost presses, in ms after the first paint. */
  readonly lostAt: string
  readonly load: number
}

export async function run([moments = String(MOMENTS), bundle]: readonly string[]): Promise<
  readonly PressFigure[]
> {
  const visit = await startVisit(bundle)
  const count = Number(moments)
  const delays = Array.from({ length: count }, (_, index) =>
    Math.round((index * LATEST_MS) / (count - 1 || 1)),
  )
  try {
    const rows: PressFigure[] = []
    for (const each of EARLY_PRESSES)
      for (const language of LANGUAGES) {
        const lostAt: number[] = []
        for (const delay of delays)
          if (!(await isPressDone(visit.browser, visit.origin + addressIn(each.path, language), each, delay)))
            lostAt.push(delay)
        rows.push({
          press: each.name,
          language,
          presses: count,
          lost: lostAt.length,
          lostAt: lostAt.join(' '),
          load: rounded(loadavg()[0]! / cpus().length),
        })
      }
    return rows
  } finally {
    await visit.close()
  }
}

async function isPressDone(
  browser: Browser,
  address: string,
  { press, isDone }: EarlyPressCase,
  delay: number,
): Promise<boolean> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await untilAfterPaint(page, delay)
    await press(page)
    await isDone(page, PATIENCE_MS)
    return true
  } catch (error) {
    process.stderr.write(`${address}, ${delay} ms: ${error instanceof Error ? error.message : 'not done'}\n`)
    return false
  } finally {
    await context.close()
  }
}

/** Waits for the moment in the page's time, since finding the first paint takes a while on a slow page. */
const untilAfterPaint = (page: Page, delay: number) =>
  page.evaluate(
    (wait) =>
      new Promise((resolve) => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]!.startTime
        setTimeout(resolve, painted + wait - performance.now())
      }),
    delay,
  )
