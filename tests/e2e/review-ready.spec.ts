import type { Page } from '@playwright/test'
import { clickMoves, SCHOLARS_MATE, startGame } from './play-steps.ts'
import { expect, test } from './support/test.ts'

test.use({ cores: 2 })

/** A game that was reviewed while it was played, and its review in the game's place. */

const end = (page: Page) => page.getByRole('dialog', { name: 'Checkmate!' })
const lead = (page: Page) => page.locator('.answer-buttons').getByRole('button')

test('loses a game and finds out why with three presses', async ({ page }) => {
  test.slow()
  await startGame(page)
  await clickMoves(page, SCHOLARS_MATE)
  const before = await page.locator('.stage-board').boundingBox()
  await end(page).getByRole('button', { name: 'Review' }).click()
  // The same stage: the board neither moves nor changes its size, and the address is the review's.
  await expect(page).toHaveURL(/\/review\?game=/)
  expect(await page.locator('.stage-board').boundingBox()).toEqual(before)
  await expect(page.locator('.coach-words')).toContainText('until 3… Nf6.', { timeout: 60_000 })
  await expect(page.locator('.coach-words')).toContainText('Qxf7# is mate.')

  await expect(lead(page)).toHaveText('Show me')
  const place = await lead(page).boundingBox()
  await lead(page).click()
  await expect(page.getByRole('button', { name: 'Back to the game' })).toBeVisible()
  expect(await lead(page).boundingBox()).toEqual(place)
  await expect(page.getByRole('region', { name: 'Key moments' })).toBeVisible()

  // Back leads to the final position, and a reload of the review's address opens the page of the review.
  await page.goBack()
  await expect(
    page.getByRole('heading', { name: 'Controls' }).or(page.locator('.game-bar')).first(),
  ).toBeVisible()
  await page.goForward()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Key moments' })).toBeVisible({ timeout: 60_000 })
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
  await resigned.getByRole('button', { name: 'Review' }).click()
  await expect(lead(page)).toHaveText(/Show me|Next moment|Rematch/, { timeout: 60_000 })
  await page.getByRole('tab', { name: 'Moves' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Qh4')
})
