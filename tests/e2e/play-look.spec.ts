import type { Locator, Page } from '@playwright/test'
import { button, clickMoves, drag, moves, openMore, SCHOLARS_MATE, square, startGame } from './play-steps.ts'
import { expect, test } from './support/test.ts'

/** Tests the look of boards: colours, pieces, coordinates, size, and the names beside them. */

const board = (page: Page): Locator => page.locator('.board')
const widthOf = async (locator: Locator) => (await locator.boundingBox())!.width

async function openBoardSettings(page: Page) {
  await openMore(page)
  await page.getByText('Board & sound').click()
  await button(page, 'Board').click()
  await expect(page.getByRole('dialog', { name: 'Board' })).toBeVisible()
}

const colorOf = (page: Page, name: string) =>
  square(page, name).evaluate((element) => getComputedStyle(element).backgroundColor)
const pictureOf = (page: Page) =>
  page
    .locator('.board-piece .wn')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundImage)

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`colours, pieces and coordinates are chosen at ${width} px, seen at once and kept on the device`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await startGame(page)
    expect(await colorOf(page, 'a1')).toBe('rgb(115, 149, 82)')
    await openBoardSettings(page)
    const dialog = page.getByRole('dialog', { name: 'Board' })
    // The choice is visible: the dialog leaves the board free.
    await expect(board(page)).toBeInViewport({ ratio: height > width ? 0.95 : 1 })
    await dialog.getByRole('radio', { name: 'Lake' }).check()
    expect(await colorOf(page, 'a1')).toBe('rgb(127, 159, 189)')
    await dialog.getByRole('radio', { name: 'Bold' }).check()
    const bold = await pictureOf(page)
    expect(bold).toMatch(/\/assets\/wn-[\w-]+\.svg/)
    await dialog.getByRole('radio', { name: 'Letters' }).check()
    expect(await pictureOf(page)).not.toBe(bold)
    await dialog.getByRole('radio', { name: 'Off' }).check()
    await expect(page.locator('.board-file').first()).toBeHidden()
    const wide = await widthOf(board(page))
    await dialog.getByRole('radio', { name: 'Outside' }).check()
    const box = (await board(page).boundingBox())!
    expect(box.width).toBeLessThan(wide)
    const file = (await page.locator('.board-file').first().boundingBox())!
    expect(file.y).toBeGreaterThanOrEqual(box.y + box.height - 1)
    await button(page, 'Done').click()
    await expect(dialog).toBeHidden()

    await page.reload()
    await expect(page.getByRole('grid', { name: 'Chess board' })).toBeVisible()
    expect(await colorOf(page, 'a1')).toBe('rgb(127, 159, 189)')
    expect(await pictureOf(page)).not.toContain('data:')
    expect(await widthOf(board(page))).toBeCloseTo(box.width, 0)
    // Pressed squares match the visible ones, also with coordinates outside the board.
    await drag(page, 'e2', 'e4')
    await expect(square(page, 'e4')).toHaveAccessibleName(/white pawn/)
  })

test('the size is set with a slider, kept, and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await startGame(page)
  expect(await widthOf(board(page))).toBeCloseTo(856, 0)
  await openBoardSettings(page)
  const slider = page.getByRole('slider', { name: 'Size' })
  await slider.press('End')
  const largest = await widthOf(board(page))
  expect(largest).toBeGreaterThan(856)
  await expect(board(page)).toBeInViewport({ ratio: 1 })
  await slider.press('Home')
  expect(await widthOf(board(page))).toBe(320)
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Chess board' })).toBeVisible()
  expect(await widthOf(board(page))).toBe(320)
  await openBoardSettings(page)
  await button(page, 'Automatic size').click()
  expect(await widthOf(board(page))).toBeCloseTo(856, 0)
})

test('the puzzle of the day has the same board', async ({ page }) => {
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('board', '{"colors":"walnut","pieces":"bold"}'))
  await page.goto('/')
  await page.locator('[data-puzzle]').scrollIntoViewIfNeeded()
  const dark = page.locator('[data-puzzle] .board-square.dark').first()
  await expect(dark).toHaveCSS('background-color', 'rgb(181, 136, 95)')
  await page.locator('[data-puzzle]').getByRole('button', { name: 'Board', exact: true }).click()
  await page.getByRole('dialog', { name: 'Board' }).getByRole('radio', { name: 'Slate' }).check()
  await expect(dark).toHaveCSS('background-color', 'rgb(145, 152, 160)')
})

