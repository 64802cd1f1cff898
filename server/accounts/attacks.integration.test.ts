import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startGoogle } from '../../tests/fakes/google.ts'
import { goToGoogle } from '../../tests/support/at-google.ts'
import { describeSiteOnEachDatabase } from '../../tests/support/each-site.ts'
import { linkIn, readEmails, waitForEmail } from '../../tests/support/mailbox.ts'
import { startSite, type Site } from '../../tests/support/site.ts'
import { makeTotp } from '../../tests/support/totp.ts'
import { createVisitor, type Visitor } from '../../tests/support/visitor.ts'
import { flagFor } from './unconfirmed.ts'

/** Attacks and broken forms of the past. The numbers are those of docs/security.md. */

const PASSWORD = 'rook takes e7'
const OTHER_PASSWORD = 'queen to h5 check'

let people = 0
const newEmail = () => `attacked${++people}@chess.test`

const whoIs = async (who: Visitor) =>
  ((await (await who.get('/api/session')).json()) as { session: { user: User } | null }).session?.user
interface User {
  readonly id: string
  readonly email: string
  readonly name: string
}

const signUp = (who: Visitor, email: string, password = PASSWORD) =>
  who.post('/auth', { intent: 'sign-up', email, password, confirmation: password })
const signIn = (who: Visitor, email: string, password = PASSWORD) =>
  who.post('/auth', { intent: 'sign-in', email, password })
const locationOf = (response: Response) => response.headers.get('location')

/** A visitor with a confirmed account, signed in. */
async function join(site: Site, email = newEmail()): Promise<{ who: Visitor; email: string }> {
  const who = createVisitor(site.origin)
  await signUp(who, email)
  await who.get(linkIn(await waitForEmail(site.dataDir, email), '/auth/confirm'))
  return { who, email }
}

function hiddenField(html: string, name: string): string {
  const value = new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1]
  if (value === undefined) throw new Error(`No field ${name}`)
  return value.replaceAll('&amp;', '&')
}

/** Turns two-factor sign-in on, which uses up the code of the current half minute. */
async function enable(who: Visitor): Promise<string> {
  const started = await who.post('/account', { intent: 'two-factor-start', password: PASSWORD })
  const html = await started.text()
  const [uri, codes] = [hiddenField(html, 'uri'), hiddenField(html, 'codes')]
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const fields = { intent: 'two-factor-prove', code: makeTotp(secret), uri, codes }
  expect(locationOf(await who.post('/account', fields))).toContain('done=two-factor-prove')
  return secret
}

/** The same session from another address, for limits that count by address. */
function elsewhere(site: Site, who: Visitor): Visitor {
  const other = createVisitor(site.origin)
  for (const [name, value] of who.cookies) other.cookies.set(name, value)
  return other
}

