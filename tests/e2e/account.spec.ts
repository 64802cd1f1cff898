import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { startGoogle, type FakeGoogle } from '../fakes/google.ts'
import { linkIn, waitForEmail } from '../support/mailbox.ts'
import { startSite } from '../support/site.ts'
import { makeTotp } from '../support/totp.ts'
import { becomeMember, newEmail, PASSWORD, signIn, signOut } from './account-steps.ts'
import { expectNoFaults, expectOpenToEverybody } from './support/faults.ts'
import { expect, test as base } from './support/test.ts'

/** A site whose Google is a provider on this machine. */
const test = base.extend<object, { google: FakeGoogle }>({
  google: [
    async ({ browserName: _ }, use) => {
      const google = await startGoogle()
      await use(google)
      await google.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ google }, use) => {
      const site = await startSite({ LOG_LEVEL: 'error', TRUST_PROXY: '1', ...google.env })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Waits until the page shows the key for the authenticator app. */
async function beginTwoFactor(page: Page): Promise<void> {
  const twoFactor = card(page, 'Two-factor sign-in')
  await twoFactor.getByLabel('Current password').fill(PASSWORD)
  await press(page, 'Set it up')
  await expect(twoFactor.getByRole('img', { name: /scan/ })).toBeVisible()
}

/** Reads the key from the page, as a user typing it would. */
async function readSecret(page: Page): Promise<string> {
  const text = await card(page, 'Two-factor sign-in').textContent()
  const secret = /(?:[A-Z2-7]{4} ){5,}[A-Z2-7]{1,4}/.exec(text ?? '')?.[0]
  if (secret === undefined) throw new Error('No key on the page')
  return secret
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, allowedTrouble: [/status of 40[01]/] })

    test('a name is saved, a wrong password is refused on its card, and a new one is set', async ({
      page,
      site,
    }) => {
      const email = await becomeMember(page, site)
      await page.goto('/account')
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha')
      await press(page, 'Save the name')
      await expect(card(page, 'Name').getByRole('status')).toHaveText('Your name is saved.')
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Asha')

      const password = card(page, 'Password')
      await password.getByLabel('Current password').fill('not this one')
      await password.getByLabel('New password', { exact: true }).fill('queen to h5 check')
      await password.getByLabel('Confirm the new password').fill('queen to h5 check')
      await press(page, 'Change the password')
      await expect(password.getByRole('alert')).toHaveText('That is not your password.')
      await expect(password).toBeInViewport()

      await password.getByLabel('Current password').fill(PASSWORD)
      await password.getByLabel('New password', { exact: true }).fill('queen to h5 check')
      await password.getByLabel('Confirm the new password').fill('queen to h5 check')
      await press(page, 'Change the password')
      await expect(password.getByRole('status')).toContainText('Your password is changed')
      await expect(password.getByLabel('Current password')).toHaveValue('')
      await page.context().clearCookies()
      await signIn(page, email, 'queen to h5 check')
      await expect(page).toHaveURL('/play')
    })

    test('the address moves when the link in the new mailbox is followed', async ({ page, site }) => {
      await becomeMember(page, site)
      const to = newEmail()
      await page.goto('/account')
      const address = card(page, 'Email address')
      await address.getByLabel('New email address').fill(to)
      await address.getByLabel('Current password').fill(PASSWORD)
      await press(page, 'Send the link')
      await expect(address.getByRole('status')).toContainText(`on its way to ${to}`)
      await page.goto(linkIn(await waitForEmail(site.dataDir, to), '/auth/confirm'))
      await expect(address.getByRole('status')).toHaveText('Your email address is changed.')
      await expect(page.getByRole('main')).toContainText(`Signed in as ${to}`)
    })

    test('two-factor: set up, signed in with, recovered from, turned off', async ({ page, site }) => {
      const email = await becomeMember(page, site)
      await page.goto('/account')
      const twoFactor = card(page, 'Two-factor sign-in')
      await beginTwoFactor(page)
      const secret = await readSecret(page)
      const codes = await twoFactor
        .getByRole('list', { name: 'Recovery codes' })
        .getByRole('listitem')
        .allTextContents()
      expect(codes).toHaveLength(10)
      await twoFactor.getByLabel('Code', { exact: true }).fill(makeTotp(secret, -10))
      await press(page, 'Turn it on')
      await expect(twoFactor.getByRole('alert')).toContainText('That code is not right')
      await twoFactor.getByLabel('Code', { exact: true }).fill(makeTotp(secret))
      await press(page, 'Turn it on')
      await expect(twoFactor.getByRole('status')).toHaveText('Two-factor sign-in is on.')
      await expect(twoFactor).not.toContainText(codes[0] ?? '')

      await page.context().clearCookies()
      await signIn(page, email)
      await expect(page).toHaveURL('/auth/two-factor')
      await page.getByLabel('Code', { exact: true }).fill(makeTotp(secret, 1))
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL('/play')

      await page.goto('/account')
      await twoFactor.getByText('Turn it off').first().click()
      await twoFactor.getByLabel('Current password').last().fill(PASSWORD)
      await press(page, 'Turn it off')
      await expect(twoFactor.getByRole('status')).toHaveText('Two-factor sign-in is off.')
    })

    test('by Google: signed in, recognised, and cancelled', async ({ page, google }) => {
      const email = newEmail()
      google.people.set(email, { email, email_verified: true, name: 'Asha' })
      await page.goto('/auth')
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await page.getByRole('button', { name: email }).click()
      await expect(page).toHaveURL('/play')
      await page.goto('/account')
      await expect(page.getByRole('main')).toContainText(`Signed in as ${email}, also by Google`)
      // axe needs scripts.
      if (javaScriptEnabled) await expectNoFaults(page)

      await page.context().clearCookies()
      await page.goto('/auth')
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('alert')).toHaveText(
        'You cancelled on Google’s page, so you are not signed in. Try again, or use your email.',
      )
    })

    test('everything is taken along, and then it is deleted', async ({ page, site }) => {
      const email = await becomeMember(page, site)
      await page.goto('/account')
      const data = card(page, 'Your data')
      for (const [name, holds] of [
        ['Everything (JSON)', `"email": "${email}"`],
        ['All games (PGN)', ''],
      ] as const) {
        const downloading = page.waitForEvent('download')
        await data.getByRole('link', { name }).click()
        const file = await (await downloading).path()
        expect(await readFile(file, 'utf8'), name).toContain(holds)
      }

      const deletion = card(page, 'Delete the account')
      await deletion.getByText('Delete my account').click()
      await deletion.getByLabel('Current password').fill('not this one')
      await press(page, 'Delete everything')
      await expect(deletion.getByRole('alert')).toHaveText('That is not your password.')
      await deletion.getByLabel('Current password').fill(PASSWORD)
      await press(page, 'Delete everything')
      await expect(page).toHaveURL(/\/account\/deleted/)
      await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
      if (javaScriptEnabled) await expectNoFaults(page)
      await page.goto('/account')
      await expect(page).toHaveURL('/auth')
    })
  })
}

