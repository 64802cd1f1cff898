import { linkIn } from '../support/mailbox.ts'
import { startSite } from '../support/site.ts'
import { openMailServer, type MailServer } from '../support/smtp-server.ts'
import { newEmail, PASSWORD, signOut } from './account-steps.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test as base } from './support/test.ts'

/** A site whose emails go to a mail server on this machine. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [
    async ({ browserName: _ }, use) => {
      const mail = await openMailServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await startSite({
        ...{ LOG_LEVEL: 'error', TRUST_PROXY: '1' },
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

test('an account is made in Hindi, found again by email, and keeps its language', async ({ page, mail }) => {
  const email = newEmail()
  const received = async (subject: string) => {
    const find = () =>
      mail.received.find(({ to, headers }) => to.includes(email) && headers['subject'] === subject)
    await expect.poll(find).toBeDefined()
    return find()!
  }
  const main = page.getByRole('main')

  await page.goto('/hi/auth?mode=sign-up')
  await main.getByLabel('ईमेल').fill(email)
  await main.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD)
  await main.getByLabel('पासवर्ड फिर से').fill(PASSWORD)
  await main.getByRole('button', { name: 'खाता बनाएँ' }).click()
  await expect(page.getByRole('heading', { name: 'अपना ईमेल देखें' })).toBeVisible()
  await expect(main.getByRole('status')).toHaveText('कृपया अपना ईमेल देखें और खाते की पुष्टि करें।')

  const confirming = await received('अपने ईमेल पते की पुष्टि करें')
  expect(confirming.text).toContain('Rook & Rajah में आपका स्वागत है।')
  expect(confirming.html).toContain('मेरे पते की पुष्टि करें')
  await page.goto(linkIn(confirming, '/hi/auth/confirm'))
  await expect(page).toHaveURL(/\/hi\/$/)
  await expect(page.getByRole('region', { name: 'स्वागत है: आपके ईमेल पते की पुष्टि हो गई' })).toBeVisible()
  await page.getByRole('navigation', { name: 'मुख्य' }).getByRole('button', { name: 'साइन आउट करें' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')

  await page.goto('/hi/auth')
  await main.getByRole('link', { name: 'पासवर्ड याद नहीं?' }).click()
  // The page before it has a field of the same name.
  await expect(main.getByRole('heading', { name: 'पासवर्ड याद नहीं' })).toBeVisible()
  await main.getByLabel('ईमेल').fill(email)
  await main.getByRole('button', { name: 'लिंक भेजें' }).click()
  await expect(main.getByRole('status')).toHaveText('इस पते से कोई खाता हो, तो लिंक उस पर भेज दिया गया है।')
  await page.goto(linkIn(await received('नया पासवर्ड बनाएँ'), '/hi/auth/reset'))
  const password = 'ऊँट d5 पर शह'
  await main.getByLabel('नया पासवर्ड', { exact: true }).fill(password)
  await main.getByLabel('पासवर्ड फिर से').fill(password)
  await main.getByRole('button', { name: 'पासवर्ड बनाएँ' }).click()
  await expect(main.getByRole('status')).toHaveText('आपका पासवर्ड बन गया। अब उसी से साइन इन करें।')
  await received('आपका पासवर्ड बदला गया')
  await main.getByLabel('ईमेल').fill(email)
  await main.getByLabel('पासवर्ड', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'साइन इन करें', exact: true }).click()
  await expect(page).toHaveURL(/\/hi\/play$/)

  // This device has never chosen a language, so pages in English offer the account's.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('account_language=hi')
  await page.goto('/blog')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  const offer = page.getByRole('region', { name: 'भाषा' })
  await expect(offer).toBeVisible()

  await test.step('signing in on a page in English offers it at once', async () => {
    await signOut(page)
    await page.goto('/auth')
    await page.evaluate(() => void ((window as { isSamePage?: boolean }).isSamePage = true))
    await expect(offer).toHaveCount(0)
    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Password', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(/[^i]\/play$/)
    await expect(offer).toBeVisible()
    expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true)
  })

  await page.goto('/hi/account')
  const card = page.getByRole('region', { name: 'भाषा', exact: true })
  await expect(card.getByRole('radio', { name: 'हिंदी' })).toBeChecked()
  await expectNoFaults(page)
  await card.getByRole('radio', { name: 'English' }).check()
  await card.getByRole('button', { name: 'भाषा सहेजें' }).click()
  await expect(page).toHaveURL('/account?done=language#language')
  await expect(page.getByRole('region', { name: 'Language' }).getByRole('status')).toHaveText(
    'Your language is saved.',
  )
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
  await expect(offer).toBeHidden()

  await page.locator('[data-language=hi]:visible').first().click()
  await expect(page).toHaveURL(/\/hi\/account/)
  // No page waits for the answer to its beacon.
  await expect
    .poll(async () =>
      (await (await page.request.get('/account/data.json')).text()).includes('"language": "hi"'),
    )
    .toBe(true)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'हिंदी' })).toBeChecked()

  await page.goto('/account')
  await page.getByRole('radio', { name: 'English' }).check()
  const save = page.getByRole('button', { name: 'Save the language' })
  await save.click()
  await expect(page.getByRole('region', { name: 'Language' }).getByRole('status')).not.toBeEmpty()
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
  await expect(save).toBeFocused()
})
