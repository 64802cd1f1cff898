import type { Page } from '@playwright/test'
import { Chess } from 'chess.js'
import { finishedRecord } from '#matches/game-record.fixture.ts'
import { readPuzzleSet } from '../../scripts/building/puzzle-files.ts'
import { becomeMember, signOut } from './account-steps.ts'
import { expectNoSidewaysScroll } from './play-steps.ts'
import { askStore } from './support/device-store.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

const SET = new Map(readPuzzleSet('content/puzzles').map((puzzle) => [puzzle.id, puzzle]))

/** While the page arrives, the waiting side and the hidden one that replaces it are both there. */
const phase = (page: Page) => page.locator('[data-phase]').last()
const status = (page: Page) => page.locator('.try-status')
const square = (page: Page, name: string) =>
  page.locator(`.board-stage [data-square="${(Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97}"]`)

async function puzzleOn(page: Page) {
  const id = await page.locator('[data-puzzle-id]').getAttribute('data-puzzle-id')
  const puzzle = SET.get(id ?? '')
  if (!puzzle) throw new Error(`${id} is not of the set`)
  return puzzle
}

async function clickMove(page: Page, move: string) {
  await square(page, move.slice(0, 2)).click()
  await square(page, move.slice(2, 4)).click()
  await promote(page, move)
}

async function tapMove(page: Page, move: string) {
  await square(page, move.slice(0, 2)).tap()
  await square(page, move.slice(2, 4)).tap()
  await promote(page, move)
}

