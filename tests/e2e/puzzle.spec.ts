import type { Page } from '@playwright/test'
import { Chess } from 'chess.js'
import { expectNoSidewaysScroll } from './play-steps.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

interface Daily {
  readonly start: string
  readonly moves: readonly string[]
}

const puzzle = (page: Page) => page.locator('.puzzle')
const status = (page: Page) => puzzle(page).getByRole('status')
const phase = (page: Page) => puzzle(page).locator('.puzzle-side')
const square = (page: Page, name: string) =>
  puzzle(page).locator(`[data-square="${(Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97}"]`)

/** Opens the home page and scrolls near the puzzle; answers its requests. */
async function openPuzzle(page: Page): Promise<Daily> {
  await page.goto('/')
  const daily = JSON.parse((await puzzle(page).getAttribute('data-puzzle')) ?? '') as Daily
  await puzzle(page).scrollIntoViewIfNeeded()
  await expect(status(page)).toBeVisible()
  return daily
}

async function clickMove(page: Page, move: string) {
  await square(page, move.slice(0, 2)).click()
  await square(page, move.slice(2, 4)).click()
  const role = { q: 'Queen', r: 'Rook', b: 'Bishop', n: 'Knight' }[move.slice(4)]
  if (role) await page.getByRole('button', { name: role }).click()
}

/** Solves it from the start; `play` makes each move. */
async function solve(page: Page, { moves }: Daily, play = clickMove) {
  for (let ply = 1; ply < moves.length; ply += 2) {
    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    await play(page, moves[ply]!)
  }
  await expect(phase(page)).toHaveAttribute('data-phase', 'solved')
}

/** A legal move that is neither the solution nor mate. */
function wrongMove({ start, moves }: Daily) {
  const chess = new Chess(start)
  chess.move(moves[0]!)
  const wrong = chess
    .moves({ verbose: true })
    .find((move) => move.lan !== moves[1] && !move.promotion && !move.san.endsWith('#'))
  if (wrong === undefined) throw new Error(`Every move is right in ${start}`)
  return wrong
}

test('home is without React, and fetches the puzzle’s script when the puzzle comes near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, ''))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.toSorted()).toEqual(['/assets/home-script', '/assets/update-notice', '/before-paint.js'])
  await expect(puzzle(page).getByRole('img', { name: /the puzzle of the day/ })).toBeVisible()
  await puzzle(page).scrollIntoViewIfNeeded()
  await expect(status(page)).toHaveText(/Find the best move for (White|Black)\./)
  expect(scripts).toContain('/assets/puzzle-script')
})

test('nothing moves when the puzzle wakes, and it does not take the focus', async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const still = await puzzle(page).locator('.board').boundingBox()
    await puzzle(page).scrollIntoViewIfNeeded()
    await expect(status(page)).toBeVisible()
    const awake = await puzzle(page).locator('.board').boundingBox()
    expect(awake?.width).toBe(still?.width)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  }
})

test('the right moves by mouse solve it; the opponent replies; the theme is named then', async ({ page }) => {
  const daily = await openPuzzle(page)
  await expect(puzzle(page)).not.toContainText('Theme:')
  await solve(page, daily)
  await expect(status(page)).toHaveText(/Solved at the first try\. Theme: .+\./)
  // Nothing is left to be saved.
  await expect(puzzle(page).getByRole('textbox')).toHaveCount(0)
  await expect(puzzle(page)).toContainText('Your streak: one day.')
  await page.reload()
  await puzzle(page).scrollIntoViewIfNeeded()
  await expect(puzzle(page)).toContainText('Your streak: one day.')
})

test('a wrong move is explained and taken back, and another may be tried', async ({ page }) => {
  const daily = await openPuzzle(page)
  const { from, to, san } = wrongMove(daily)
  await clickMove(page, from + to)

  await expect(puzzle(page).locator('.board-drawing .circle.red')).toHaveCSS('fill', 'rgb(240, 100, 90)')
  // A refuting reply is played before the move is taken back.
  await expect(status(page)).toContainText(`${san} was not the move`)
  await expect(status(page)).toContainText('Try again.')
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  await solve(page, daily)
  await expect(status(page)).toContainText('after one wrong try')
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('it is solved by taps', async ({ page }) => {
    const daily = await openPuzzle(page)
    await solve(page, daily, async (_, move) => {
      await square(page, move.slice(0, 2)).tap()
      await square(page, move.slice(2, 4)).tap()
      const role = { q: 'Queen', r: 'Rook', b: 'Bishop', n: 'Knight' }[move.slice(4)]
      if (role) await page.getByRole('button', { name: role }).tap()
    })
  })
})

test('hints come in steps, and the solution plays itself and counts for no streak', async ({ page }) => {
  const daily = await openPuzzle(page)
  const move = daily.moves[1]!
  await puzzle(page).getByRole('button', { name: 'Hint' }).click()
  await expect(status(page)).toHaveText(new RegExp(`Look at the \\w+ on ${move.slice(0, 2)}\\.`))
  await puzzle(page).getByRole('button', { name: 'Another hint' }).click()
  await expect(status(page)).toHaveText(new RegExp(`to ${move.slice(2, 4)}\\.`))
  await expect(puzzle(page).getByRole('button', { name: 'Another hint' })).toBeDisabled()
  await puzzle(page).getByRole('button', { name: 'Show the solution' }).click()
  await expect(status(page)).toHaveText(/The solution: \d+\..+ Theme: /)
  await puzzle(page).getByRole('button', { name: 'Try it again' }).click()
  await solve(page, daily)
  await expect(puzzle(page)).not.toContainText('streak')
})

/** How each width solves it, so that every way is tried. */
const INPUTS: [number, (page: Page, move: string) => Promise<void>][] = [
  [320, clickMove],
  [768, pressMove],
  [1440, typeMove],
]

async function pressMove(page: Page, move: string) {
  for (const name of [move.slice(0, 2), move.slice(2, 4)]) {
    await square(page, name).focus()
    await page.keyboard.press('Enter')
  }
  if (move[4]) await page.keyboard.press(move[4])
}

const written = (page: Page) => puzzle(page).getByRole('textbox', { name: 'Type a move' })

async function typeMove(page: Page, move: string) {
  await written(page).fill(move)
  await written(page).press('Enter')
}

test('awake and solved by mouse, keys or written moves, it fits and is open to everybody', async ({
  page,
}) => {
  for (const [width, play] of INPUTS) {
    await page.setViewportSize({ width, height: 800 })
    const daily = await openPuzzle(page)
    await page.mouse.move(0, 0)
    await expectNoFaults(page)
    if (play === typeMove) {
      await typeMove(page, 'Kj9')
      await expect(puzzle(page)).toContainText('“Kj9” is not a legal move here.')
    }
    await solve(page, daily, play)
    // The field has disappeared, and the focus is on the control to continue with.
    if (play === typeMove)
      await expect(puzzle(page).getByRole('button', { name: 'Try it again' })).toBeFocused()
    await expectNoFaults(page, '.puzzle')
    await expectNoSidewaysScroll(page)
  }
})
