import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const WIDTHS = [320, 768, 1440]

const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('Start Playing leads to the game', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Playing' }).click()
  await expect(page).toHaveURL(/\/game$/)
  await expect(page.getByRole('heading', { name: 'Start New Chess Match' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/play$/)
})

for (const width of WIDTHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the home page fits and is open to everybody, ${width} px ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      expect(await isWider(page)).toBe(false)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
    })
  }
}

test('the navigation marks where we are', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link')
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('Home')
  await links.filter({ hasText: 'Play' }).click()
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('Play')
  await page.goto('/game')
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('Play')
})

test('the first stop of the Tab key leads past the navigation', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Start Playing' })).toBeFocused()
})

test('on a telephone the menu opens, leads on and is closed on the next page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const menu = page.locator('#site-menu')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Play' }).click()
  await expect(page).toHaveURL(/\/play$/)
  await expect(menu).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('the home page is whole and its menu opens', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('img', { name: /end of the Immortal Game/ })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Play' }).click()
    await expect(page).toHaveURL(/\/play$/)
  })
})

test.describe('the page for the lost', () => {
  test.use({ allowedTrouble: [/status of 404/] })

  test('ships no script, fits and is open to everybody', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/no/such/page')
      expect(await isWider(page)).toBe(false)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
    }
    expect(scripts).toEqual([])
    await expect(page.locator('script')).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  })
})

test('no text moves when the fonts come late', async ({ page }) => {
  // Where lines are short: with fallback faces left as they are, this page shifts by 0.03.
  await page.setViewportSize({ width: 320, height: 800 })
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Painted once in the fallback faces.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  letGo()
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  expect(await page.evaluate(() => document.fonts.check('600 20px Eczar'))).toBe(true)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005)
})
