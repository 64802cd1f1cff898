/**
 * Time from mate on the board to both accuracies in the end dialog: people's games of about 40 moves, replayed as two players
 * at one screen, in a browser whose threads all run a quarter of the time. `npm run bench -- game-end GAMES.tsv.xz [GAMES]
 * [SECONDS A HALF-MOVE]`
 */
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { legalMoves } from '../../chess/moves.ts'
import { Position } from '../../chess/position.ts'
import type { Uci } from '../../chess/types.ts'
import { parseUci } from '../../chess/uci.ts'
import { startVisit } from '../../tools/bench/board/visit.ts'
import { sampleByBand, type PeopleGame } from '../../tools/bench/judging/people-games.ts'

export const description = 'From mate on the board to both accuracies, in a browser at a quarter of its speed'

const SLOWDOWN = 4
const PLIES = { least: 70, most: 90 } as const

interface GameEndFigure {
  readonly plies: number
  /** From the last press to the first frame that shows both accuracies. */
  readonly accuracyMs: number
  readonly load: number
}

export async function run(args: readonly string[]): Promise<readonly GameEndFigure[]> {
  const [file, games = '3', seconds = '3'] = args
  if (file === undefined) throw new Error('Which file holds the games?')
  const found = await sampleByBand(
    file,
    { from: 1000, to: 2000, width: 1000, games: Number(games) },
    endsInMate,
  )
  const visit = await startVisit()
  const rows: GameEndFigure[] = []
  try {
    for (const { moves } of found) {
      const accuracyMs = await playToMate(visit.browser, visit.origin, moves, 1000 * Number(seconds))
      const row = { plies: moves.length, accuracyMs, load: loadavg()[0]! / cpus().length }
      rows.push(row)
      console.log(JSON.stringify(row))
    }
  } finally {
    await visit.close()
  }
  return rows
}

/** True for games of suitable length that end in mate. Excludes promotions, which need an extra press. */
function endsInMate({ moves }: PeopleGame): boolean {
  if (moves.length < PLIES.least || moves.length > PLIES.most || moves.some((move) => move.length > 4))
    return false
  const position = Position.start()
  for (const text of moves) {
    const move = parseUci(position, text)
    if (!move.ok) return false
    position.make(move.value)
  }
  return position.isCheck() && legalMoves(position).length === 0
}

async function playToMate(
  browser: Browser,
  origin: string,
  moves: readonly Uci[],
  pauseMs: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watchForAccuracy)
  await page.goto(`${origin}/play`)
  await choose(page, 'Player vs Player')
  await choose(page, 'No clock')
  await page.getByRole('button', { name: 'Start Game' }).click()
  await page.getByRole('grid', { name: 'Chess board' }).waitFor()
  const release = await slowBrowser(browser, SLOWDOWN)
  try {
    for (const move of moves) {
      await sleep(pauseMs)
      await press(page, move.slice(0, 2))
      await press(page, move.slice(2, 4))
    }
    return await untilAccuracy(page)
  } finally {
    release()
    await context.close()
  }
}

/** Until the page is hydrated, pressing a radio button has no effect. */
async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name })
  while (!(await radio.isChecked())) {
    await radio.click()
    await sleep(100)
  }
}

async function press(page: Page, square: string): Promise<void> {
  const { x, y, width } = (await page.locator('.board').boundingBox())!
  const column = square.charCodeAt(0) - 'a'.charCodeAt(0)
  const row = '8'.charCodeAt(0) - square.charCodeAt(1)
  await page.mouse.click(x + ((column + 0.5) * width) / 8, y + ((row + 0.5) * width) / 8)
}

interface Watch {
  accuracyMs?: number
}

/** Runs in the page before any other script. */
function watchForAccuracy() {
  const watch: Watch = {}
  Object.assign(window, { watch })
  let pressedAt = 0
  window.addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), true)
  const observer = new MutationObserver(() => {
    const figures = document.querySelectorAll('[aria-label="Review of this game"] dd')
    if (figures.length < 2) return
    observer.disconnect()
    requestAnimationFrame(() => (watch.accuracyMs = Math.round(performance.now() - pressedAt)))
  })
  observer.observe(document, { childList: true, subtree: true })
}

async function untilAccuracy(page: Page): Promise<number> {
  const figure = await page.waitForFunction(() => (window as unknown as { watch: Watch }).watch.accuracyMs)
  return (await figure.jsonValue())!
}

/** How long the browser's pages run before each pause. */
const RUN_MS = 5

/**
 * Stops and continues the processes of the browser's pages in turn, so that all their threads slow down: the browser's own
 * throttling slows only the page, and not the workers that judge the game.
 */
async function slowBrowser(browser: Browser, rate: number): Promise<() => void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => pages.forEach((id) => process.kill(id, name))
  const slow = new AbortController()
  const turn = async () => {
    while (!slow.signal.aborted) {
      signal('SIGCONT')
      await sleep(RUN_MS)
      if (slow.signal.aborted) return
      signal('SIGSTOP')
      await sleep(RUN_MS * (rate - 1))
    }
  }
  void turn()
  return () => {
    slow.abort()
    signal('SIGCONT')
  }
}
