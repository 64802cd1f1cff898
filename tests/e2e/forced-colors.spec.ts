import { button, moves, square, startGame } from './play-steps.ts'
import { colorsAt } from './support/pixels.ts'
import { expect, test } from './support/test.ts'

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
})

const LIGHT = 'rgb(235, 236, 208)'
const DARK = 'rgb(115, 149, 82)'
const MARK = 'rgb(23, 48, 31)'

test('with forced colours squares, marks, focus and chosen items are still told apart', async ({ page }) => {
  await page.goto('/play')
  const chosen = page.locator('label:has(:checked)').first()
  const other = page.locator('label:has([type=radio]:not(:checked))').first()
  const [on, off] = await colorsAt(page, [
    [chosen, 8, 8],
    [other, 8, 8],
  ])
  expect(on).not.toBe(off)

  await startGame(page)
  await square(page, 'e2').press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(square(page, 'e3')).toBeFocused()
  expect(
    await colorsAt(page, [
      [square(page, 'h5')],
      [square(page, 'g5')],
      // The dot on a target, the frame of the selected piece, the two rings of the focus.
      [square(page, 'e4')],
      [square(page, 'e2'), 1],
      [square(page, 'e3'), 1],
      [square(page, 'e3'), 4],
    ]),
  ).toEqual([LIGHT, DARK, MARK, MARK, 'rgb(20, 69, 47)', 'rgb(255, 255, 255)'])

  await page.keyboard.press('Enter')
  await square(page, 'e7').press('Enter')
  await square(page, 'e6').press('Enter')
  await expect(moves(page).getByRole('button')).toHaveCount(2)
  const [shown, before, running, resting] = await colorsAt(page, [
    [button(page, 'e6'), 3, 8],
    [button(page, 'e3'), 3, 8],
    [page.getByRole('timer', { name: 'White clock' }), 6, 12],
    [page.getByRole('timer', { name: 'Black clock' }), 6, 12],
  ])
  expect(shown).not.toBe(before)
  expect(running).not.toBe(resting)
})