describeSiteOnEachDatabase(
  'accounts under attack',
  () => ({}),
  (place) => {
    const visitor = () => createVisitor(place.site.origin)
    const emailTo = (to: string, nth = 1) => waitForEmail(place.site.dataDir, to, nth)
    const tokenIn = async (to: string, nth: number) =>
      linkIn(await emailTo(to, nth), '/auth/reset').split('token=')[1] ?? ''
    const reset = (token: string, password: string) =>
      visitor().post('/auth/reset', { token, password, confirmation: password })

    it.each([
      ['POST', '/api/auth/sign-in/email', { email: 'a@chess.test', password: 'wrong password' }],
      ['POST', '/api/auth/verify-password', { password: 'wrong password' }],
      ['POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD }],
      ['POST', '/api/auth/update-user', { name: 5 }],
      ['POST', '/api/auth/delete-user', undefined],
      ['GET', '/api/auth/verify-email?token=x&callbackURL=/', undefined],
      ['GET', '/api/auth/reset-password/x?callbackURL=/', undefined],
      ['GET', '/api/auth/callback/github', undefined],
      ['GET', '/api/auth/get-session', undefined],
    ])(
      '%s %s is no address of this site: guesses and broken input find nothing there (6, 16, 22)',
      async (method, path, body) => {
        const { who } = await join(place.site)
        const response = await who.request(path, {
          method,
          ...(method === 'POST' && { headers: { 'Content-Type': 'application/json' } }),
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        expect([404, 405]).toContain(response.status)
        expect((await whoIs(who))?.name).toBe('')
      },
    )

    it('guesses at the password in the account come ever slower, whichever form asks for it (6)', async () => {
      const { who } = await join(place.site)
      const guess = (intent: string) =>
        elsewhere(place.site, who).post('/account', { intent, password: 'wrong password', to: '' })
      for (const intent of ['two-factor-start', 'two-factor-start', 'delete', 'delete', 'two-factor-start'])
        expect((await guess(intent)).status).toBe(400)
      // Five are free; the next are delayed by 250, 500, 1,000, 2,000 and 4,000 ms.
      const started = performance.now()
      for (let n = 0; n < 5; n++) await guess('two-factor-start')
      expect(performance.now() - started).toBeGreaterThan(7_700)
    })

    it('another limit’s 429 does not clear the count of wrong passwords, and the owner’s browser is not slowed down', async () => {
      const { who, email } = await join(place.site)
      await who.post('/sign-out', {})
      const guess = (guesser: Visitor) => signIn(guesser, email, 'wrong password')
      const [one, other] = [visitor(), visitor()]
      for (const guesser of [one, one, one, other, other]) expect((await guess(guesser)).status).toBe(401)
      // The fourth request within ten seconds from one address.
      expect((await guess(one)).status).toBe(429)
      const started = performance.now()
      expect((await guess(visitor())).status).toBe(401)
      expect(performance.now() - started).toBeGreaterThan(250)

      const answered: string[] = []
      const note = (name: string) => (response: Response) => {
        answered.push(`${name} ${response.status}`)
      }
      const strangers = [1, 2].map(() => guess(visitor()).then(note('stranger')))
      await signIn(who, email).then(note('owner'))
      await Promise.all(strangers)
      // The strangers wait for 500 and then 1,000 ms.
      expect(answered.indexOf('owner 302')).toBeLessThan(2)
    })

    it('the browser that sets a new password by email is known, so strangers who guess do not delay its sign-in (51.7)', async () => {
      const { email } = await join(place.site)
      const owner = createVisitor(place.site.origin)
      await owner.post('/auth/forgotten', { email })
      const token = await tokenIn(email, 2)
      const changed = await owner.post('/auth/reset', {
        token,
        password: OTHER_PASSWORD,
        confirmation: OTHER_PASSWORD,
      })
      expect(locationOf(changed)).toBe('/auth?said=changed')
      for (let n = 0; n < 9; n++) void signIn(visitor(), email, 'wrong password')
      const started = performance.now()
      expect((await signIn(owner, email, OTHER_PASSWORD)).status).toBe(302)
      expect(
        (await readEmails(place.site.dataDir, email)).map(({ headers }) => headers['subject']),
      ).not.toContain('A new device has signed in to your account')
      expect(performance.now() - started).toBeLessThan(4_000)
    })

    it.each(['by a link', 'in the account'])(
      'no link to set a new password works once the password was changed %s (7)',
      async (way) => {
        const { who, email } = await join(place.site)
        for (let n = 0; n < 2; n++) await visitor().post('/auth/forgotten', { email })
        const [first, second] = [await tokenIn(email, 2), await tokenIn(email, 3)]
        if (way === 'by a link')
          expect(locationOf(await reset(first, OTHER_PASSWORD))).toBe('/auth?said=changed')
        else
          await who.post('/account', {
            intent: 'password',
            password: PASSWORD,
            newPassword: OTHER_PASSWORD,
            confirmation: OTHER_PASSWORD,
          })
        expect((await reset(second, 'bishop takes g2')).status).toBe(400)
        expect((await signIn(visitor(), email, OTHER_PASSWORD)).status).toBe(302)
      },
    )

    it('confirming an address proves ownership of the password: a later sign-up replaces an earlier one (8)', async () => {
      const [attacker, owner, email] = [visitor(), visitor(), newEmail()]
      await signUp(attacker, email, 'of the attacker')
      const stale = linkIn(await emailTo(email), '/auth/confirm')
      await signUp(owner, email)
      const link = linkIn(await emailTo(email, 2), '/auth/confirm')
      expect(locationOf(await owner.get(stale))).toBe('/auth?said=invalid')
      expect(locationOf(await owner.get(link))).toBe('/#welcome')
      expect((await signIn(visitor(), email, 'of the attacker')).status).toBe(401)
      expect((await signIn(visitor(), email)).status).toBe(302)
      // No sign-up replaces a confirmed account.
      await signUp(attacker, email, 'of the attacker')
      expect((await signIn(visitor(), email, 'of the attacker')).status).toBe(401)
      expect((await signIn(visitor(), email)).status).toBe(302)
    })

    it('a stranger who signs up after the owner gets no password confirmed: their link asks for it (10)', async () => {
      const [attacker, owner, email] = [visitor(), visitor(), newEmail()]
      await signUp(owner, email)
      await emailTo(email)
      await signUp(attacker, email, 'of the attacker')
      const newest = linkIn(await emailTo(email, 2), '/auth/confirm')
      const page = await owner.get(newest)
      expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'same-origin'])
      const html = await page.text()
      expect(html).toContain('Confirm your address')
      expect(await whoIs(owner)).toBeUndefined()
      // The owner's own password is not that of this sign-up.
      const wrong = await owner.post(newest, { intent: 'confirm', password: PASSWORD })
      expect([wrong.status, await whoIs(owner)]).toEqual([401, undefined])
      expect((await signIn(attacker, email, 'of the attacker')).status).toBe(401)

      const chosen = locationOf(await owner.post(newest, { intent: 'choose' })) ?? ''
      expect(locationOf(await reset(chosen.split('token=')[1] ?? '', OTHER_PASSWORD))).toBe(
        '/auth?said=changed',
      )
      expect((await signIn(visitor(), email, 'of the attacker')).status).toBe(401)
      expect((await signIn(owner, email, OTHER_PASSWORD)).status).toBe(302)
    })

    it('a link opened in another browser confirms nothing until the password is given, and then signs in (10)', async () => {
      const [who, phone, email] = [visitor(), visitor(), newEmail()]
      await signUp(who, email)
      const path = linkIn(await emailTo(email), '/auth/confirm')
      expect(await (await phone.get(path)).text()).toContain('Confirm your address')
      expect((await signIn(who, email)).status).toBe(401)
      for (const broken of [`${path}x`, path.replace('token=', 'token=x'), '/auth/confirm']) {
        const answer = await phone.post(broken, { intent: 'confirm', password: PASSWORD })
        expect(locationOf(await phone.get(locationOf(answer) ?? ''))).toBe('/auth?said=invalid')
      }
      const confirmed = await phone.post(path, { intent: 'confirm', password: PASSWORD })
      expect(locationOf(confirmed)).toBe('/#welcome')
      expect((await whoIs(phone))?.email).toBe(email)
      // The link has been used up, in every browser.
      expect(locationOf(await who.get(path))).toBe('/auth?said=confirmed')
      expect(locationOf(await visitor().post(path, { intent: 'choose' }))).toBe(path)
    })

    it.each(['a stranger made', 'the same browser made'])(
      'the confirming link of a sign-up that %s never replaces a session (10)',
      async (whose) => {
        const [{ email }, browser, other] = [await join(place.site), visitor(), newEmail()]
        await signUp(whose === 'a stranger made' ? visitor() : browser, other)
        await signIn(browser, email)
        const path = linkIn(await emailTo(other), '/auth/confirm')
        const opened = await (await browser.get(path)).text()
        expect((await whoIs(browser))?.email).toBe(email)
        if (whose === 'a stranger made') {
          expect(opened).toContain('Confirm your address')
          const answer = await browser.post(path, { intent: 'confirm', password: PASSWORD })
          expect(locationOf(answer)).toBe(path)
          expect(await (await browser.get(path)).text()).toContain('Address confirmed')
        } else expect(opened).toContain('Address confirmed')
        expect((await whoIs(browser))?.email).toBe(email)
        expect((await signIn(visitor(), other)).status).toBe(302)
      },
    )

    it('setting a password by email confirms the address, and no sign-up replaces that (8)', async () => {
      const [attacker, owner, email] = [visitor(), visitor(), newEmail()]
      await signUp(attacker, email, 'of the attacker')
      await owner.post('/auth/forgotten', { email })
      expect(locationOf(await reset(await tokenIn(email, 2), OTHER_PASSWORD))).toBe('/auth?said=changed')
      await signUp(attacker, email, 'of the attacker')
      expect((await signIn(owner, email, OTHER_PASSWORD)).status).toBe(302)
    })

    it('an address gets five emails of a kind in an hour, however many clients request them (13)', async () => {
      const { email } = await join(place.site)
      const asked = []
      for (let n = 0; n < 8; n++) asked.push((await visitor().post('/auth/forgotten', { email })).status)
      expect(asked).toEqual(Array(8).fill(200))
      const after = newEmail()
      await visitor().post('/auth', {
        intent: 'sign-up',
        email: after,
        password: PASSWORD,
        confirmation: PASSWORD,
      })
      // A later email has arrived, so no earlier one can still be under way.
      await emailTo(after)
      const kinds = (await readEmails(place.site.dataDir, email)).map(({ headers }) => headers['subject'])
      expect(kinds.filter((subject) => subject === 'Set a new password')).toHaveLength(5)
      expect(kinds).toHaveLength(6)
    })

    it('strangers who use up the allowance of an address leave one more to each browser that it knows (20)', async () => {
      const { who, email } = await join(place.site)
      for (let n = 0; n < 6; n++) await visitor().post('/auth/forgotten', { email })
      for (let n = 0; n < 2; n++) await who.post('/auth/forgotten', { email })
      const after = newEmail()
      await signUp(visitor(), after)
      await emailTo(after)
      const subjects = (await readEmails(place.site.dataDir, email)).map(({ headers }) => headers['subject'])
      expect(subjects.filter((subject) => subject === 'Set a new password')).toHaveLength(6)
    })

    it('aliases of a mailbox share its allowance (20)', async () => {
      const email = newEmail()
      const aliases = Array.from({ length: 7 }, (_, n) => email.replace('@', `+${n}@`))
      for (const alias of aliases) await signUp(visitor(), alias)
      const after = newEmail()
      await signUp(visitor(), after)
      await emailTo(after)
      const counts = await Promise.all(
        aliases.map(async (alias) => (await readEmails(place.site.dataDir, alias)).length),
      )
      expect(counts).toEqual([1, 1, 1, 1, 1, 0, 0])
    })

    it('an account has twenty passkeys at most (14)', async () => {
      const { who } = await join(place.site)
      const { id = '' } = (await whoIs(who)) ?? {}
      const database = await place.open()
      const add = () => elsewhere(place.site, who).send('/api/passkeys', { wish: 'add', password: PASSWORD })
      expect((await add()).status).toBe(200)
      for (let n = 0; n < 20; n++)
        await sql`insert into passkeys (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
          values (${`${id}-${n}`}, 'x', ${id}, ${`${id}-${n}`}, 0, 'x', ${flagFor(database.kind, false)})`.execute(
          database.query,
        )
      const refused = await add()
      expect([refused.status, await refused.text()]).toEqual([
        400,
        expect.stringContaining('ERR_TOO_MANY_PASSKEYS'),
      ])
    })

    it('an account is signed in on twenty devices at most: the oldest is signed out (14)', async () => {
      const { who, email } = await join(place.site)
      const database = await place.open()
      const { id = '' } = (await whoIs(who)) ?? {}
      const row = await database.query
        .selectFrom('sessions')
        .selectAll()
        .where('userId', '=', id)
        .executeTakeFirstOrThrow()
      const later = (n: number) => new Date(new Date(row.createdAt).getTime() + n).toISOString()
      for (let n = 1; n < 20; n++)
        await database.query
          .insertInto('sessions')
          .values({
            ...row,
            id: `${id}-${n}`,
            token: `${id}-${n}`,
            createdAt: later(n),
            expiresAt: later(1e8),
          })
          .execute()
      const newest = visitor()
      await signIn(newest, email)
      expect([await whoIs(who), (await whoIs(newest))?.email]).toEqual([undefined, email])
      const { count } = await database.query
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('userId', '=', id)
        .executeTakeFirstOrThrow()
      expect(Number(count)).toBe(20)
    })

    it.each(['constructor', '__proto__', 'toString', 'nonsense'])(
      'an address that has %s to say is a page that says nothing (16)',
      async (said) => {
        for (const name of ['said', 'google']) {
          const page = await visitor().get(`/auth?${name}=${said}`)
          expect(page.status).toBe(200)
          expect(await page.text()).toContain('<div role="alert"></div><div role="status"></div>')
        }
      },
    )

    const BROKEN: [string, string, string][] = [
      ['multipart without a boundary', 'multipart/form-data', 'x'],
      [
        'multipart that is cut off',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; na',
      ],
      ['JSON', 'application/json', '{"intent":"sign-in"}'],
      ['broken JSON', 'application/json', '{"intent":'],
      [
        'a NUL',
        'application/x-www-form-urlencoded',
        'intent=email&email=a%00%40chess.test&token=%00&code=%00&password=rook+takes+e7&confirmation=rook+takes+e7',
      ],
    ]
    it.each(BROKEN)('%s sent to a form is refused, and breaks nothing (16)', async (_case, type, body) => {
      const { who } = await join(place.site)
      for (const [path, from] of [
        ['/auth', visitor()],
        ['/auth/reset', visitor()],
        ['/auth/forgotten', visitor()],
        ['/auth/two-factor', visitor()],
        ['/account', who],
      ] as const) {
        const response = await from.request(path, { method: 'POST', body, headers: { 'Content-Type': type } })
        expect(response.status, path).toBe(400)
      }
      expect(place.site.stderr()).not.toContain('page failed')
    })

    it.each([
      '/auth/confirm?address=%00',
      '/auth/confirm?address=x%00.y',
      '/auth/confirm?token=%00',
      '/auth/reset?token=%00',
      '/thank-you?session_id=%00',
    ])('a NUL in an address is refused: %s (16)', async (path) => {
      expect((await visitor().get(path)).status).toBe(400)
    })

    it('a code of an authenticator app works once (17)', async () => {
      const { who, email } = await join(place.site)
      const secret = await enable(who)
      const used = makeTotp(secret)
      const [code, results] = [makeTotp(secret, 1), [] as (string | null)[]]
      for (const given of [used, code, code]) {
        const half = visitor()
        await signIn(half, email)
        results.push(locationOf(await half.post('/auth/two-factor', { code: given })))
      }
      expect(results).toEqual([null, '/play', null])
    })

    it('a code that two send at once opens one session (17)', async () => {
      const { who, email } = await join(place.site)
      const secret = await enable(who)
      const halves = [visitor(), visitor(), visitor()]
      for (const half of halves) await signIn(half, email)
      const code = makeTotp(secret, 1)
      const answers = await Promise.all(halves.map((half) => half.post('/auth/two-factor', { code })))
      expect(answers.filter((answer) => locationOf(answer) === '/play')).toHaveLength(1)
    })

    it('a session of more than a month changes no password (18)', async () => {
      const { who, email } = await join(place.site)
      const database = await place.open()
      const past = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
      const id = (await whoIs(who))?.id ?? ''
      await database.query
        .withTables<{ sessions: { userId: string; createdAt: unknown } }>()
        .updateTable('sessions')
        .set({ createdAt: database.kind === 'sqlite' ? past.toISOString() : past })
        .where('userId', '=', id)
        .execute()
      const changed = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD }
      expect((await elsewhere(place.site, who).send('/api/auth/change-password', changed)).status).not.toBe(
        200,
      )
      const form = {
        intent: 'password',
        password: PASSWORD,
        newPassword: OTHER_PASSWORD,
        confirmation: OTHER_PASSWORD,
      }
      expect(locationOf(await elsewhere(place.site, who).post('/account', form))).toBe('/auth')
      expect((await signIn(visitor(), email, OTHER_PASSWORD)).status).toBe(401)
    })

    it('an unknown address costs /auth/forgotten the rows that a known one does (19)', async () => {
      const { email } = await join(place.site)
      const database = await place.open()
      const count = async () => {
        const { rows } = await database.query
          .selectFrom('verifications')
          .select(({ fn }) => fn.countAll().as('rows'))
          .where('identifier', 'like', 'reset-password:%')
          .executeTakeFirstOrThrow()
        return Number(rows)
      }
      const grown = []
      for (const address of [email, newEmail()]) {
        const before = await count()
        await visitor().post('/auth/forgotten', { email: address })
        grown.push((await count()) - before)
      }
      expect(grown).toEqual([1, 1])
    })

    it('words in an address are not shown as ours (21)', async () => {
      const call = 'Call 0900 123456 now'
      const page = await visitor().get(`/auth?${new URLSearchParams({ google: call })}`)
      expect(await page.text()).not.toContain(call)
      const failed = await visitor().get(
        `/auth/google-failed?${new URLSearchParams({ error: call, error_description: call })}`,
      )
      expect(locationOf(failed)).toBe('/auth?google=failed')
    })

    it('the owner gets an email when two-factor sign-in is turned on or off, and when the address changes', async () => {
      const { who, email } = await join(place.site)
      await enable(who)
      await elsewhere(place.site, who).post('/account', { intent: 'two-factor-stop', password: PASSWORD })
      expect((await emailTo(email, 2)).headers['subject']).toBe('Two-factor sign-in is on')
      expect((await emailTo(email, 3)).headers['subject']).toBe('Two-factor sign-in is off')
    })
  },
)

