import type { Page } from '@playwright/test'
import { makeComputerWait } from './computer-steps.ts'
import {
  button,
  centerOf,
  choose,
  clickMoves,
  drag,
  moves,
  openMore,
  square,
  startGame,
} from './play-steps.ts'
import { openStoredGame, storedGame } from './play-stored.ts'
import { expect, test } from './support/test.ts'

/** What pointer, wheel and keys do at a board, besides plain moves: play-board.spec.ts. */

const current = (page: Page) => moves(page).locator('[aria-current]')

test('wheel, Home and End step through the moves, and after the mouse the arrows do too', async ({
  page,
}) => {
  await startGame(page)
  await clickMoves(page, 'e2e4 e7e5 g1f3 b8c6')
  const { x, y } = await centerOf(square(page, 'd4'))
  await page.mouse.move(x, y)
  // What scrolled the page before has come to rest.
  await page.waitForTimeout(400)
  await page.mouse.wheel(0, -100)
  await expect(current(page)).toHaveText('Nf3')
  await page.mouse.wheel(0, -100)
  await expect(current(page)).toHaveText('e5')
  await page.mouse.wheel(0, 100)
  await expect(current(page)).toHaveText('Nf3')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  // The last press was on the board, which has the focus.
  await page.keyboard.press('Home')
  await expect(current(page)).toHaveCount(0)
  await expect(square(page, 'e2')).toHaveAccessibleName(/white pawn/)
  await page.keyboard.press('End')
  await expect(current(page)).toHaveText('Nc6')
  await page.keyboard.press('ArrowLeft')
  await expect(current(page)).toHaveText('Nf3')
  await page.keyboard.press('ArrowRight')
  await expect(current(page)).toHaveText('Nc6')
})

test('the wheel scrolls a page that has no more moves, and one that was being scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 560 })
  await startGame(page)
  await clickMoves(page, 'e2e4')
  const { x, y } = await centerOf(square(page, 'd4'))
  await page.mouse.move(x, y)
  await page.waitForTimeout(400)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(current(page)).toHaveText('e4')
})

test('the king castles by being put on his rook, with the mouse and by premove', async ({ page }) => {
  await openStoredGame(page, storedGame({ start: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1' }))
  await square(page, 'e1').click()
  await expect(square(page, 'h1')).toHaveAccessibleName(/may be castled with/)
  await drag(page, 'e1', 'h1')
  await expect(square(page, 'g1')).toHaveAccessibleName(/white king/)
  await expect(square(page, 'f1')).toHaveAccessibleName(/white rook/)
  await clickMoves(page, 'e8a8')
  await expect(moves(page)).toContainText('O-O-O')
})

test('premoves are offered at the first drag while the computer thinks, and the answer is kept', async ({
  page,
}) => {
  const computer = await makeComputerWait(page)
  await startGame(page, { mode: 'Player vs Computer', level: 'Master' })
  await computer.hold()
  await clickMoves(page, 'a2a3')
  await clickMoves(page, 'h2h3')
  // A click does nothing, as specified.
  await expect(page.getByText('Turn on premoves?')).toHaveCount(0)
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(0)
  await drag(page, 'h2', 'h3')
  await expect(page.getByText('Turn on premoves?')).toBeVisible()
  await button(page, 'Turn On').click()
  await expect(page.getByText('Turn on premoves?')).toHaveCount(0)
  // What was dragged waits, and is played.
  await expect(page.locator('.board-square.premove')).toHaveCount(2)
  await computer.letGo()
  await expect(moves(page)).toContainText('h3')
  await openMore(page)
  await page.getByText('Board & sound').click()
  await expect(page.getByRole('checkbox', { name: 'Premoves' })).toBeChecked()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('preferences')!).premoves)).toBe('on')
})

test('who wants no premoves is not asked again', async ({ page }) => {
  const computer = await makeComputerWait(page)
  await startGame(page, { mode: 'Player vs Computer', level: 'Master' })
  await computer.hold()
  await clickMoves(page, 'a2a3')
  await drag(page, 'h2', 'h3')
  await button(page, 'Not Now').click()
  await computer.letGo()
  await expect(moves(page).getByRole('button')).toHaveCount(2)
  await computer.hold()
  await clickMoves(page, 'b2b3')
  await drag(page, 'h2', 'h3')
  await expect(page.locator('.board-square.premove')).toHaveCount(0)
  await expect(page.getByText('Turn on premoves?')).toHaveCount(0)
})

