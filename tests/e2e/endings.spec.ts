import type { Page } from '@playwright/test'
import { becomeMember } from './account-steps.ts'
import { button, clickMoves, SCHOLARS_MATE, startGame } from './play-steps.ts'
import { expect, test } from './support/test.ts'

/** A game that ended, was taken back and ended differently, and a game that could not be saved. */

const mate = (page: Page) => page.getByRole('dialog', { name: 'Checkmate!' })
const resignation = (page: Page) => page.getByRole('dialog', { name: 'Black won' })
const KEPT_BEFORE = 'Your history keeps how this game ended before: White won, checkmate, 4 moves.'

async function playToMate(page: Page) {
  await startGame(page)
  await clickMoves(page, SCHOLARS_MATE)
  await expect(mate(page)).toBeVisible()
}

async function endOtherwise(page: Page) {
  await page.keyboard.press('Escape')
  await button(page, 'Undo Move').click()
  await button(page, 'Resign').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expect(resignation(page)).toBeVisible()
}

async function expectOneMatch(page: Page, words: string) {
  await page.goto('/dashboard')
  const rows = page.getByRole('table', { name: 'Match History' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText(words)
}

test('a member learns which ending is kept, and saves the other instead: one match', async ({
  page,
  site,
}) => {
  await becomeMember(page, site)
  await playToMate(page)
  await expect(mate(page).getByText('Saved to your match history')).toBeVisible()
  await expect(mate(page).getByRole('button', { name: 'Review' })).toBeVisible()
  await endOtherwise(page)
  await expect(resignation(page)).toContainText(KEPT_BEFORE)
  await button(page, 'Save this ending instead').click()
  await expect(resignation(page).getByText('Saved to your match history')).toBeVisible()
  await resignation(page).getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { name: /^Review of/ })).toBeAttached()
  await expectOneMatch(page, 'Resignation, 3 moves')
})

test('a guest too, on the device', async ({ page }) => {
  await playToMate(page)
  await expect(mate(page).getByText('Kept on this device')).toBeVisible()
  await endOtherwise(page)
  await expect(resignation(page)).toContainText(KEPT_BEFORE)
  await page.keyboard.press('Escape')
  await expectOneMatch(page, 'Checkmate, 4 moves')
})

test('a guest puts the other ending in its place', async ({ page }) => {
  await playToMate(page)
  await endOtherwise(page)
  await button(page, 'Save this ending instead').click()
  await expect(resignation(page).getByText('Kept on this device')).toBeVisible()
  await expectOneMatch(page, 'Resignation, 3 moves')
})

test.describe('an account that is full', () => {
  test.use({ allowedTrouble: [/status of 422/] })

  test('is asked again by a button, once there may be room', async ({ page, site }) => {
    await becomeMember(page, site)
    await page.route('**/api/matches', (route) =>
      route.fulfill({ status: 422, json: { error: 'ERR_ACCOUNT_FULL' } }),
    )
    await playToMate(page)
    await expect(mate(page)).toContainText('Your account already holds 10,000 games')
    await page.unroute('**/api/matches')
    await button(page, 'Send again').click()
    await expect(mate(page).getByText('Saved to your match history')).toBeVisible()
    await expectOneMatch(page, 'Checkmate, 4 moves')
  })
})