/** Uses arrow keys only, starting from the focused square of the board. */
async function arrowMove(page: Page, move: string) {
  for (const name of [move.slice(0, 2), move.slice(2, 4)]) {
    const here = await page.locator('.board-stage [data-square]:focus').boundingBox()
    const there = await square(page, name).boundingBox()
    if (!here || !there) throw new Error('no square of the board has the focus')
    const across = Math.round((there.x - here.x) / there.width)
    const down = Math.round((there.y - here.y) / there.height)
    for (let step = 0; step < Math.abs(across); step++)
      await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft')
    for (let step = 0; step < Math.abs(down); step++)
      await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
    await expect(square(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await promote(page, move)
}

async function promote(page: Page, move: string) {
  const role = { q: 'Queen', r: 'Rook', b: 'Bishop', n: 'Knight' }[move.slice(4)]
  if (role) await page.getByRole('button', { name: role }).click()
}

async function typeMove(page: Page, move: string) {
  await page.getByRole('textbox').fill(move)
  await page.keyboard.press('Enter')
}

async function solve(page: Page, play: typeof clickMove) {
  const { moves } = await puzzleOn(page)
  for (let ply = 1; ply < moves.length; ply += 2) {
    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    await play(page, moves[ply]!)
  }
  await expect(phase(page)).toHaveAttribute('data-phase', 'solved')
}

test.describe('puzzles to train with', () => {
  test.use({ serviceWorkers: 'allow', hasTouch: true, allowedTrouble: [/ERR_INTERNET_DISCONNECTED/] })

  test('are solved by pointer, touch and keyboard, rated, kept, go on without a network, and follow into an account', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/train/puzzles')
    await expect(page.getByRole('radio', { name: 'Beginner' })).toBeChecked()
    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    const suggested = (await puzzleOn(page)).id
    await page.getByRole('radio', { name: 'Casual' }).check()
    await expect.poll(async () => (await puzzleOn(page)).id).not.toBe(suggested)
    expect((await puzzleOn(page)).rating).toBeGreaterThan(1000)
    // A rating after fewer than five puzzles says nothing.
    const untilRating = (left: number) => page.getByText(`Rating in ${left} puzzles`)
    await expect(untilRating(5)).toBeVisible()
    const first = await puzzleOn(page)
    await expect(page.getByRole('heading', { name: / to move$/ })).toBeVisible()
    await solve(page, clickMove)
    await expect(page.getByRole('heading', { name: 'Solved', exact: true })).toBeVisible()
    await expect(untilRating(4)).toBeVisible()
    await expectNoFaults(page)
    await page.getByRole('button', { name: 'Why?' }).click()
    await expect(page.locator('.train-why')).not.toBeEmpty()

    // Uses keys only: the next puzzle has the focus on its board.
    await page.getByRole('button', { name: 'Next puzzle' }).press('Enter')
    await expect(page.locator('.board-stage [data-square]:focus')).toHaveCount(1)
    const second = await puzzleOn(page)
    expect(second.id).not.toBe(first.id)
    await page.getByRole('button', { name: 'Hint' }).press('Enter')
    await expect(status(page)).toContainText('Look at')
    await expect(untilRating(3)).toBeVisible()
    await page.locator('.board-stage [data-square][tabindex="0"]').focus()
    await solve(page, arrowMove)

    await page.waitForFunction(async () => {
      const { active } = await navigator.serviceWorker.ready
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null
    })
    // The service worker has seen the puzzles, so they stay available.
    await page.reload()
    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    await expect(untilRating(3)).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    await expect(untilRating(3)).toBeVisible()
    expect([first.id, second.id]).not.toContain((await puzzleOn(page)).id)
    await solve(page, tapMove)

    // A puzzle that needed a hint is set again, and is finished once it is solved without one.
    await page.getByLabel('What to train').selectOption({ label: 'Puzzles you failed (1)' })
    await expect.poll(async () => (await puzzleOn(page)).id).toBe(second.id)
    await solve(page, clickMove)
    await page.getByRole('button', { name: 'Next puzzle' }).click()
    await expect(page.getByText('Nothing is left here')).toBeVisible()

    // A guest's training is offered to the account, appears on its other devices, and is removed here at sign-out.
    await context.setOffline(false)
    await becomeMember(page, site)
    await page.goto('/train')
    await page.getByRole('button', { name: 'Take them in' }).click()
    await expect(page.getByText('Your rating shows after 2 more puzzles.').first()).toBeVisible()
    await expect.poll(() => trainedInAccount(page)).toBe(5)
    await page.goto('/dashboard')
    const progress = page.getByRole('region', { name: 'Your progress' })
    await expect(page.getByText('Your puzzle rating shows after 2 more puzzles.')).toBeVisible()
    await progress.getByText('By theme and by kind of mistake').click()
    await expect(progress.getByRole('table')).not.toHaveCount(0)
    await expectNoFaults(page, '.statistics')
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      progress.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    expect(table.suggestedFilename()).toBe('training.csv')
    await emptyDevice(page)
    await page.goto('/train')
    await expect(page.getByText('Your rating shows after 2 more puzzles.').first()).toBeVisible()
    await signOut(page)
    await page.goto('/train')
    await expect(page.getByText('Welcome. Start with five minutes')).toBeVisible()
  })
})

/** The number of entries that the account has received. */
async function trainedInAccount(page: Page): Promise<number> {
  const everything = (await (await page.request.get('/account/data.json')).json()) as { training: unknown[] }
  return everything.training.length
}

const TRAINING = { database: 'rook-and-rajah-training', name: 'entries', options: { keyPath: 'id' } }

/** Another device of the same user. */
const emptyDevice = (page: Page) => askStore(page, TRAINING, 'clear')

/** The number of training entries on this device. */
const trainedOnDevice = (page: Page) => askStore(page, TRAINING, 'count')

test('a rush goes on until three are wrong, and keeps the best', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/train/rush')
  await page.getByRole('button', { name: 'Start: three lives' }).click()
  const solved = page.locator('.rush-score p', { hasText: 'Solved' })
  const lives = page.locator('.rush-score p', { hasText: 'Lives' })
  for (let wrong = 0; wrong < 3; wrong++) {
    await expect(lives).toHaveText(`Lives ${3 - wrong}`)
    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    if (wrong === 0) {
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 844, height: 390 })
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(page.getByRole('grid', { name: 'Chess board' })).toBeInViewport({ ratio: 1 })
      await expect(lives).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.locator('.board-stage .board-grid').evaluate((grid) => grid.setAttribute('data-first', ''))
    }
    const { id } = await puzzleOn(page)
    await typeMove(page, await wrongMove(page))
    if (wrong === 2) break
    await expect(page.locator(`[data-puzzle-id]:not([data-puzzle-id="${id}"]) .board-grid`)).toBeVisible()
    // The board is reused, because a new one costs twice as much and would interrupt typing.
    await expect(page.locator('.board-grid[data-first]')).toBeVisible()
    await expect(page.getByRole('textbox')).toBeFocused()
  }
  await expect(page.getByRole('heading', { name: '0 puzzles solved' })).toBeFocused()
  await expect(solved).toHaveCount(0)
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'The other rush' }).click()
  await expect(page.getByText('Your best: 0.')).toBeVisible()
})

/** A legal move that is neither the solution nor mate. */
async function wrongMove(page: Page): Promise<string> {
  const { fen, moves } = await puzzleOn(page)
  const chess = new Chess(fen)
  chess.move(moves[0]!)
  const wrong = chess.moves({ verbose: true }).find(({ lan, san }) => lan !== moves[1] && !san.endsWith('#'))
  if (!wrong) throw new Error(`Every move is right in ${fen}`)
  return wrong.lan
}

