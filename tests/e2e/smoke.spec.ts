import { expect, test } from './support/test.ts'

test('the home page loads and comes to life', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle('Rook & Rajah - Premium Chess Experience')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('a path that does not exist', () => {
  // The browser itself logs every response with status 400 or above.
  test.use({ allowedTrouble: [/status of 404/] })

  test('is answered by a page that says so and leads home', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/')
  })
})
