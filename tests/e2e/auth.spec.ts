import { readFile } from 'node:fs/promises'
import { linkIn, waitForEmail } from '../support/mailbox.ts'
import { accountLink, becomeMember, newEmail, PASSWORD, signIn, signOut, signUp } from './account-steps.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

const navigation = { name: 'Main' } as const
const EDITORIAL = '/blog'

test('sign up, find the mail, confirm, and be known on every page until signing out', async ({
  page,
  site,
}) => {
  const email = newEmail()
  const bar = page.getByRole('navigation', navigation)
  await page.goto('/')
  await bar.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await page.getByRole('link', { name: /New here/ }).click()
  await expect(page.getByRole('heading', { name: /^Join / })).toBeVisible()
  await page.getByLabel('Email').fill(`  ${email.toUpperCase()} `)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(
    page.getByRole('status').getByText('Please check your email to confirm your account.'),
  ).toBeVisible()
  // The form has been processed.
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)

  await page.goto(linkIn(await waitForEmail(site.dataDir, email), '/auth/confirm'))
  await expect(page).toHaveURL('/')
  const welcome = page.getByRole('region', { name: 'Welcome: your email address is confirmed' })
  await expect(welcome).toBeVisible()
  await page.reload()
  await expect(welcome).toBeHidden()
  for (const path of ['/', '/play', EDITORIAL, '/rankings']) {
    await page.goto(path)
    await expect(accountLink(page), path).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Sign In' }), path).toBeHidden()
  }
  await page.goto('/auth')
  await expect(page).toHaveURL('/play')

  await page.evaluate(() => sessionStorage.setItem('left', 'behind'))
  await signOut(page)
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBeNull()
  await page.goto(EDITORIAL)
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible()

  await signIn(page, email)
  await expect(page).toHaveURL('/play')
  await expect(accountLink(page)).toBeVisible()
})

test('the name set in the account is in the bar of every page, and disappears with the session', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Your account' })
  await expect(footerLink).toBeHidden()
  const email = await becomeMember(page, site)
  await page.reload()
  await footerLink.click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
  await expect(accountLink(page)).toHaveAccessibleName('Signed in: Account')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ashalata "A\\" Rao')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(accountLink(page)).toHaveAccessibleName('Signed in: Ashalata "A\\" Rao')
  for (const path of ['/', EDITORIAL, '/play', '/dashboard']) {
    await page.goto(path)
    await expect(accountLink(page), path).toHaveAccessibleName('Signed in: Ashalata "A\\" Rao')
    // Only this browser knows it is signed in: the pages are the same for all visitors.
    expect(await (await page.request.get(path)).text(), path).not.toContain('Ashalata')
  }
  await expect(page.getByText('Welcome back, Ashalata')).toBeVisible()
  await page.goto('/play?start=now')
  await page.getByText('Share', { exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PGN' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(
    '[White "Ashalata \\"A\\\\\\" Rao"]',
  )
  await accountLink(page).click()
  await expect(page).toHaveURL('/account')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(EDITORIAL)
  await page.evaluate(() => sessionStorage.setItem('left', 'behind'))
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#site-menu').getByRole('link', { name: 'Account' })).toBeVisible()
  await page.locator('#site-menu').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  // The address changes before the scripts of the new page have run.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('account-name'))).toBeNull()
  // A page that is only read forgets what the tab stored, too.
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBeNull()
})

test('other tabs follow', async ({ page, context, site }) => {
  await becomeMember(page, site)
  await page.goto('/play')
  const other = await context.newPage()
  await other.goto('/play')
  await expect(accountLink(other)).toBeVisible()
  await signOut(page)
  await expect(accountLink(other)).toBeHidden()
})

const FAULTS: [string, string, string, string, string][] = [
  ['sign-in', '', '', '', 'Email and password are required'],
  ['sign-in', 'a@b.cd', '12345', '', 'Password must be at least 6 characters'],
  ['sign-up', 'a@b.cd', '123456', '1234567', 'Passwords do not match'],
  ['sign-up', 'nobody', 'rook takes', 'rook takes', 'Please enter a valid email address'],
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, allowedTrouble: [/40[013]|502/] })

    test('a form that is not filled in well says what is wrong', async ({ page }) => {
      for (const [mode, email, password, confirmation, message] of FAULTS) {
        await page.goto(`/auth?mode=${mode}`)
        // Google is not set up here.
        await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('Password', { exact: true }).fill(password)
        if (mode === 'sign-up') await page.getByLabel('Confirm password').fill(confirmation)
        await page
          .getByRole('main')
          .getByRole('button', { name: mode === 'sign-up' ? 'Sign Up' : 'Sign In' })
          .click()
        await expect(page.getByRole('alert')).toHaveText(message)
      }
    })

    test('sign up twice, sign in too early, get the email again, and come in', async ({ page, site }) => {
      const email = newEmail()
      // The second sends the email again.
      for (let time = 0; time < 2; time++) {
        await signUp(page, email)
        await expect(page.getByText('Please check your email')).toBeVisible()
      }
      await waitForEmail(site.dataDir, email, 2)
      await signIn(page, email, 'wrong password')
      await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
      await signIn(page, email)
      await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
      await expect(page.getByText('Signed up, but not confirmed your address yet?')).toBeVisible()
      await page.getByRole('button', { name: 'Send the confirmation email again' }).click()
      await expect(page.getByText('Please check your email')).toBeVisible()
      await page.goto(linkIn(await waitForEmail(site.dataDir, email, 3), '/auth/confirm'))
      await expect(page.getByRole('region', { name: /^Welcome/ })).toBeVisible()
      await page.goto('/auth')
      await expect(page).toHaveURL('/play')
    })

    test('a forgotten password is replaced', async ({ page, site }) => {
      const email = await becomeMember(page, site)
      await page.goto('/')
      await page.context().clearCookies()
      await page.goto('/auth')
      await page.getByRole('link', { name: 'Forgotten your password?' }).click()
      await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByText('the link is on its way')).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveCount(0)
      await page.goto(linkIn(await waitForEmail(site.dataDir, email, 2), '/auth/reset'))
      await page.getByLabel('New password').fill('queen to h5 check')
      await page.getByLabel('Confirm password').fill('queen to h5 check')
      await page.getByRole('button', { name: 'Set the password' }).click()
      await expect(page.getByText('Your password is set. Sign in with it.')).toBeVisible()
      await signIn(page, email, 'queen to h5 check')
      await expect(page).toHaveURL('/play')
    })
  })
}

test('axe finds nothing on the pages of accounts, and their toggle clears messages and the confirmation', async ({
  page,
}) => {
  for (const path of [
    '/auth',
    '/auth?mode=sign-up',
    '/auth/forgotten',
    '/auth/reset?token=x',
    '/auth/two-factor',
  ]) {
    await page.goto(path)
    await expectNoFaults(page)
  }
  await page.goto('/auth')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expectNoFaults(page)

  await page.getByRole('link', { name: /New here/ }).click()
  await expect(page.getByRole('alert')).toHaveText('')
  await page.getByLabel('Confirm password').fill('123456')
  await page.getByRole('link', { name: /Sign in/ }).click()
  await expect(page.getByLabel('Confirm password')).toHaveCount(0)
  await page.getByRole('link', { name: /New here/ }).click()
  await expect(page.getByLabel('Confirm password')).toHaveValue('')
})
