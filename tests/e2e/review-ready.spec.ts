import type { Page } from '@playwright/test'
import { clickMoves, SCHOLARS_MATE, startGame } from './play-steps.ts'
import { expect, test } from './support/test.ts'

test.use({ cores: 2 })

/** The end dialog of a game that was reviewed while it was played. */

const end = (page: Page) => page.getByRole('dialog', { name: 'Checkmate!' })
const summary = (page: Page) => end(page).getByRole('region', { name: 'Review of this game' })

test('the end dialog has the turning point, and the review opens without judging again', async ({ page }) => {
  test.slow()
  await startGame(page)
  await clickMoves(page, SCHOLARS_MATE)
  await expect(summary(page)).toBeVisible()
  const before = await summary(page).boundingBox()
  await expect(summary(page).getByRole('term')).toHaveText([/White/, /Black/], { timeout: 60_000 })
  await expect(summary(page).getByRole('definition')).toHaveText(['Too few moves', 'Too few moves'])
  await expect(summary(page)).toContainText('The turning point is 3… Nf6, a blunder.')
  await expect(summary(page)).toContainText('Qxf7# is mate.')
  await expect(summary(page).getByRole('img', { name: 'Position at the turning point' })).toBeVisible()
  expect((await summary(page).boundingBox())!.height).toBeCloseTo(before!.height, 0)

  await end(page).getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('region', { name: 'Key moments' })).toBeVisible()
  await expect(page.getByText(/^Judged \d/)).toHaveCount(0)
})

test('a game that goes on after an undo is reviewed as it ended at last', async ({ page }) => {
  test.slow()
  await startGame(page)
  await clickMoves(page, SCHOLARS_MATE)
  await end(page).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo Move' }).click()
  await clickMoves(page, 'c4f7 e8e7 h5e5')
  await page.getByRole('button', { name: 'Undo Move' }).click()
  await clickMoves(page, 'h5h4 h8g8')
  await page.getByRole('button', { name: 'Resign' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resign?' })
  await dialog.getByRole('button', { name: 'Resign' }).click()
  const resigned = page.getByRole('dialog', { name: 'Black won' })
  await expect(resigned.getByRole('definition')).toHaveCount(2, { timeout: 60_000 })
})
