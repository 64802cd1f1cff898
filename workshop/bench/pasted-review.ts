/**
 * Reviews pasted games of people of about 40 moves in a browser at full speed. Measures the time from pressing Review to the
 * first judgement on the page and to the whole review, the processor time of the page and its workers, which is more
 * meaningful on a busy machine, and their peak memory.
 * `npm run bench -- pasted-review GAMES.tsv.xz [GAMES]`
 */
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { Uci } from '../../chess/types.ts'
import { ENGINE_VERSION } from '../../engine/version.ts'
import { startVisit } from '../../tools/bench/board/visit.ts'
import { isThoughtful, sampleByBand, type PeopleGame } from '../../tools/bench/judging/people-games.ts'
import { sansOfGame } from './judging/sans-of-game.ts'

export const description = 'A pasted game of 40 moves in a browser: first judgement, whole review, memory'

const PLIES = { least: 78, most: 82 } as const
const PASTED_MS = 1_000
/** The interval between two memory readings. */
const LOOK_MS = 250

interface PastedFigure {
  readonly engine: string
  readonly plies: number
  readonly firstMs: number
  readonly wholeMs: number
  /** Processor time of all threads together. */
  readonly processorMs: number
  readonly peakMegabytes: number
  readonly load: number
}

export async function run(args: readonly string[]): Promise<readonly PastedFigure[]> {
  const [file, games = '3'] = args
  if (file === undefined) throw new Error('Which file holds the games?')
  const found = await sampleByBand(
    file,
    { from: 1000, to: 2200, width: 1200, games: Number(games) },
    (game) => game.isHeldOut && isThoughtful(game) && hasWantedLength(game),
  )
  const visit = await startVisit()
  const rows: PastedFigure[] = []
  try {
    for (const { moves } of found) {
      const measured = await reviewPasted(visit.browser, visit.origin, moves)
      const load = loadavg()[0]! / cpus().length
      rows.push({ engine: ENGINE_VERSION, plies: moves.length, ...measured, load })
    }
  } finally {
    await visit.close()
  }
  return rows
}

const hasWantedLength = ({ moves }: PeopleGame): boolean =>
  moves.length >= PLIES.least && moves.length <= PLIES.most

/** Reviews a game as a new visitor with empty storage. */
async function reviewPasted(browser: Browser, origin: string, moves: readonly Uci[]) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchReview)
    await page.goto(`${origin}/review`)
    await page.getByRole('textbox', { name: 'Game in PGN' }).fill(sansOfGame(moves).join(' '))
    // People read what they have pasted before they press the button.
    await sleep(PASTED_MS)
    const memory = watchMemory(browser)
    const before = await processorMs(browser)
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    const watched = await untilWhole(page)
    const after = await processorMs(browser)
    return { ...watched, processorMs: after - before, peakMegabytes: await memory.peak() }
  } finally {
    await context.close()
  }
}

interface Watch {
  firstMs?: number
  wholeMs?: number
}

/** Runs in the page before any other script. */
function watchReview() {
  const watch: Watch = {}
  Object.assign(window, { watch })
  let pressedAt = 0
  window.addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), true)
  const observer = new MutationObserver(() => {
    const text = document.querySelector('.review-beside')?.textContent ?? ''
    const isFirst = watch.firstMs === undefined && /Judged [1-9]/.test(text)
    const isWhole = text.includes('The review is finished.')
    if (!isFirst && !isWhole) return
    if (isWhole) observer.disconnect()
    requestAnimationFrame(() => {
      const passed = Math.round(performance.now() - pressedAt)
      watch.firstMs ??= passed
      if (isWhole) watch.wholeMs = passed
    })
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

async function untilWhole(page: Page): Promise<{ firstMs: number; wholeMs: number }> {
  const whole = await page.waitForFunction(
    () => {
      const { watch } = window as unknown as { watch: Watch }
      return watch.wholeMs === undefined ? undefined : watch
    },
    undefined,
    { timeout: 180_000 },
  )
  return (await whole.jsonValue()) as { firstMs: number; wholeMs: number }
}

async function pageProcesses(browser: Browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.filter(({ type }) => type === 'renderer')
}

const processorMs = async (browser: Browser): Promise<number> =>
  Math.round(1000 * (await pageProcesses(browser)).reduce((sum, { cpuTime }) => sum + cpuTime, 0))

/** Memory of the browser's pages and workers, with shared memory counted proportionally (PSS). */
function watchMemory(browser: Browser): { peak(): Promise<number> } {
  const held = async (): Promise<number> =>
    Math.max(...(await pageProcesses(browser)).map(({ id }) => proportionalMegabytes(id)))
  let most = 0
  const over = new AbortController()
  const looking = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await held())
      await sleep(LOOK_MS)
    }
  })()
  return {
    async peak() {
      over.abort()
      await looking
      return Math.round(most)
    },
  }
}

function proportionalMegabytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) / 1024
}
