import type { Page } from '@playwright/test'
import { makeStripeEvent, startFakeStripe } from '../fakes/stripe.ts'
import { startSite } from '../support/site.ts'
import { expectOpenToEverybody } from './support/faults.ts'
import { expect, test, untilAwake } from './support/test.ts'

/** Tests the way from the support page through a checkout to the Wall of Fame. */

const FAILED = 'Failed to create donation session. Please try again.'

// The practice checkout is only for visitors on this machine.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders({}))

const wall = (page: Page) => page.getByRole('region', { name: 'Wall of Fame' })
const donors = (page: Page) => page.getByRole('list', { name: 'Donors' })

async function giveName(page: Page, name: string) {
  await page.getByRole('checkbox', { name: 'Show my name on the Wall of Fame' }).check()
  await page.getByRole('textbox', { name: 'Name on the Wall of Fame' }).fill(name)
}

async function openCheckout(page: Page, amount: number): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: `Donate £${amount}`, exact: true }).click()
  return opened
}

const TIERS: [number, string][] = [
  [10, 'Buy us a coffee'],
  [50, 'Buy us server space for one month'],
  [100, 'Support and get our love'],
]
test('each tier leads to its practice checkout, and a payment to the Wall of Fame', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Smart Chess Coaching')
  // Until React handles the form, it opens the checkout in this tab, as without scripts.
  await untilAwake(page)
  await expect(page.getByText('MOST POPULAR')).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'MOST POPULAR' })).toContainText('£50')
  for (const [amount, title] of TIERS)
    await test.step(`${title}: £${amount}`, async () => {
      // The message about the previous tier is gone.
      if (amount !== 10) await page.goto('/support')
      await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(`£${amount}`)
      const name = `Donor of ${amount}`
      await giveName(page, name)
      const checkout = await openCheckout(page, amount)
      await expect(checkout.getByText('Practice checkout: no money is taken')).toBeVisible()
      await expect(checkout.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(checkout.getByText(name)).toBeVisible()
      await expect(page.getByText('The checkout has opened in a new tab')).toBeVisible()
      // The following steps are the same for all amounts.
      if (amount !== 10) return checkout.close()
      const address = checkout.url()
      await checkout.getByRole('button', { name: `Pay £${amount} in practice` }).click()
      await expect(checkout.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
      await expect(checkout.getByText('You have been added to our Wall of Fame')).toBeVisible()
      await test.step('what is paid does not ask again', async () => {
        await checkout.goto(address)
        await expect(checkout.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
      })
      await checkout.getByRole('link', { name: 'Return to home' }).click()
      await expect(wall(checkout)).toBeVisible()
      await expect(donors(checkout).getByRole('listitem').filter({ hasText: name })).toContainText(
        `£${amount}`,
      )
      // Each name appears three times for the loop; two of them are hidden from assistive technology.
      await expect(wall(checkout).getByText(name)).toHaveCount(3)
      await test.step('a single donor is seen more than once, like all others', async () => {
        await checkout.emulateMedia({ reducedMotion: 'no-preference' })
        const second = wall(checkout).locator('ul').nth(1).getByText(name)
        expect((await second.boundingBox())!.x).toBeLessThan(checkout.viewportSize()!.width)
        await checkout.emulateMedia({ reducedMotion: 'reduce' })
      })
      await wall(checkout).getByRole('link', { name: 'Support Us' }).click()
      await expect(checkout).toHaveURL(/\/support$/)
      await checkout.close()
    })
})

test('an unnamed donor is anonymous, a press during the request does nothing, and both tabs report a cancelled checkout', async ({
  page,
}) => {
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/create-donation', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/support')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expect(page.getByRole('textbox')).toBeHidden()
  const checkout = await openCheckout(page, 50)
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Donate £10', exact: true })).toBeDisabled()
  letGo()
  await expect(checkout).toHaveURL(/\/practice-checkout/)
  await expect(page.getByRole('button', { name: 'Donate £50' })).toBeEnabled()
  await expect(checkout.getByText('Anonymous')).toBeVisible()
  await checkout.getByRole('link', { name: 'Cancel' }).click()
  for (const tab of [page, checkout])
    await expect(tab.getByText('The checkout was cancelled. Nothing was paid.')).toBeVisible()
  // The empty place of an error takes no room.
  const notice = page.getByRole('status').filter({ hasText: 'cancelled' })
  expect(await notice.evaluate((part: HTMLElement) => part.offsetTop - part.parentElement!.offsetTop)).toBe(0)
})

test.describe('a refused name', () => {
  test.use({ allowedTrouble: [/status of 400|donation not started/] })

  test('a name that is to be shown must be there, fits, and holds no address', async ({ page }) => {
    await page.goto('/support')
    await expect(page.getByText(/everybody sees the amount/)).toBeVisible()
    await giveName(page, '')
    await page.getByRole('button', { name: 'Donate £10', exact: true }).click()
    const field = page.getByRole('textbox', { name: 'Name on the Wall of Fame' })
    await expect(page.getByText('Type the name to show')).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill('क्षि'.repeat(70))
    await expect(field).toHaveValue('क्षि'.repeat(60))
    await field.fill('Call 020 7946 0123')
    const response = page.waitForResponse('**/api/create-donation')
    await page.getByRole('button', { name: 'Donate £10', exact: true }).click()
    expect((await response).status()).toBe(400)
    await expect(page.getByText(/Leave out addresses, phone numbers/)).toBeVisible()
    await field.fill('f u c k')
    await openCheckout(page, 10)
    await expect(field).toHaveAccessibleDescription(/try another/)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  })
})

