/**
 * Responsiveness of the board on a slow machine: a game against the master in a real browser at a quarter of its speed, with
 * pieces dragged. `npm run bench -- board 9` plays nine games of each kind instead of five. Wall-clock times include other
 * work on the machine, so the load and the page's own processor time are reported too.
 */
import { cpus, loadavg } from 'node:os'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { ownTimes, TRACE_CATEGORIES } from './board/own-time.ts'
import { probe, type Seen } from './board/probe.ts'
import { startVisit } from '../../tools/bench/board/visit.ts'
import { percentile } from '../../tools/bench/engine/figures.ts'

export const description =
  'The board in a browser at a quarter of its speed: frames, clicks, long tasks, layout'

const GAMES = 5
const SLOWDOWN = 4
/** A frame of a 60 Hz display; a pointer move may wait up to one frame before its own frame begins. */
const DISPLAY_MS = 1000 / 60
const MOVES = 6
const STEPS_OF_A_DRAG = 40
/** By then the reply has arrived, moved to its square and been recorded. */
const SETTLED_MS = 300

interface BoardFigure {
  readonly figure: string
  readonly atMost: number
  /** Over all games. */
  readonly median: number
  readonly best: number
  readonly worst: number
}

/** Figures that the page measured in a game without tracing. */
interface SeenFigures {
  readonly frame: number
  readonly move: number
  readonly press: number
  readonly thinking: number
  readonly shift: number
}

/** Processor time, which excludes other work on the machine; 95th percentiles, except for the longest task. */
interface OwnFigures {
  readonly move: number
  readonly press: number
  readonly thinking: number
}

export async function run(args: readonly string[]): Promise<readonly BoardFigure[]> {
  const visit = await startVisit()
  const seen: SeenFigures[] = []
  const own: OwnFigures[] = []
  const loads: number[] = []
  try {
    for (let game = 0; game < Number(args[0] ?? GAMES); game++) {
      seen.push(await watchGame(visit.browser, visit.origin))
      own.push(await traceGame(visit.browser, visit.origin))
      loads.push(loadavg()[0]!)
    }
  } finally {
    await visit.close()
  }
  const valuesOf = <T, K extends keyof T>(games: readonly T[], of: K) => games.map((game) => game[of])
  return [
    summed('frame that shows a moved piece, 95th percentile, ms', 16, valuesOf(seen, 'frame')),
    summed(
      'the same from the pointer, its wait for the frame too',
      rounded(2 * DISPLAY_MS),
      valuesOf(seen, 'move'),
    ),
    summed('press to painted highlight, 95th percentile, ms', 50, valuesOf(seen, 'press')),
    summed('longest task over 50 ms while the computer thinks, ms', 0, valuesOf(seen, 'thinking')),
    summed('layout shift, whole game', 0, valuesOf(seen, 'shift')),
    summed('own time of a frame that moves a piece, ms', 16, valuesOf(own, 'move')),
    summed('own time of a press and its frame, ms', 50, valuesOf(own, 'press')),
    summed('own time of the longest task while it thinks, ms', 50, valuesOf(own, 'thinking')),
    summed(`load of the machine, ${cpus().length} cores`, cpus().length, loads),
  ]
}

