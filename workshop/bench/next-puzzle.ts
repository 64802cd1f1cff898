/**
 * Time from the end of a puzzle to the first frame that shows the next one: from pressing “Next puzzle”, and in a rush from
 * the last correct move. `npm run bench -- next-puzzle [PUZZLES]`. Measured at full speed and at a quarter of it, with an
 * empty log and with the log of months of training. Wall-clock times include other work on the machine, so the load and the
 * page's own processor time are reported too.
 */
import { cpus, loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import type { RatedPuzzle } from '../../content/puzzle-set.ts'
import { newId } from '../../app/browser/new-id.ts'
import { makePuzzleEntry } from '../../app/train/puzzles/trained.ts'
import { readPuzzleSet } from '../../scripts/building/puzzle-files.ts'
import { TRACE_CATEGORIES, workBetween } from './board/own-time.ts'
import { startVisit, type Visit } from '../../tools/bench/board/visit.ts'
import { percentile, rounded } from '../../tools/bench/engine/figures.ts'

export const description =
  'From the end of a puzzle to the next one on the screen, at full and at a quarter of the speed'

const PUZZLES = 20
const WANTED_MS = 200
/** Several months at ten puzzles a day. */
const MANY_ENTRIES = 2_000

interface NextPuzzleFigure {
  readonly figure: string
  readonly atMost: number
  readonly median: number
  readonly p95: number
  readonly worst: number
  /** The page's processor time, median. */
  readonly processorMs: number
  readonly load: number
}

type Kind = 'puzzles' | 'rush'

export async function run(args: readonly string[]): Promise<readonly NextPuzzleFigure[]> {
  const count = Number(args[0] ?? PUZZLES)
  const set = new Map(readPuzzleSet('content/puzzles').map((puzzle) => [puzzle.id, puzzle]))
  const visit = await startVisit()
  const rows: NextPuzzleFigure[] = []
  try {
    for (const kind of ['puzzles', 'rush'] as const)
      for (const entries of [0, MANY_ENTRIES])
        for (const slowdown of [1, 4])
          rows.push(await measure(visit, set, { kind, entries, slowdown, count }))
  } finally {
    await visit.close()
  }
  return rows
}

interface Setting {
  readonly kind: Kind
  readonly entries: number
  readonly slowdown: number
  readonly count: number
}

const NAMES: Record<Kind, string> = {
  puzzles: 'press of “Next puzzle”',
  rush: 'last move of a rush’s puzzle',
}

async function measure(
  { browser, origin }: Visit,
  set: ReadonlyMap<string, RatedPuzzle>,
  { kind, entries, slowdown, count }: Setting,
): Promise<NextPuzzleFigure> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(probe)
  await page.goto(`${origin}/train`)
  await page.getByText('Any day is a good one to begin.').waitFor()
  await keepEntries(page, [...set.values()].slice(-entries || set.size))
  await page.goto(`${origin}/train/${kind}`)
  if (kind === 'rush') await page.getByRole('button', { name: 'Start: three lives' }).click()
  else if (entries === 0) await page.getByRole('button', { name: 'Not sure' }).click()
  await page.locator('.puzzle[data-puzzle-id]').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  for (let puzzle = 0; puzzle < count; puzzle++) await solve(page, set, kind)
  const trace = (await browser.stopTracing()).toString()
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  await context.close()
  return {
    figure: `${NAMES[kind]}, ${entries} entries, ${slowdown === 1 ? 'full speed' : `a ${slowdown}th of it`}, ms`,
    atMost: WANTED_MS,
    median: rounded(percentile(seen, 0.5)),
    p95: rounded(percentile(seen, 0.95)),
    worst: rounded(Math.max(...seen)),
    processorMs: rounded(percentile(workBetween(trace, 'puzzle-over', 'puzzle-shown'), 0.5)),
    load: rounded(loadavg()[0]! / cpus().length),
  }
}

/** Runs in the page before any other script. A frame counts as painted when a message posted in its callback arrives. */
function probe() {
  const seen: number[] = []
  Object.assign(window, { seen })
  let over = 0
  const mark = ({ timeStamp }: Event) => (over = timeStamp)
  for (const type of ['pointerup', 'keydown']) window.addEventListener(type, mark, true)
  let shown: string | undefined
  const look = () => {
    const id = document.querySelector<HTMLElement>('.puzzle[data-puzzle-id]')?.dataset['puzzleId']
    if (id === undefined || id === shown) return
    const isFirst = shown === undefined
    shown = id
    const from = over
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        if (isFirst) return
        seen.push(performance.now() - from)
        performance.mark('puzzle-over', { startTime: from })
        performance.mark('puzzle-shown')
      }
      channel.port2.postMessage(undefined)
    })
  }
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-puzzle-id'],
  })
}

async function keepEntries(page: Page, puzzles: readonly RatedPuzzle[]) {
  const start = Date.now() - puzzles.length * 3_600_000
  const entries = puzzles.map((puzzle, hour) => {
    const at = new Date(start + hour * 3_600_000)
    return { ...makePuzzleEntry(puzzle, 'rated', hour % 4 > 0, at), id: newId(at.getTime()) }
  })
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('rook-and-rajah-training', 1)
        request.onerror = () => reject(new Error('no database'))
        request.onsuccess = () => {
          const transaction = request.result.transaction('entries', 'readwrite')
          for (const entry of all)
            transaction.objectStore('entries').put({ id: entry.id, entry, owner: null })
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    entries,
  )
}

/** Types the moves and waits for the next puzzle. */
async function solve(page: Page, set: ReadonlyMap<string, RatedPuzzle>, kind: Kind) {
  const shown = page.locator('.puzzle[data-puzzle-id]')
  const id = (await shown.getAttribute('data-puzzle-id')) ?? ''
  const puzzle = set.get(id)
  if (!puzzle) throw new Error(`${id} is not of the set`)
  const field = page.getByRole('textbox', { name: 'Type a move' })
  for (let ply = 1; ply < puzzle.moves.length; ply += 2) {
    await page.locator(`.puzzle[data-puzzle-id="${id}"] .puzzle-side[data-phase=asking]`).waitFor()
    await field.fill(puzzle.moves[ply]!)
    await field.press('Enter')
  }
  if (kind === 'puzzles') {
    // By then the page has prepared the next puzzle.
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: 'Next Puzzle' }).click()
  }
  await page.locator(`.puzzle[data-puzzle-id]:not([data-puzzle-id="${id}"])`).waitFor()
  // Long enough for the frame on a busy machine.
  await page.waitForTimeout(300)
}
