import type { Page } from '@playwright/test'
import { movesStored } from './play-stored.ts'
import {
  button,
  clickMoves,
  drag,
  moves,
  openMore,
  SCHOLARS_MATE,
  square,
  startGame,
  status,
} from './play-steps.ts'
import { expect, test } from './support/test.ts'

/** Actions that a slip could trigger, and how to undo them. */

const backToGame = (page: Page) => page.getByRole('button', { name: /back to the game$/ })

test('what a slip would cost is brought back, on a phone and on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await startGame(page)
  await clickMoves(page, 'e2e4 e7e5 g1f3 b8c6 f1b5')
  for (const [width, height] of [
    [320, 568],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await test.step(`at ${width} px an older position says where it is and leads back`, async () => {
      await expect(backToGame(page)).toHaveCount(0)
      await button(page, 'Previous').click()
      await button(page, 'Previous').click()
      await expect(backToGame(page)).toHaveAccessibleName('Move 2 of 3: back to the game')
      await expect(backToGame(page)).toBeInViewport({ ratio: 1 })
      expect((await backToGame(page).boundingBox())!.height).toBeGreaterThanOrEqual(44)
      await expect(moves(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
      for (let step = 0; step < 3; step++) await button(page, 'Previous').click()
      await expect(backToGame(page)).toHaveAccessibleName('At the start: back to the game')
      await backToGame(page).click()
      await expect(square(page, 'b5')).toHaveAccessibleName(/white bishop/)
      await expect(backToGame(page)).toHaveCount(0)
    })
    await test.step(`at ${width} px what was taken back is played again`, async () => {
      await button(page, 'Undo Move').click()
      await button(page, 'Undo Move').click()
      await expect(moves(page).getByRole('button')).toHaveText(['e4', 'e5', 'Nf3'])
      await button(page, 'Redo move').click()
      await button(page, 'Redo move').click()
      await expect(moves(page).getByRole('button')).toHaveText(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5'])
      await expect(button(page, 'Redo move')).toHaveCount(0)
    })
    await test.step(`at ${width} px a reset is undone`, async () => {
      await openMore(page)
      await button(page, 'Reset Game').click()
      await expect(moves(page).getByRole('button')).toHaveCount(0)
      await button(page, 'Undo reset').click()
      await expect(moves(page).getByRole('button')).toHaveCount(5)
      await expect(button(page, 'Undo reset')).toHaveCount(0)
      await expect.poll(() => movesStored(page)).toEqual([5])
    })
  }
})

test('a reset, an older position, New Game and the end of a game cost nothing either', async ({ page }) => {
  await startGame(page)
  await test.step('a second press on Reset Game; the offer ends when the new game is under way', async () => {
    await clickMoves(page, 'e2e4')
    await button(page, 'Reset Game').click()
    await button(page, 'Reset Game').click()
    await clickMoves(page, 'd2d4 d7d5 c2c4')
    await expect(button(page, 'Undo reset')).toBeVisible()
    await clickMoves(page, 'd5c4')
    await expect(button(page, 'Undo reset')).toHaveCount(0)
    await expect.poll(() => movesStored(page)).toEqual([4])
  })

  await test.step('New Game says that the running game is kept', async () => {
    await button(page, 'New Game').click()
    await expect(page.getByText('You have an unfinished game, at move 3.')).toBeVisible()
    await button(page, 'Continue game').click()
    await expect(moves(page).getByRole('button')).toHaveCount(4)
  })

  await test.step('a move in an older position asks before it drops what came after', async () => {
    await button(page, 'Reset Game').click()
    await clickMoves(page, 'e2e4 e7e5 g1f3')
    await moves(page).getByRole('button', { name: 'e4' }).click()
    await clickMoves(page, 'c7c5')
    const question = page.getByRole('dialog', { name: 'Go on from here?' })
    await expect(question).toContainText('The 2 moves after this position are dropped')
    await question.getByRole('button', { name: 'Keep the game' }).click()
    await expect(moves(page).getByRole('button')).toHaveCount(3)
    await expect(square(page, 'c7')).toHaveAccessibleName(/black pawn/)

    // Playing the game's own next move drops nothing: it only steps forward.
    await clickMoves(page, 'e7e5')
    await expect(question).toHaveCount(0)
    await expect(backToGame(page)).toHaveAccessibleName('Move 1 of 2: back to the game')
    await expect(moves(page).getByRole('button')).toHaveCount(3)

    await clickMoves(page, 'd2d4')
    await expect(question).toContainText('The move after this position is dropped')
    await question.getByRole('button', { name: 'Play my move' }).click()
    await expect(moves(page).getByRole('button')).toHaveText(['e4', 'e5', 'd4'])
  })

  await test.step('an ended game says how in each of its positions, and its board is seen', async () => {
    await button(page, 'Reset Game').click()
    await clickMoves(page, SCHOLARS_MATE)
    await expect(page.locator('.end-overlay')).toBeVisible()
    await page.getByRole('dialog', { name: 'Checkmate!' }).waitFor()
    await page.keyboard.press('Escape')
    await expect(page.locator('.end-overlay')).toHaveCount(0)
    await expect(square(page, 'f7')).toHaveAccessibleName(/white queen/)
    for (let step = 0; step < 7; step++) await button(page, 'Previous').click()
    await expect(status(page)).toHaveText('Checkmate')
  })
})

test('in a quick game one press is the first move, and the focus ring appears with the first key', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const count = () =>
      sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1))
    window.addEventListener('pointerdown', count, true)
  })
  await page.goto('/play?start=now')
  await expect(status(page)).toHaveText('Playing')
  await expect(square(page, 'e2')).toBeFocused()
  const ring = () =>
    square(page, 'e2').evaluate((element) => getComputedStyle(element, '::after').content !== 'none')
  expect(await ring(), 'no ring for the pointer').toBe(false)
  await page.keyboard.press('ArrowUp')
  await expect(square(page, 'e3')).toBeFocused()
  expect(
    await square(page, 'e3').evaluate((element) => getComputedStyle(element, '::after').content),
  ).not.toBe('none')
  await drag(page, 'e2', 'e4')
  await expect(moves(page)).toContainText('e4')
  expect(await page.evaluate(() => sessionStorage.getItem('presses'))).toBe('1')
})
