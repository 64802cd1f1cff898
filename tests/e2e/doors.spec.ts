import type { Page } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

/** Every feature by its name in the navigation, with the door that contains it and its address. */
const FEATURES = [
  ['Play', 'Computer', /\/play\?with=computer$/],
  ['Play', 'Same screen', /\/play\?with=person$/],
  ['Play', 'Across a table', /\/play\?with=table$/],
  ['Play', 'Play a friend', /\/online$/],
  ['Play', 'Find an opponent', /\/lobby$/],
  ['Train', 'Puzzles', /\/train\/puzzles$/],
  ['Train', 'Puzzle rush', /\/train\/rush$/],
  ['Train', 'Your mistakes', /\/train\/mistakes$/],
  ['Train', 'Lessons', /\/learn$/],
  ['Train', 'Coordinates', /\/learn\/coordinates$/],
  ['Analyse', 'Review a game', /\/review$/],
  ['Analyse', 'Analysis board', /\/analysis$/],
  ['Read', 'Blog', /\/blog$/],
  ['Read', 'History of Chess', /\/history$/],
  ['Read', 'Players', /\/players$/],
  ['Read', 'Rankings', /\/rankings$/],
  ['Read', 'Gallery', /\/gallery$/],
  ['Read', 'Sunday’s puzzle', /\/sunday-puzzle$/],
  ['You', 'Your games', /\/dashboard$/],
  ['You', 'Your progress', /\/dashboard#progress$/],
] as const

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })

test('from the bar every feature is two presses away', async ({ page }) => {
  await page.goto('/contact')
  for (const [door, feature, address] of FEATURES) {
    const opener = bar(page).getByRole('button', { name: `${door}: all pages` })
    await opener.click()
    const found = page
      .locator(`#door-${door.toLowerCase()}`)
      .getByRole('link', { name: feature, exact: true })
    await expect(found).toBeVisible()
    expect(new URL((await found.getAttribute('href'))!, page.url()).href).toMatch(address)
    await page.keyboard.press('Escape')
    await expect(found).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('the menu of a phone lists every feature', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Menu' }).click()
  for (const [, feature, address] of FEATURES) {
    const found = page.locator('#site-menu').getByRole('link', { name: feature, exact: true })
    await expect(found).toBeVisible()
    expect(new URL((await found.getAttribute('href'))!, page.url()).href).toMatch(address)
  }
  for (const specified of ['Home', 'Play', 'Rankings', 'Blog', 'Support', 'Contact', 'Sign In'])
    await expect(
      page.locator('#site-menu').getByRole('link', { name: specified, exact: true }).first(),
    ).toBeVisible()
})

test('the links of the specification are one press away, and a door leads to its first page', async ({
  page,
}) => {
  await page.goto('/contact')
  for (const name of ['Home', 'Play', 'Rankings', 'Blog', 'Support', 'Contact', 'Sign In'])
    await expect(link(page, name)).toBeVisible()
  await link(page, 'Train').click()
  await expect(page).toHaveURL(/\/train$/)
  await expect(link(page, 'Train')).toHaveAttribute('aria-current', 'page')
})

test('a menu closes when another page opens without a reload', async ({ page }) => {
  await page.goto('/support')
  await bar(page).getByRole('button', { name: 'Train: all pages' }).click()
  await expectNoFaults(page)
  await page.locator('#door-train').getByRole('link', { name: 'Puzzles' }).click()
  await expect(page).toHaveURL(/\/train\/puzzles$/)
  await expect(page.locator('#door-train')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the doors open', async ({ page }) => {
    await page.goto('/rankings')
    await bar(page).getByRole('button', { name: 'Read: all pages' }).click()
    await page.locator('#door-read').getByRole('link', { name: 'Gallery' }).click()
    await expect(page).toHaveURL(/\/gallery$/)
  })
})
