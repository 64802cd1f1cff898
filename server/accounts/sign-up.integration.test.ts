import { expect, it } from 'vitest'
import { describeSiteOnEachDatabase } from '../../tests/support/each-site.ts'
import { linkIn, readEmails, waitForEmail } from '../../tests/support/mailbox.ts'
import { createVisitor, type Visitor } from '../../tests/support/visitor.ts'

const PASSWORD = 'rook takes e7'
const CHECK_YOUR_MAIL = 'Please check your email to confirm your account.'

let people = 0
const newEmail = () => `signing-up${++people}@chess.test`
const signUp = (who: Visitor, email: string, password = PASSWORD) =>
  who.post('/auth', { intent: 'sign-up', email, password, confirmation: password })
const signIn = (who: Visitor, email: string, password = PASSWORD) =>
  who.post('/auth', { intent: 'sign-in', email, password })

describeSiteOnEachDatabase(
  'signing up',
  () => ({}),
  (place) => {
    const visitor = () => createVisitor(place.site.origin)
    const errors = () => place.site.log().filter(({ level }) => level === 'error')

    it('three times at once gives three equal answers, one email and no error in the log', async () => {
      const [who, email] = [visitor(), newEmail()]
      const answers = await Promise.all([1, 2, 3].map(() => signUp(who, email)))
      for (const answer of answers) {
        expect(answer.status).toBe(200)
        expect(await answer.text()).toContain(CHECK_YOUR_MAIL)
      }
      const link = linkIn(await waitForEmail(place.site.dataDir, email), '/auth/confirm')
      expect((await who.get(link)).headers.get('location')).toBe('/#welcome')
      expect(await readEmails(place.site.dataDir, email)).toHaveLength(1)
      expect(errors()).toEqual([])
    })

    it('at once with different passwords leaves one account and no error in the log', async () => {
      const email = newEmail()
      const passwords = ['one takes e7', 'two takes e7', 'three takes e7']
      const answers = await Promise.all(passwords.map((each) => signUp(visitor(), email, each)))
      for (const answer of answers) expect(await answer.text()).toContain(CHECK_YOUR_MAIL)
      const { query } = await place.open()
      expect(
        await query.selectFrom('users').select('email').where('email', '=', email).execute(),
      ).toHaveLength(1)
      expect(errors()).toEqual([])
    })

    it.each(['आशा@example.com', 'asha@उदाहरण.com', 'ａsha@example.com', 'somebody', '"a b"@example.com'])(
      'and every other form answers %s in words of the page’s language',
      async (email) => {
        const forms: [string, Record<string, string>][] = [
          ['/hi/auth', { intent: 'sign-up', email, password: PASSWORD, confirmation: PASSWORD }],
          ['/hi/auth', { intent: 'resend', email }],
          ['/hi/auth', { intent: 'sign-in', email, password: PASSWORD }],
          ['/hi/auth/forgotten', { email }],
        ]
        for (const [path, fields] of forms) {
          const answer = await visitor().post(path, fields)
          const text = await answer.text()
          expect([path, fields['intent'], answer.status]).toEqual([path, fields['intent'], 400])
          expect(text).toContain('कृपया सही ईमेल पता लिखें')
          expect(text).not.toMatch(/\[body|Invalid/)
        }
      },
    )

    it('is never asked about by the words of a library, whatever a form is sent', async () => {
      const forms: [string, Record<string, string>][] = [
        ['/hi/auth/reset', { token: 'x', password: PASSWORD, confirmation: PASSWORD }],
        ['/hi/auth/reset', { token: '', password: PASSWORD, confirmation: PASSWORD }],
        ['/hi/auth/two-factor', { code: '123456' }],
        ['/hi/auth/two-factor', { recovery: 'abcde-fghij' }],
        ['/hi/auth/two-factor', {}],
        ['/hi/auth', { intent: 'sign-in', email: newEmail(), password: 'x'.repeat(900) }],
      ]
      for (const [path, fields] of forms) {
        const answer = await visitor().post(path, fields)
        const shown = /role="alert">(.*?)role="status"/s.exec(await answer.text())?.[1] ?? ''
        const alert = shown.replaceAll(/<[^>]*>?/g, '')
        expect([path, fields, alert]).toEqual([path, fields, expect.stringMatching(/[\u0900-\u097f]/)])
        expect([path, fields, alert]).toEqual([path, fields, expect.not.stringMatching(/[a-z]{3}/i)])
      }
    })

    it('by a stranger with another address does not keep that address from an account that moves to it', async () => {
      const [owner, from, to] = [visitor(), newEmail(), newEmail()]
      await signUp(owner, from)
      await owner.get(linkIn(await waitForEmail(place.site.dataDir, from), '/auth/confirm'))
      await signUp(visitor(), to, 'of the stranger')
      await waitForEmail(place.site.dataDir, to)
      await owner.post('/account', { intent: 'email', email: to, password: PASSWORD })
      const moving = linkIn(await waitForEmail(place.site.dataDir, to, 2), '/auth/confirm')
      // A stranger who signs up again does not keep it either.
      await signUp(visitor(), to, 'of the stranger')
      expect((await owner.get(moving)).headers.get('location')).toBe('/account?done=email#email')
      expect((await signIn(visitor(), to)).headers.get('location')).toBe('/play')
      expect((await signIn(visitor(), to, 'of the stranger')).status).toBe(401)
    })

    it('with Google fails without filling the log', async () => {
      await visitor().get(`/auth/google-failed?${new URLSearchParams({ error: 'x'.repeat(8_000) })}`)
      const failed = place.site.log().filter(({ message }) => message === 'Google sign-in failed')
      expect(failed.map(({ reason }) => reason)).toEqual(['x'.repeat(60)])
    })
  },
)
