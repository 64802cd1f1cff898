import type { Page } from '@playwright/test'
import { clickMoves, SCHOLARS_MATE, startGame } from './play-steps.ts'
import { expect, test } from './support/test.ts'

/** Without the service worker, as on a device with no room for it: loading the next page's script can fail. */
test.use({ allowedTrouble: [/ERR_INTERNET_DISCONNECTED|status of 404/] })

const end = (page: Page) => page.getByRole('dialog', { name: 'Checkmate!' })

async function playToMate(page: Page) {
  await startGame(page)
  await clickMoves(page, SCHOLARS_MATE)
  await expect(end(page).getByText('Kept on this device')).toBeVisible()
}

test('offline, a page that is not on the device leaves the finished game on the screen and says why', async ({
  page,
  context,
}) => {
  await playToMate(page)
  await context.setOffline(true)
  await end(page).getByRole('link', { name: 'replay it' }).click()
  const notice = page.getByText('You are offline, and that page is not on this device.')
  await expect(notice).toBeVisible()
  await expect(end(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/play')
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await end(page).getByRole('link', { name: 'replay it' }).click()
  await expect(page).toHaveURL(/\/dashboard\?game=/)
})

test('online, a script that a release has removed leads to the requested page', async ({ page }) => {
  await playToMate(page)
  let isLost = true
  await page.route(/\/assets\/dashboard-[\w-]{8}\.js$/, (route) => {
    if (!isLost) return route.continue()
    isLost = false
    return route.fulfill({ status: 404 })
  })
  await end(page).getByRole('link', { name: 'replay it' }).click()
  await expect(page).toHaveURL(/\/dashboard\?game=/)
  await expect(page.getByText('Move 0 of 7')).toBeVisible()
})