test.describe('a lost telephone', () => {
  // A wrong code is answered with 401.
  test.use({ allowedTrouble: [/401/] })

  test('a recovery code gets in where the telephone is lost', async ({ page, site }) => {
    const email = await becomeMember(page, site)
    await page.goto('/account')
    await beginTwoFactor(page)
    const secret = await readSecret(page)
    const [code = ''] = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allTextContents()
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the codes' }).click()
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain(code)
    await page.getByLabel('Code', { exact: true }).fill(makeTotp(secret))
    await press(page, 'Turn it on')
    await expect(page.getByText('Two-factor sign-in is on.')).toBeVisible()

    await signOut(page)
    await signIn(page, email)
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await press(page, 'Sign In')
    await expect(page.getByRole('alert')).toHaveText('Invalid code')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByRole('alert')).toHaveText('')
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/play')
  })
})

test.describe('passkeys', () => {
  test.use({ allowedTrouble: [/status of 40[01]/] })

  test('a passkey is added with the password, opens the account, and is removed', async ({ page, site }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('WebAuthn.enable')
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const email = await becomeMember(page, site)
    await page.goto('/account')
    const passkeys = card(page, 'Passkeys')
    await passkeys.getByText('Add a passkey').first().click()
    await passkeys.getByLabel('Name of the passkey').fill('My laptop')
    await passkeys.getByLabel('Current password').fill('not my password')
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(passkeys.getByText('That is not your password.')).toBeVisible()
    await passkeys.getByLabel('Current password').fill(PASSWORD)
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(passkeys.getByRole('listitem')).toContainText('My laptop')
    await expectOpenToEverybody(page)

    const signInByPasskey = async () => {
      await page.context().clearCookies()
      await page.goto('/auth')
      await page.getByRole('button', { name: 'Use a passkey' }).click()
    }
    await signInByPasskey()
    await expect(page).toHaveURL('/play')
    expect(await (await page.request.get('/api/session')).text()).toContain(email)

    // A passkey of a device that has not verified its user is refused.
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await signInByPasskey()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await expect(page).toHaveURL('/auth')
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })

    await signInByPasskey()
    await expect(page).toHaveURL('/play')
    await page.goto('/account')
    await passkeys.getByText('Remove My laptop').click()
    await passkeys.getByLabel('Current password').first().fill(PASSWORD)
    await passkeys.getByRole('button', { name: 'Remove it' }).click()
    await expect(passkeys.getByText('The passkey is removed.')).toBeVisible()
    await signInByPasskey()
    await expect(page.getByText('That passkey does not open an account here.')).toBeVisible()
  })
})