describe('Google beside a second factor', () => {
  it('requires the code, links no account automatically, and is unlinked by its owner or a new address (4, 22)', async () => {
    const google = await startGoogle()
    const site = await startSite({ ...google.env, TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
    const visitor = () => createVisitor(site.origin)
    const comeBack = async (who: Visitor, person: string) =>
      locationOf(await who.get(await goToGoogle(who, { person })))
    const addPerson = (id: string) => {
      const email = `${id}@chess.test`
      google.people.set(id, { email, email_verified: true, name: 'Asha' })
      return email
    }

    // Linked before two-factor sign-in was turned on: the code is still required.
    const linked = await join(site, addPerson('linked'))
    const first = visitor()
    expect(await comeBack(first, 'linked')).toBe('/play')
    expect((await whoIs(first))?.id).toBe((await whoIs(linked.who))?.id)
    const secret = await enable(linked.who)
    const half = visitor()
    expect(await comeBack(half, 'linked')).toBe('/auth/two-factor')
    expect(await whoIs(half)).toBeUndefined()
    expect(locationOf(await half.post('/auth/two-factor', { code: '000000' }))).toBeNull()
    expect(locationOf(await half.post('/auth/two-factor', { code: makeTotp(secret, 1) }))).toBe('/play')
    expect((await whoIs(half))?.email).toBe(linked.email)

    // Not linked: Google's verification of the address is not enough.
    const guarded = await join(site, addPerson('guarded'))
    await enable(guarded.who)
    const attacker = visitor()
    const failed = await comeBack(attacker, 'guarded')
    expect(failed).toMatch(/^(http:\/\/localhost:\d+)?\/auth\/google-failed\?error=two_factor_on/)
    expect(locationOf(await attacker.get(failed ?? ''))).toBe('/auth?google=two-factor')
    expect(await whoIs(attacker)).toBeUndefined()

    // The owner unlinks it, and gets an email.
    const owner = await join(site, addPerson('owner'))
    expect(await comeBack(visitor(), 'owner')).toBe('/play')
    const unlink = (password: string) => owner.who.post('/account', { intent: 'google-unlink', password })
    expect((await unlink('wrong password')).status).toBe(400)
    expect(await (await owner.who.get('/account')).text()).toContain('also by Google')
    expect(await (await unlink(PASSWORD)).text()).toContain('Google is unlinked from this account.')
    expect(await (await owner.who.get('/account')).text()).not.toContain('also by Google')
    // This email follows the one about the browser that signed in through Google.
    expect((await waitForEmail(site.dataDir, owner.email, 3)).headers['subject']).toContain('unlinked')

    // Moved to another address: a Google account with the old address gets a separate account.
    const moved = await join(site, addPerson('moved'))
    expect(await comeBack(visitor(), 'moved')).toBe('/play')
    const to = 'moved-away@chess.test'
    await moved.who.post('/account', { intent: 'email', email: to, password: PASSWORD })
    await visitor().get(linkIn(await waitForEmail(site.dataDir, to), '/auth/confirm'))
    expect((await whoIs(moved.who))?.email).toBe(to)
    const stranger = visitor()
    await comeBack(stranger, 'moved')
    expect((await whoIs(stranger))?.id).not.toBe((await whoIs(moved.who))?.id)
    await expect
      .poll(async () =>
        (await readEmails(site.dataDir, moved.email)).map(({ headers }) => headers['subject']),
      )
      .toContain('Your email address was changed')

    await site.stop()
    await google.stop()
  })
})
