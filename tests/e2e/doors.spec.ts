import type { Page } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test, untilAwake } from './support/test.ts'

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
  ['Read', 'This week', /\/this-week$/],
  ['Read', 'Sunday’s puzzle', /\/sunday-puzzle$/],
  ['You', 'Your games', /\/dashboard$/],
  ['You', 'Your progress', /\/dashboard#progress$/],
] as const

/** The links of the specification, which are one press away. */
const SPECIFIED = ['Home', 'Play', 'Rankings', 'Blog', 'Support', 'Contact', 'Sign In']

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })

test('every feature is two presses away, from the bar and from the menu of a phone', async ({ page }) => {
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
  for (const name of SPECIFIED) await expect(link(page, name)).toBeVisible()

  await test.step('a door leads to its first page, and another page opens without a reload and closes the menu', async () => {
    await link(page, 'Train').click()
    await expect(page).toHaveURL(/\/train$/)
    await expect(link(page, 'Train')).toHaveAttribute('aria-current', 'page')
    await untilAwake(page)
    await bar(page).getByRole('button', { name: 'Train: all pages' }).click()
    await expectNoFaults(page)
    await page.locator('#door-train').getByRole('link', { name: 'Puzzles' }).click()
    await expect(page).toHaveURL(/\/train\/puzzles$/)
    await expect(page.locator('#door-train')).toBeHidden()
  })

  await test.step('the menu of a phone lists every feature', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.locator('#site-menu')
    for (const [, feature, address] of FEATURES) {
      const found = menu.getByRole('link', { name: feature, exact: true })
      await expect(found).toBeVisible()
      expect(new URL((await found.getAttribute('href'))!, page.url()).href).toMatch(address)
    }
    for (const name of SPECIFIED)
      await expect(menu.getByRole('link', { name, exact: true }).first()).toBeVisible()
  })
})