test('another device is seen, and signed out from here', async ({ page, browser, site }) => {
  const email = await becomeMember(page, site)
  const other = await browser.newContext({ baseURL: site.origin, userAgent: 'Firefox/143.0 (Android 15)' })
  const there = await other.newPage()
  await signIn(there, email)
  await expect(there).toHaveURL('/play')
  await page.goto('/account')
  const sessions = card(page, 'Where you are signed in')
  await expect(sessions.getByRole('listitem')).toContainText([/on Linux.*This device/, /Firefox on Android/])
  await page.getByRole('button', { name: /^Sign out Firefox on Android/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await there.goto('/account')
  await expect(there).toHaveURL('/auth')
  await other.close()
})

test('nothing of the account stays on screen after Sign Out, here or in another tab', async ({
  page,
  site,
}) => {
  const email = await becomeMember(page, site)
  const other = await page.context().newPage()
  for (const tab of [page, other]) await tab.goto('/account')
  await beginTwoFactor(page)
  await expect(other.getByRole('main')).toContainText(email)
  await signOut(other)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await expect(tab.locator('body')).not.toContainText(email)
    await expect(tab.getByRole('region')).toHaveCount(0)
  }
  await other.close()
})

test('the account fits and is open to everybody in all its states', async ({ page, site }) => {
  await becomeMember(page, site)
  await page.goto('/account')
  await expectOpenToEverybody(page)
  await page.getByText('Delete my account').click()
  await beginTwoFactor(page)
  await expectOpenToEverybody(page)
  await page.getByLabel('Code', { exact: true }).fill(makeTotp(await readSecret(page)))
  await press(page, 'Turn it on')
  await expect(page.getByText('Two-factor sign-in is on.')).toBeVisible()
  const twoFactor = card(page, 'Two-factor sign-in')
  await twoFactor.getByText('New recovery codes').click()
  await twoFactor.getByLabel('Current password').first().fill(PASSWORD)
  await press(page, 'Make new codes')
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  await expectOpenToEverybody(page)
})
