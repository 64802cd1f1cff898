import type { Page } from '@playwright/test'
import { makeComputerWait } from './computer-steps.ts'
import { button, centerOf, clickMoves, drag, moves, openMore, square, startGame } from './play-steps.ts'
import { openStoredGame, storedGame } from './play-stored.ts'
import { expect, test } from './support/test.ts'

/** Pointer, wheel and keys on a board. Plain moves are in play-board.spec.ts. */

const current = (page: Page) => moves(page).locator('[aria-current]')

test('wheel, Home and End step through the moves, and after the mouse the arrows do too', async ({
  page,
}) => {
  await startGame(page)
  await clickMoves(page, 'e2e4 e7e5 g1f3 b8c6')
  const { x, y } = await centerOf(square(page, 'd4'))
  await page.mouse.move(x, y)
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

  await test.step('the wheel scrolls a page that has no more moves', async () => {
    await page.setViewportSize({ width: 1000, height: 560 })
    const inside = await centerOf(square(page, 'd4'))
    await page.mouse.move(inside.x, inside.y)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expect(current(page)).toHaveText('Nc6')
  })
})

test('the king castles by a move onto its rook, with the mouse and by premove', async ({ page }) => {
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
  await button(page, 'Turn on').click()
  await expect(page.getByText('Turn on premoves?')).toHaveCount(0)
  // The dragged move waits as a premove, and is then played.
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
  await button(page, 'Not now').click()
  await computer.letGo()
  await expect(moves(page).getByRole('button')).toHaveCount(2)
  await computer.hold()
  await clickMoves(page, 'b2b3')
  await drag(page, 'h2', 'h3')
  await expect(page.locator('.board-square.premove')).toHaveCount(0)
  await expect(page.getByText('Turn on premoves?')).toHaveCount(0)
})

/** Both colours promote in one game: the tests check the arrival square and the origin square. */
const PROMOTIONS = [
  ['White', 'a8', 'a7'],
  ['Black', 'h1', 'h2'],
] as const

test('White and Black promote, as they sit and from the far side: the queen is on the square of arrival', async ({
  page,
}) => {
  await openStoredGame(page, storedGame({ start: '8/P3k3/8/8/8/8/3K3p/8 w - - 0 1' }))
  const dialog = page.getByRole('dialog', { name: 'Choose Promotion Piece' })
  for (const [color, arrival, from] of PROMOTIONS)
    for (const flipped of [false, true])
      await test.step(`${color} on ${arrival}, ${flipped ? 'flipped' : 'not flipped'}`, async () => {
        if (flipped) {
          await button(page, 'Undo Move').click()
          await page.keyboard.press('f')
        }
        await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(flipped ? /^h1/ : /^a8/)
        await clickMoves(page, from + arrival)
        await expectPiecesFrom(page, arrival)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(square(page, from)).toHaveAccessibleName(/pawn/)
        await clickMoves(page, from + arrival)
        // Works wherever the focus is within it.
        await dialog.getByRole('button', { name: 'Knight' }).focus()
        await page.keyboard.press('q')
        await expect(square(page, arrival)).toHaveAccessibleName(
          color === 'White' ? /white queen/ : /black queen/,
        )
        if (flipped) await page.keyboard.press('f')
      })

  await test.step('a user who answers a question by keyboard is then where they were', async () => {
    await openStoredGame(page, storedGame({ start: '8/P3k3/8/8/8/8/3K3p/8 w - - 0 1' }))
    const question = page.getByRole('dialog')
    for (const key of ['Escape', 'Enter']) {
      await square(page, 'a7').focus()
      for (const press of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(press)
      await expect(question.getByRole('button', { name: 'Queen' })).toBeFocused()
      await page.keyboard.press(key)
      await expect(question).toBeHidden()
      await expect(square(page, 'a8')).toBeFocused()
    }
    const resign = button(page, 'Resign')
    await resign.focus()
    await page.keyboard.press('Enter')
    await expect(question.getByRole('button', { name: 'Play on' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(resign).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Resign' }).focus()
    await page.keyboard.press('Enter')
    await expect(question.getByRole('button', { name: 'See Previous Moves' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Rematch')).toBeFocused()

    // On a new screen focus starts at the heading, and in a new game on the board.
    await button(page, 'New Game').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Start New Chess Match' })).toBeFocused()
    await button(page, 'Start Game').focus()
    await page.keyboard.press('Enter')
    await expect(square(page, 'e2')).toBeFocused()
  })
})

/** The queen is on the promotion square, and the other choices follow towards the middle of the board. */
async function expectPiecesFrom(page: Page, arrival: string) {
  const dialog = page.getByRole('dialog', { name: 'Choose Promotion Piece' })
  const target = await centerOf(square(page, arrival))
  const queen = (await dialog.getByRole('button', { name: 'Queen' }).boundingBox())!
  expect(queen.x + queen.width / 2).toBeCloseTo(target.x, 0)
  expect(queen.y + queen.height / 2).toBeCloseTo(target.y, 0)
  const order = await Promise.all(
    ['Queen', 'Rook', 'Bishop', 'Knight'].map(
      async (name) => (await centerOf(dialog.getByRole('button', { name }))).y,
    ),
  )
  const middle = await centerOf(page.locator('.board'))
  const distances = order.map((y) => Math.abs(y - middle.y))
  expect(distances).toEqual(distances.toSorted((a, b) => b - a))
}

test('a pause is seen on the board, with the way on, on a phone and on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startGame(page)
  for (const [width, height, move, san] of [
    [390, 844, 'e2e4', 'e4'],
    [1440, 900, 'e7e5', 'e5'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await button(page, 'Pause').click()
    const veil = page.locator('.pause-veil')
    // The page measures one frame later.
    await expect(async () => {
      expect(await veil.boundingBox()).toEqual(await page.locator('.board').boundingBox())
    }).toPass()
    await expect(veil.getByText('Paused')).toBeVisible()
    await veil.getByRole('button', { name: 'Resume' }).focus()
    await page.keyboard.press('Enter')
    await expect(veil).toHaveCount(0)
    await clickMoves(page, move)
    await expect(moves(page)).toContainText(san)
  }
})