async function watchGame(browser: Browser, origin: string): Promise<SeenFigures> {
  const page = await startGame(browser, origin)
  const thinking = await playMoves(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await page.context().close()
  if (seen.presses.some((press) => press === undefined))
    throw new Error('A press was painted without highlight')
  const during = seen.tasks.filter((task) =>
    thinking.some(({ from, until }) => task.from + task.ms > from && task.from < until),
  )
  return {
    frame: percentile95(seen.frames),
    move: percentile95(seen.moves),
    press: percentile95(seen.presses as number[]),
    thinking: Math.max(0, ...during.map(({ ms }) => ms)),
    shift: seen.shifts.reduce((sum, shift) => sum + shift, 0),
  }
}

/** Traced in a separate game, because tracing slows the page down by about a fifth. */
async function traceGame(browser: Browser, origin: string): Promise<OwnFigures> {
  const page = await startGame(browser, origin)
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  await playMoves(page)
  const own = ownTimes((await browser.stopTracing()).toString())
  await page.context().close()
  return {
    move: percentile95(own.moves),
    press: percentile95(own.presses),
    thinking: Math.max(...own.thinking),
  }
}

interface Turn {
  readonly from: number
  readonly until: number
}

async function startGame(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(probe)
  const session = await context.newCDPSession(page)
  await slowDown(session, SLOWDOWN)
  await page.goto(`${origin}/play`)
  await page.getByRole('radio', { name: 'Master' }).check()
  await page.getByRole('button', { name: 'Start Game' }).click()
  await page.getByRole('grid', { name: 'Chess board' }).waitFor()
  return page
}

/** Resolves to the times between a drop and the settled reply, by the page's own clock. */
async function playMoves(page: Page): Promise<readonly Turn[]> {
  const turns: Turn[] = []
  for (let moves = 0; moves < MOVES; moves++) {
    await page.waitForTimeout(SETTLED_MS)
    await drag(page, await someMove(page, moves))
    const from = await page.evaluate(() => performance.mark('drop').startTime)
    await page.mouse.up()
    await untilMoves(page, 2 * moves + 2)
    await page.waitForTimeout(SETTLED_MS)
    turns.push({ from, until: await page.evaluate(() => performance.mark('settled').startTime) })
  }
  return turns
}

const slowDown = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate })

/** A legal move from the board's accessible labels; `seed` varies the piece. */
async function someMove(page: Page, seed: number): Promise<string> {
  const offers = await page.getByRole('gridcell', { name: / can move to / }).evaluateAll((cells) =>
    cells.map((cell) =>
      /^(..), .* can move to (..)/
        .exec(cell.ariaLabel ?? '')!
        .slice(1)
        .join(''),
    ),
  )
  return offers[(seed * 5 + 2) % offers.length]!
}

/** Drags the piece along a curve to its square and holds it there. */
async function drag(page: Page, move: string) {
  const box = (await page.locator('.board').boundingBox())!
  const size = box.width / 8
  const place = (name: string) => ({
    x: box.x + (name.charCodeAt(0) - 'a'.charCodeAt(0) + 0.5) * size,
    y: box.y + ('8'.charCodeAt(0) - name.charCodeAt(1) + 0.5) * size,
  })
  const from = place(move.slice(0, 2))
  const to = place(move.slice(2, 4))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  // Long enough for the highlight to be painted in a separate frame.
  await page.waitForTimeout(150)
  for (let step = 1; step <= STEPS_OF_A_DRAG; step++) {
    const part = step / STEPS_OF_A_DRAG
    const aside = Math.sin(part * Math.PI) * size
    await page.mouse.move(from.x + (to.x - from.x) * part + aside, from.y + (to.y - from.y) * part)
  }
}

/**
 * Resolves when the page has recorded so many moves. The page observes this itself: polling would be work that no visitor
 * causes.
 */
const untilMoves = (page: Page, count: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const list = document.querySelector('[aria-label=Moves]')!
        const look = () => {
          if (list.querySelectorAll('button').length < wanted) return
          observer.disconnect()
          resolve()
        }
        const observer = new MutationObserver(look)
        observer.observe(list, { childList: true, subtree: true })
        look()
      }),
    count,
  )

function summed(figure: string, atMost: number, values: readonly number[]): BoardFigure {
  const sorted = values.toSorted((a, b) => a - b)
  return {
    figure,
    atMost,
    median: rounded(sorted[sorted.length >> 1]!),
    best: rounded(sorted[0]!),
    worst: rounded(sorted.at(-1)!),
  }
}

const percentile95 = (values: readonly number[]): number => percentile(values, 0.95)

const rounded = (value: number): number => Math.round(value * 10) / 10