const DAY_MS = 24 * 60 * 60 * 1000

const QUIET_END = ['d3', 'Nf6', 'h3', 'h6', 'a3', 'a6', 'Nc3', 'Be7', 'Be3', 'O-O', 'O-O', 'd6']

/** White misses mate on f7 and loses the queen; the game is long enough for an accuracy. */
const MISSED_MATE = finishedRecord({
  moves: ['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Nf3', 'Nxh5', ...QUIET_END],
  called: { reason: 'resignation', color: 'w' },
})

test('a mistake of an own game comes back after a day, and again after three', async ({ page }) => {
  // Until then the page asks a sample.
  await page.goto('/train/mistakes')
  await expect(page.getByText('The Immortal Game, London 1851')).toBeVisible()
  await expectNoFaults(page)
  await typeMove(page, 'Qf6+')
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  await typeMove(page, 'Be7#')
  await expect(phase(page)).toHaveAttribute('data-phase', 'solved')
  await page.goto('/train')
  await expect(page.getByText('Welcome. Start with five minutes')).toBeVisible()
  await expectNoFaults(page)
  await keepOnDevice(page, MISSED_MATE)
  await page.goto(`/review?game=${MISSED_MATE.gameId}`)
  await expect(page.getByText('The review is finished.')).toBeAttached({ timeout: 90_000 })
  // The card and the accuracy are created a moment later, by a script that is loaded at that point.
  await expect.poll(() => trainedOnDevice(page)).toBe(2)
  await page.goto('/train')
  await expect(page.getByText('None is due today')).toBeVisible()

  await page.clock.setSystemTime(Date.now() + 1.1 * DAY_MS)
  await page.reload()
  // The mistake is already on the plan's board.
  await expect(page.getByText('You played 4. Nf3 here.')).toBeVisible()
  await page.getByRole('link', { name: 'Answer it' }).click()
  await expect(page.getByRole('heading', { name: 'Your mistakes' })).toBeVisible()
  await expect(page.locator('.train-rating').getByRole('link')).toHaveAttribute('href', /^\/review\?game=/)
  await clickMove(page, 'h5f7')
  await expect(page.getByText('It comes again in 3 days.')).toBeVisible()
  await page.getByRole('link', { name: 'Done for today' }).click()
  await expect(page.getByText('None is due today')).toBeVisible()
  await expect(page.getByText('on one day of the last four weeks')).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByText('Accuracy in one reviewed game')).toBeVisible()

  // When due again, it also appears between puzzles.
  await page.clock.setSystemTime(Date.now() + 4.2 * DAY_MS)
  await page.goto('/train/puzzles')
  for (let puzzle = 0; puzzle < 3; puzzle++) {
    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    await solve(page, typeMove)
    await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('You played 4. Nf3 here.')).toBeVisible()
  await typeMove(page, 'Qxe5')
  await expect(page.getByText('It comes again tomorrow.')).toBeVisible()
})

const FINISHED_GAMES = {
  database: 'rook-and-rajah-history',
  name: 'finished-games',
  options: { keyPath: 'gameId' },
}

/** A game as the play page stores it for a guest. */
const keepOnDevice = (page: Page, game: typeof MISSED_MATE) =>
  askStore(page, FINISHED_GAMES, 'put', {
    gameId: game.gameId,
    owner: null,
    state: 'kept',
    game,
    refusal: null,
  })

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the button that leads on never moves at ${viewport.width} px, and the field waits for a key`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/train/puzzles')
    const places: unknown[] = []
    const place = async () => {
      const box = await page.locator('.answer-buttons').boundingBox()
      places.push([box?.y, box?.height])
    }
    for (let puzzles = 0; puzzles < 4; puzzles++) {
      await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
      await place()
      await page.getByRole('button', { name: 'Hint' }).click()
      await place()
      await page.getByRole('button', { name: 'Show the solution' }).click()
      await expect(phase(page)).toHaveAttribute('data-phase', 'shown')
      await place()
      await page.getByRole('button', { name: 'Next puzzle' }).click()
    }
    expect(new Set(places.map(String)).size).toBe(1)

    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    const field = page.getByRole('textbox', { name: 'Type a move' })
    const shown = page.locator('form').filter({ has: field })
    expect((await shown.boundingBox())!.width).toBeLessThan(2)
    await page.keyboard.press('ArrowLeft')
    expect((await shown.boundingBox())!.width).toBeGreaterThan(100)
  })
