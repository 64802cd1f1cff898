import type { Page } from '@playwright/test'
import { button, clickMoves, square, startGame } from './play-steps.ts'
import { expect, test } from './support/test.ts'

/** Two people at one screen: where each of them sits. */

const firstSquare = (page: Page) => page.getByRole('gridcell').first()

const rotateOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).rotate)

/** The rotation, in degrees, of the piece on the first such square. */
const turned = (page: Page, color: 'w' | 'b') => rotateOf(page, `.board-piece.${color} > .piece`)

async function sit(page: Page, seats: string) {
  await page.getByText('Board & sound').click()
  await page.getByRole('radio', { name: seats }).check()
}

test('across a table the far side’s pieces stand upside down, after a reload and a turn too', async ({
  page,
}) => {
  await startGame(page)
  expect(await turned(page, 'b')).toBe('none')
  expect(await rotateOf(page, '.game-clock-top')).toBe('none')
  await expect(page.locator('.board-file.far')).toHaveCount(0)
  await sit(page, 'Face to face')
  expect(await turned(page, 'b')).toBe('180deg')
  expect(await turned(page, 'w')).toBe('none')

  await test.step('so do the name, clock and coordinates', async () => {
    expect(await rotateOf(page, '.game-clock-top')).toBe('180deg')
    expect(await rotateOf(page, '.game-clock-bottom')).toBe('none')
    await expect(page.locator('.board-file.far')).toHaveCount(8)
    await expect(page.locator('.board-rank.far')).toHaveCount(8)
    expect(await rotateOf(page, '.board-file.far')).toBe('180deg')
    expect(await rotateOf(page, '.board-file.near')).toBe('none')
    // Black's files are along the top edge.
    const far = (await page.locator('.board-file.far').first().boundingBox())!
    const first = (await firstSquare(page).boundingBox())!
    expect(far.y).toBeLessThan(first.y + first.height / 2)
  })

  await clickMoves(page, 'e2e4 e7e5')
  await expect(square(page, 'e5')).toHaveAccessibleName(/black pawn/)
  await expect(firstSquare(page)).toHaveAccessibleName(/^a8/)

  await page.reload()
  await expect(square(page, 'e5')).toHaveAccessibleName(/black pawn/)
  expect(await turned(page, 'b')).toBe('180deg')
  await page.keyboard.press('f')
  await expect(firstSquare(page)).toHaveAccessibleName(/^h1/)
  expect(await turned(page, 'w')).toBe('180deg')
  expect(await turned(page, 'b')).toBe('none')
})

test('across a table questions turn to the player they ask, and the clock starts with the first move', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/play?with=table')
  await startGame(page, { time: '5 min', seats: 'Across a table' })
  expect(await turned(page, 'b')).toBe('180deg')
  await page.clock.runFor(5_000)
  await expect(page.getByRole('timer', { name: 'White clock' })).toHaveText('5:00')
  await clickMoves(page, 'e2e4')
  await page.clock.runFor(5_000)
  await expect(page.getByRole('timer', { name: 'Black clock' })).not.toHaveText('5:00')

  const dialog = page.getByRole('dialog')
  const isTurned = async (name: string) => {
    await expect(dialog.filter({ has: page.getByRole('heading', { name }) })).toBeVisible()
    return (await rotateOf(page, 'dialog[open]')) === '180deg'
  }
  await test.step('Black is asked to confirm, White to accept', async () => {
    await button(page, 'Resign').click()
    expect(await isTurned('Resign?')).toBe(true)
    await dialog.getByRole('button', { name: 'Play on' }).click()
    await button(page, 'Offer draw').click()
    expect(await isTurned('Draw offered')).toBe(false)
    await dialog.getByRole('button', { name: 'Play on' }).click()
  })

  await test.step('the result faces the winner, and turns around', async () => {
    await clickMoves(page, 'e7e5')
    await button(page, 'Resign').click()
    await dialog.getByRole('button', { name: 'Resign' }).click()
    await page.clock.runFor(1_000)
    expect(await isTurned('Black won')).toBe(true)
    await dialog.getByRole('button', { name: 'Turn around' }).click()
    expect(await isTurned('Black won')).toBe(false)
  })
})

test('the board turns to the side to move, and after a reload still does', async ({ page }) => {
  await startGame(page)
  await sit(page, 'Turn the board')
  await expect(firstSquare(page)).toHaveAccessibleName(/^a8/)
  await clickMoves(page, 'e2e4')
  await expect(firstSquare(page)).toHaveAccessibleName(/^h1/)
  // The lower clock belongs to the side to move.
  await expect(page.getByRole('timer').last()).toHaveAccessibleName('Black clock')
  await page.reload()
  await expect(firstSquare(page)).toHaveAccessibleName(/^h1/)
  await clickMoves(page, 'e7e5')
  await expect(firstSquare(page)).toHaveAccessibleName(/^a8/)
})