/** Both colours promote, each seen from both sides; the square on which the pawn arrives and the next rank's. */
const PROMOTIONS = [
  ['w', false, 'a8', 'a7'],
  ['w', true, 'a8', 'a7'],
  ['b', false, 'h1', 'h2'],
  ['b', true, 'h1', 'h2'],
] as const

for (const [color, flipped, arrival, next] of PROMOTIONS)
  test(`${color === 'w' ? 'White' : 'Black'} promotes on ${arrival}, ${flipped ? 'from the far side' : 'as he sits'}: the queen is on that square`, async ({
    page,
  }) => {
    const leftMs = { w: 600_000, b: 600_000 }
    const start = `4k3/P7/8/8/8/8/7p/4K3 ${color} - - 0 1`
    await openStoredGame(page, storedGame({ start, leftMs }))
    if (flipped) await page.keyboard.press('f')
    const dialog = page.getByRole('dialog', { name: 'Choose Promotion Piece' })
    await clickMoves(page, next + arrival)
    const target = await centerOf(square(page, arrival))
    const queen = (await dialog.getByRole('button', { name: 'Queen' }).boundingBox())!
    expect(queen.x + queen.width / 2).toBeCloseTo(target.x, 0)
    expect(queen.y + queen.height / 2).toBeCloseTo(target.y, 0)
    // The others follow towards the middle of the board.
    const order = await Promise.all(
      ['Queen', 'Rook', 'Bishop', 'Knight'].map(
        async (name) => (await centerOf(dialog.getByRole('button', { name }))).y,
      ),
    )
    const middle = await centerOf(page.locator('.board'))
    const distances = order.map((y) => Math.abs(y - middle.y))
    expect(distances).toEqual(distances.toSorted((a, b) => b - a))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(square(page, next)).toHaveAccessibleName(/pawn/)
    await clickMoves(page, next + arrival)
    // Wherever the focus is in it.
    await dialog.getByRole('button', { name: 'Knight' }).focus()
    await page.keyboard.press('q')
    await expect(square(page, arrival)).toHaveAccessibleName(color === 'w' ? /white queen/ : /black queen/)
  })

for (const width of [390, 1440])
  test(`at ${width} px a pause is seen on the board, with the way on`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await startGame(page)
    await button(page, 'Pause').click()
    const veil = page.locator('.pause-veil')
    expect(await veil.boundingBox()).toEqual(await page.locator('.board').boundingBox())
    await expect(veil.getByText('Paused')).toBeVisible()
    await veil.getByRole('button', { name: 'Resume' }).focus()
    await page.keyboard.press('Enter')
    await expect(veil).toHaveCount(0)
    await clickMoves(page, 'e2e4')
    await expect(moves(page)).toContainText('e4')
  })

test('across a table the far player’s name, clock and coordinates are the right way up for him', async ({
  page,
}) => {
  await page.goto('/play')
  await choose(page, 'Game Mode', 'Player vs Player')
  await startGame(page)
  const turned = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).rotate)
  expect(await turned('.game-clock-top')).toBe('none')
  await expect(page.locator('.board-file.far')).toHaveCount(0)
  await page.getByText('Board & sound').click()
  await page.getByRole('radio', { name: 'Across a table' }).check()
  expect(await turned('.game-clock-top')).toBe('180deg')
  expect(await turned('.game-clock-bottom')).toBe('none')
  await expect(page.locator('.board-file.far')).toHaveCount(8)
  await expect(page.locator('.board-rank.far')).toHaveCount(8)
  expect(await turned('.board-file.far')).toBe('180deg')
  expect(await turned('.board-file.near')).toBe('none')
  // His files stand along his edge, which is the top one.
  const far = (await page.locator('.board-file.far').first().boundingBox())!
  const first = (await page.getByRole('gridcell').first().boundingBox())!
  expect(far.y).toBeLessThan(first.y + first.height / 2)
})
