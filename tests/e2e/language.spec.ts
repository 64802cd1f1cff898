import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** The switch between languages, the offer of Hindi, and what the head of a page says about its addresses. */

const header = (page: Page) => page.locator('.site-header > nav > ul').last()
const footer = (page: Page) => page.getByRole('contentinfo')

test('the switch in header, menu and footer keeps page, query and hash', async ({ page }) => {
  await page.goto('/rankings?format=blitz#content')
  await header(page).getByRole('link', { name: 'हिंदी' }).click()
  await expect(page).toHaveURL(/\/hi\/rankings\?format=blitz#content$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await footer(page).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^i]\/rankings\?format=blitz#content$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#site-menu').getByRole('link', { name: 'हिंदी' }).click()
  await expect(page).toHaveURL(/\/hi\/rankings\?format=blitz#content$/)
})

test('the head names the address of the page that the application has moved to', async ({
  page,
  baseURL,
}) => {
  const heads = (address: string) => [baseURL! + address]
  const canonical = () =>
    page
      .locator('link[rel=canonical]')
      .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
  const alternates = () =>
    page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((all) =>
        all.map(
          (link) =>
            `${(link as HTMLLinkElement).hreflang} ${new URL((link as HTMLLinkElement).href).pathname}`,
        ),
      )
  await page.goto('/hi/train')
  expect(await canonical()).toEqual(heads('/hi/train'))
  expect(await alternates()).toEqual(['en-GB /train', 'hi /hi/train', 'x-default /train'])
  await page.getByRole('main').locator('a[href="/hi/train/rush"]').first().click()
  await expect(page).toHaveURL(/\/hi\/train\/rush$/)
  await expect.poll(canonical).toEqual(heads('/hi/train/rush'))
  for (const alternate of await alternates()) expect(alternate).toMatch(/\/train\/rush$/)
  await expect(header(page).getByRole('link', { name: 'English' })).toHaveAttribute('href', '/train/rush')
})

test.describe('a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('is offered Hindi on its first visit, is never redirected, and the answer is kept', async ({
    page,
  }) => {
    await page.goto('/learn?from=friend')
    await expect(page).toHaveURL(/[^i]\/learn\?from=friend$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    const offer = page.getByRole('region', { name: 'भाषा' })
    await expect(offer).toContainText('यह साइट हिंदी में भी है।')
    await offer.getByRole('button', { name: 'रहने दें' }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toHaveCount(0)

    await page.evaluate(() => localStorage.removeItem('language'))
    await page.reload()
    await offer.getByRole('link', { name: 'हिंदी में पढ़ें' }).click()
    await expect(page).toHaveURL(/\/hi\/learn\?from=friend$/)
    await expect(offer).toHaveCount(0)
    // A later English page offers the way back to the chosen language.
    await page.goto('/learn')
    await expect(offer).toBeVisible()
  })
})