test('a hostile name is only a name', async ({ page }) => {
  const name = '"><img src=x onerror=alert(1)>\u202E=cmd()'
  page.on('dialog', () => expect('a dialog').toBe('none'))
  await page.goto('/support')
  await giveName(page, name)
  const checkout = await openCheckout(page, 10)
  await checkout.getByRole('button', { name: /Pay/ }).click()
  await checkout.getByRole('link', { name: 'Return to home' }).click()
  const shown = '"><img src=x onerror=alert(1)>=cmd()'
  await expect(donors(checkout).getByText(shown, { exact: true })).toBeVisible()
})

test.describe('when the request fails', () => {
  test.use({ allowedTrouble: [/status of (400|502|503)/] })

  test('an alert appears, and the new tab is closed again', async ({ page }) => {
    await page.route('**/api/create-donation', (route) =>
      route.fulfill({ status: 502, json: { error: 'x' } }),
    )
    await page.goto('/support')
    const alerted = page.waitForEvent('dialog')
    const opened = page.waitForEvent('popup')
    const pressed = page.getByRole('button', { name: 'Donate £100' }).click()
    const [dialog, tab] = await Promise.all([alerted, opened])
    expect([dialog.type(), dialog.message()]).toEqual(['alert', FAILED])
    await dialog.accept()
    await pressed
    await expect.poll(() => tab.isClosed()).toBe(true)
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Donate £100' })).toBeEnabled()
  })

  test('a site with a public address and no key answers with the alert', async ({ page }) => {
    const site = await startSite({ ORIGIN: 'http://chess.example', LOG_LEVEL: 'silent' })
    const { port } = new URL(site.origin)
    await page.goto(`http://127.0.0.1:${port}/support`)
    const alerted = page.waitForEvent('dialog')
    const pressed = page.getByRole('button', { name: 'Donate £10', exact: true }).click()
    const dialog = await alerted
    expect(dialog.message()).toBe(FAILED)
    await dialog.accept()
    await pressed
    await site.stop()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form itself leads to the checkout and to the thanks', async ({ page }) => {
    await page.goto('/support')
    await giveName(page, 'Without Script')
    await page.getByRole('button', { name: 'Donate £50' }).click()
    await expect(page).toHaveURL(/\/practice-checkout/)
    await page.getByRole('button', { name: /Pay/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
    await page.goto('/')
    await expect(donors(page).getByText('Without Script')).toBeVisible()
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with Stripe' : 'with Stripe and without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a donor passes its checkout, and its event puts the donor on the wall', async ({ page }) => {
      const stripe = await startFakeStripe()
      const site = await startSite({
        STRIPE_SECRET_KEY: 'sk_test_of_nobody',
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_BASE: stripe.base,
        LOG_LEVEL: 'error',
      })
      await page.goto(`${site.origin}/support`)
      await giveName(page, 'Asha Rao')
      let checkout = page
      if (javaScriptEnabled) checkout = await openCheckout(page, 100)
      else await page.getByRole('button', { name: 'Donate £100' }).click()
      await expect(checkout.getByRole('heading', { name: '£100' })).toBeVisible()
      await checkout.getByRole('button', { name: 'Pay' }).click()
      await expect(checkout.getByRole('heading', { level: 1 })).toHaveText('Thank you!')

      // Paid, but not reported yet.
      await checkout.goto(`${site.origin}/`)
      await expect(wall(checkout)).toHaveCount(0)
      const [session] = stripe.sessions.values()
      const { body, headers } = stripe.sign(makeStripeEvent('checkout.session.completed', session ?? {}))
      const response = await fetch(`${site.origin}/api/stripe/webhook`, { method: 'POST', body, headers })
      expect(response.status).toBe(200)
      await checkout.reload()
      await expect(donors(checkout).getByText('Asha Rao')).toBeVisible()
      expect(site.log()).toEqual([])
      await site.stop()
      await stripe.stop()
    })
  })
}

test('the pages of donations fit and are open to everybody', async ({ page, request }) => {
  const order = { priceId: 'price_love', amount: 100, description: 'love', donorName: 'A'.repeat(60) }
  const answer = await request.post('/api/create-donation', { data: order })
  const { url } = (await answer.json()) as { url: string }
  const session = new URL(url).searchParams.get('session')
  for (const path of ['/support', '/contact', '/thank-you', `/practice-checkout?session=${session}`]) {
    await page.goto(path)
    if (path === '/support') await giveName(page, 'Asha')
    await expectOpenToEverybody(page)
  }
  await page.getByRole('button', { name: /Pay/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
  await expectOpenToEverybody(page)
})