test('the replay of a game uses the height of the window, as the review does', async ({ page }) => {
  await startGame(page)
  await clickMoves(page, SCHOLARS_MATE)
  const dialog = page.getByRole('dialog', { name: 'Checkmate!' })
  await expect(dialog).toContainText('Kept on this device')
  await dialog.getByRole('link', { name: 'replay it' }).click()
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible()
  for (const [width, height, expected] of [
    [1440, 900, 680],
    [1920, 1080, 864],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The page measures one frame later.
    await expect(async () => {
      const actual = await widthOf(page.locator('.replay-board .board'))
      expect(actual, `${width} px`).toBeGreaterThan(expected - 3)
      expect(actual, `${width} px`).toBeLessThanOrEqual(expected)
    }).toPass()
  }
})

test('a player’s card cuts no name at any width, and what is taken has its own line', async ({ page }) => {
  await page.goto('/play')
  await page.getByText('More options').click()
  await page.getByRole('radio', { name: 'Player vs Player' }).check()
  await page.getByRole('textbox', { name: 'White’s name' }).fill('W'.repeat(24))
  await page.getByRole('textbox', { name: 'Black’s name' }).fill('Maximilian van der Bergen')
  await startGame(page)
  // Queen, rook and six pawns ahead: as many symbols as a real game shows.
  await clickMoves(page, 'e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 c3b5 a5b5 f1b5 c7c6 b5c6 b7c6')
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const place of ['top', 'bottom'])
      await expect
        .poll(() => outsideOf(page.locator(`.game-clock-${place} .clock-face`)), `${place}, ${width} px`)
        .toEqual({
          isNameCut: false,
          isNameUnderTheClock: false,
          isMaterialBesideTheName: false,
          isMaterialCut: false,
        })
    expect(await page.locator('.clock-face').allTextContents()).not.toContain('\\')
  }
})

const outsideOf = (card: Locator) =>
  card.evaluate((face) => {
    const boxOf = (selector: string) => face.querySelector(selector)!.getBoundingClientRect()
    const [who, name, material] = [boxOf('.clock-who'), boxOf('.clock-name'), boxOf('.clock-material')]
    const written = document.createRange()
    written.selectNodeContents(face.querySelector('.clock-name')!)
    const list = face.querySelector('.clock-material')!
    const signs = [...list.children].map((sign) => sign.getBoundingClientRect().right)
    return {
      isNameCut: name.top < who.top - 1 || name.bottom > who.bottom + 1,
      isNameUnderTheClock: written.getBoundingClientRect().right > boxOf('.clock-time').left,
      isMaterialBesideTheName: material.top < name.bottom - 1,
      isMaterialCut:
        material.bottom > face.getBoundingClientRect().bottom || Math.max(0, ...signs) > material.right,
    }
  })

test('at 1440x900 the board has 600 px, and both columns are in sight and as high as board and players', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startGame(page, { mode: 'Player vs Computer' })
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!
  const box = await boxOf('.board')
  expect([box.width, box.height]).toEqual([600, 600])
  const [top, bottom] = [await boxOf('.stage-top'), await boxOf('.stage-bottom')]
  for (const column of ['.left-panel', '.stage-side']) {
    const { y, height } = await boxOf(column)
    expect(Math.abs(y - top.y), column).toBeLessThan(1)
    expect(Math.abs(y + height - (bottom.y + bottom.height)), column).toBeLessThan(1)
  }
  expect(bottom.y + bottom.height).toBeLessThan(900)
  // At least ten rows of moves.
  await clickMoves(page, 'e2e4')
  await expect(moves(page).getByRole('button')).toHaveCount(2)
  const row = (await page.locator('.move-row').boundingBox())!
  expect((await moves(page).boundingBox())!.height / row.height).toBeGreaterThanOrEqual(10)

  await test.step('a game against the computer has no seats, and the board’s settings hide the coach’s face', async () => {
    const face = page.getByRole('region', { name: 'Coach' }).locator('img')
    await expect(face).toBeVisible()
    await expect(face).toHaveAttribute('src', /asleep/)
    await page.getByText('Board & sound').click()
    await expect(page.getByRole('radiogroup', { name: 'Seats' })).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: 'Premoves' })).toBeVisible()
    await button(page, 'Board').click()
    await page.getByRole('checkbox', { name: 'Show the Rajah' }).uncheck()
    await expect(face).toBeHidden()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Coach' })).toContainText('asleep')
    await expect(face).toBeHidden()
  })
})
