import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { linkIn, waitForEmail } from '../support/mailbox.ts'
import type { Site } from '../support/site.ts'
import { expect } from './support/test.ts'

export const PASSWORD = 'rook takes e7'

export const newEmail = (): string => `asha-${randomUUID().slice(0, 8)}@chess.test`

/** Fills in the sign-up form and sends it; the page must be `/auth`. */
export async function signUp(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The account link in the bar of signed-in users: their name, or `Account`. */
export const accountLink = (page: Page) => bar(page).getByRole('link', { name: /^Signed in: / })

export async function signOut(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Sign Out' }).click()
  // Until the response has arrived, the next page would still be a member's.
  await expect(accountLink(page)).toHaveCount(0)
}

/**
 * Signs up and follows the emailed link with requests that leave the page in place; the page is signed in from its next
 * navigation on. auth.spec.ts tests the forms and the link themselves.
 */
export async function becomeMember(page: Page, site: Site): Promise<string> {
  const email = newEmail()
  const answer = await page.request.post('/auth', {
    form: { intent: 'sign-up', email, password: PASSWORD, confirmation: PASSWORD },
    headers: { Origin: site.origin },
  })
  expect(await answer.text()).toContain('Please check your email to confirm your account.')
  const confirmed = await page.request.get(linkIn(await waitForEmail(site.dataDir, email), '/auth/confirm'))
  expect(new URL(confirmed.url()).pathname).toBe('/')
  return email
}
