import type { Page } from '@playwright/test'
import { skipItsWait } from './computer-steps.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

/** Journeys in Hindi, by the names that readers of Hindi see and hear. */

const bar = (page: Page) => page.getByRole('navigation', { name: 'मुख्य' })
const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}, `) })

test('a visitor who starts at /hi stays in Hindi through all five doors', async ({ page }) => {
  await page.goto('/hi')
  await expect(page).toHaveURL(/\/hi\/$/)
  for (const [door, address] of [
    ['play', '/hi/play'],
    ['train', '/hi/train'],
    ['analyse', '/hi/analysis'],
    ['read', '/hi/blog'],
    ['you', '/hi/dashboard'],
  ] as const) {
    await bar(page).locator(`li:has(#door-${door}) > a:visible`).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u)
  }
})

test('a move against the computer is played and answered in Hindi', async ({ page }) => {
  await page.clock.install()
  await page.goto('/hi/play')
  await expect(async () => {
    await page.getByRole('radio', { name: 'कंप्यूटर के साथ' }).check()
    await expect(page.getByRole('radio', { name: 'कंप्यूटर के साथ' })).toBeChecked({ timeout: 200 })
  }).toPass()
  await page.getByRole('radio', { name: 'सफ़ेद', exact: true }).check()
  await page.getByRole('button', { name: 'बाज़ी शुरू करें' }).click()
  const board = page.getByRole('grid', { name: 'शतरंज का बोर्ड' })
  await expect(board).toBeVisible()
  await expect(square(page, 'e2')).toHaveAccessibleName(/सफ़ेद प्यादा/)
  await square(page, 'e2').click()
  await square(page, 'e4').click()
  await expect(square(page, 'e4')).toHaveAccessibleName(/सफ़ेद प्यादा/)
  await skipItsWait(page)
  await expect(page.getByRole('gridcell', { name: /काला|काली/ })).not.toHaveCount(0)
  await expect(page).toHaveURL(/\/hi\/play/)
  await expectNoFaults(page)
})
