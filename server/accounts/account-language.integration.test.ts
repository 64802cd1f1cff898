import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGoogle, type FakeGoogle } from '../../tests/fakes/google.ts'
import { goToGoogle } from '../../tests/support/at-google.ts'
import { describeSiteOnEachDatabase } from '../../tests/support/each-site.ts'
import { linkIn, waitForEmail } from '../../tests/support/mailbox.ts'
import { createVisitor, type Visitor } from '../../tests/support/visitor.ts'

/** The language of an account, over HTTP. */

const PASSWORD = 'rook takes e7'
const IN_HINDI = /\p{Script=Devanagari}/u
const RESET = { en: 'Set a new password', hi: 'नया पासवर्ड बनाएँ' }

let google: FakeGoogle
beforeAll(async () => {
  google = await startGoogle()
})
afterAll(() => google.stop())

describeSiteOnEachDatabase(
  'the language of an account',
  () => google.env,
  (place) => {
    let people = 0
    const newEmail = () => `reader${++people}@chess.test`
    const emailTo = (to: string, nth = 1) => waitForEmail(place.site.dataDir, to, nth)
    const languageOf = async (who: Visitor) => {
      const { account } = (await (await who.get('/account/data.json')).json()) as {
        account: { language: string | null }
      }
      return account.language
    }

    /** A visitor with a confirmed account that was made at a page in English (``) or Hindi (`/hi`). */
    async function member(at: '' | '/hi'): Promise<{ who: Visitor; email: string }> {
      const [who, email] = [createVisitor(place.site.origin), newEmail()]
      const fields = { intent: 'sign-up', email, password: PASSWORD, confirmation: PASSWORD }
      await who.post(`${at}/auth`, fields)
      await who.get(linkIn(await emailTo(email), `${at}/auth/confirm`))
      return { who, email }
    }

    it('is that of the page of the sign-up, and its emails are in it wherever they come from', async () => {
      const { who, email } = await member('/hi')
      const first = await emailTo(email)
      expect(first.headers['subject']).toBe('अपने ईमेल पते की पुष्टि करें')
      expect(first.html).toContain('<html lang="hi">')
      expect(first.text).toContain(`${place.site.origin}/hi/\n`)
      expect(await languageOf(who)).toBe('hi')

      await createVisitor(place.site.origin).post('/auth/forgotten', { email })
      const reset = await emailTo(email, 2)
      expect(reset.headers['subject']).toBe(RESET.hi)
      const link = linkIn(reset, '/hi/auth/reset')
      const password = 'queen to h5 check'
      const changed = await who.post('/hi/auth/reset', {
        ...{ token: link.split('token=')[1] ?? '', password, confirmation: password },
      })
      expect(changed.headers.get('location')).toBe('/hi/auth?said=changed')
      expect((await emailTo(email, 3)).headers['subject']).toBe('आपका पासवर्ड बदला गया')

      const { who: reader, email: english } = await member('')
      expect(await languageOf(reader)).toBe('en')
      await createVisitor(place.site.origin).post('/hi/auth/forgotten', { email: english })
      const inEnglish = await emailTo(english, 2)
      expect(inEnglish.headers['subject']).toBe(RESET.en)
      expect(linkIn(inEnglish, '/auth/reset')).toMatch(/^\/auth\/reset/)
    })

    it('is saved on the account page, and no other language is', async () => {
      const { who, email } = await member('')
      const checked = async () =>
        /value="(\w+)"/.exec(
          /<input[^>]*name="language"[^>]*checked=""[^>]*>/.exec(
            await (await who.get('/account')).text(),
          )?.[0] ?? '',
        )?.[1]
      expect(await checked()).toBe('en')
      const saved = await (await who.post('/account', { intent: 'language', language: 'hi' })).text()
      expect(saved).toContain('Your language is saved.')
      // Without scripts, a link leads to the page in the new language.
      expect(saved).toContain('href="/hi/account?done=language#language"')
      expect([await checked(), await languageOf(who)]).toEqual(['hi', 'hi'])
      await who.post('/account', { intent: 'language', language: 'tlh' })
      expect(await languageOf(who)).toBe('hi')

      await who.post('/account', { intent: 'password-link' })
      expect((await emailTo(email, 2)).headers['subject']).toBe(RESET.hi)
    })

    it('follows the switch in the header, for signed-in users', async () => {
      const { who } = await member('')
      const change = (visitor: Visitor, language: string) =>
        visitor.post('/account.data', { intent: 'language', language })
      expect((await change(who, 'hi')).status).toBe(200)
      expect(await languageOf(who)).toBe('hi')
      await change(who, 'tlh')
      await change(createVisitor(place.site.origin), 'en')
      const fromElsewhere = await who.request('/account.data', {
        ...{ method: 'POST', headers: { Origin: 'https://evil.example' } },
        body: new URLSearchParams({ intent: 'language', language: 'en' }),
      })
      expect(fromElsewhere.status).toBe(403)
      expect(await languageOf(who)).toBe('hi')
    })

    it('is known to pages in other languages until the user signs out', async () => {
      const { who } = await member('/hi')
      await who.get('/api/session')
      expect(who.cookies.get('account_language')).toBe('hi')
      await who.post('/account.data', { intent: 'language', language: 'en' })
      await who.get('/api/session')
      expect(who.cookies.get('account_language')).toBe('en')
      await who.post('/sign-out', {})
      expect(who.cookies.has('account_language')).toBe(false)
    })

    it('is not known for an account from before, whose emails are in that of the page', async () => {
      const { who, email } = await member('/hi')
      const database = await place.open()
      await database.query.updateTable('users').set({ language: null }).where('email', '=', email).execute()
      await createVisitor(place.site.origin).post('/auth/forgotten', { email })
      expect((await emailTo(email, 2)).headers['subject']).toBe(RESET.en)
      await createVisitor(place.site.origin).post('/hi/auth/forgotten', { email })
      expect((await emailTo(email, 3)).headers['subject']).toBe(RESET.hi)
      await who.get('/api/session')
      expect(who.cookies.has('account_language')).toBe(false)
    })

    it('is that of emails to former and future addresses too', async () => {
      const { who, email } = await member('/hi')
      const to = newEmail()
      await who.post('/account', { intent: 'email', email: to, password: PASSWORD })
      expect((await emailTo(email, 2)).text).toContain(to)
      const confirming = await emailTo(to)
      for (const { text } of [await emailTo(email, 2), confirming]) expect(text).toMatch(IN_HINDI)
      await createVisitor(place.site.origin).get(linkIn(confirming, '/hi/auth/confirm').replace('/hi', ''))
      expect((await emailTo(email, 3)).headers['subject']).toBe('आपका ईमेल पता बदला गया')
      await who.post('/account', { intent: 'delete', password: PASSWORD })
      expect((await emailTo(to, 2)).headers['subject']).toBe('आपका खाता मिटा दिया गया')
    })

    it('is that of the page from which a new user went to Google', async () => {
      const [who, email] = [createVisitor(place.site.origin), newEmail()]
      google.people.set('reader', { email, email_verified: true, name: 'Asha' })
      const back = await goToGoogle(who, { person: 'reader' }, '/hi/auth')
      expect((await who.get(back)).headers.get('location')).toBe('/hi/play')
      expect(await languageOf(who)).toBe('hi')
    })
  },
)
