import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startGoogle } from '../../tests/fakes/google.ts'
import { goToGoogle } from '../../tests/support/at-google.ts'
import { describeSiteOnEachDatabase } from '../../tests/support/each-site.ts'
import { linkIn, readEmails, waitForEmail } from '../../tests/support/mailbox.ts'
import { startSite } from '../../tests/support/site.ts'
import { makeTotp } from '../../tests/support/totp.ts'
import { createVisitor, type Visitor } from '../../tests/support/visitor.ts'
import type { Database } from '#server/database/db.ts'

/** The account page without scripts: its forms and their results. */

const PASSWORD = 'rook takes e7'
const OTHER_PASSWORD = 'queen to h5 check'

interface Session {
  readonly user: { id: string; email: string; name: string; hasTwoFactor: boolean }
}
const sessionOf = async (visitor: Visitor) =>
  ((await (await visitor.get('/api/session')).json()) as { session: Session | null }).session ?? undefined

const act = (who: Visitor, intent: string, fields: Record<string, string> = {}) =>
  who.post('/account', { intent, ...fields })
const textOf = async (response: Response) =>
  (await response.text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** The value of a hidden field of a form. */
function hiddenField(html: string, name: string): string {
  const value = new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1]
  if (value === undefined) throw new Error(`No field ${name}`)
  return value
}

describeSiteOnEachDatabase(
  'an account',
  () => ({}),
  (place) => {
    let people = 0
    const newEmail = () => `player${++people}@chess.test`
    const visitor = () => createVisitor(place.site.origin)
    const signIn = (who: Visitor, email: string, password = PASSWORD) =>
      who.post('/auth', { intent: 'sign-in', email, password })
    const emailTo = (to: string, nth = 1) => waitForEmail(place.site.dataDir, to, nth)

    /** A visitor with a confirmed account, signed in. */
    async function member(): Promise<{ who: Visitor; email: string }> {
      const [who, email] = [visitor(), newEmail()]
      await who.post('/auth', { intent: 'sign-up', email, password: PASSWORD, confirmation: PASSWORD })
      await who.get(linkIn(await emailTo(email), '/auth/confirm'))
      return { who, email }
    }

    /** Turns two-factor sign-in on, as its owner would. */
    async function enable(who: Visitor): Promise<{ secret: string; codes: string[] }> {
      const html = await textOf(await act(who, 'two-factor-start', { password: PASSWORD }))
      const [uri, codes] = [hiddenField(html, 'uri'), hiddenField(html, 'codes')]
      const secret = new URL(uri).searchParams.get('secret') ?? ''
      const proved = await act(who, 'two-factor-prove', { code: makeTotp(secret), uri, codes })
      expect(proved.headers.get('location')).toBe('/account?done=two-factor-prove#two-factor')
      return { secret, codes: codes.split(' ') }
    }

    it('is for its owner: others are sent to sign in, and nothing of it is kept', async () => {
      const { who, email } = await member()
      for (const path of ['/account', '/account/data.json']) {
        expect((await visitor().get(path)).headers.get('location'), path).toBe('/auth')
        const response = await who.get(path)
        expect(response.headers.get('cache-control'), path).toBe('private, no-store')
        expect(await response.text()).toContain(email)
      }
      expect((await act(visitor(), 'name', { name: 'Eve' })).headers.get('location')).toBe('/auth')
    })

    it('takes a name, tidied, and refuses an offensive one', async () => {
      const { who } = await member()
      await act(who, 'name', { name: ' Asha\u202e  Rao ' })
      expect((await sessionOf(who))?.user.name).toBe('Asha Rao')
      await act(who, 'name', { name: `${'x'.repeat(500)}\u0007`, image: 'https://evil.example' })
      expect((await sessionOf(who))?.user.name).toBe('x'.repeat(60))
    })

    it('moves to another address by a link in the new mailbox, and tells the old one', async () => {
      const { who, email } = await member()
      const to = newEmail()
      expect(await textOf(await act(who, 'email', { email: to, password: 'wrong' }))).toContain(
        'That is not your password.',
      )
      expect(await textOf(await act(who, 'email', { email: 'nonsense', password: PASSWORD }))).toContain(
        'Please enter a valid email address',
      )
      expect(
        await textOf(await act(who, 'email', { email: ` ${to.toUpperCase()}`, password: PASSWORD })),
      ).toContain(`on its way to ${to}`)
      expect((await emailTo(email, 2)).text).toContain(to)
      const link = linkIn(await emailTo(to), '/auth/confirm')
      expect((await sessionOf(who))?.user.email).toBe(email)

      const mailbox = visitor()
      for (const forged of [`${link}x`, link.replace(/=.*\./, '=somebody.'), '/auth/confirm?address='])
        expect((await mailbox.get(forged)).headers.get('location'), forged).toBe('/auth?said=invalid')
      expect((await mailbox.get(link)).headers.get('location')).toBe('/auth?said=moved')
      expect(await sessionOf(mailbox)).toBeUndefined()
      expect((await sessionOf(who))?.user.email).toBe(to)
      expect((await mailbox.get(link)).headers.get('location')).toBe('/auth?said=invalid')
      expect((await signIn(visitor(), email)).status).toBe(401)
      expect((await signIn(visitor(), to)).status).toBe(302)
    })

    it('does not tell whether another address has an account', async () => {
      const [{ who, email }, { email: taken }] = [await member(), await member()]
      const free = newEmail()
      const said = []
      for (const to of [taken, free]) {
        const response = await act(who, 'email', { email: to, password: PASSWORD })
        said.push([
          response.status,
          (await textOf(response)).replaceAll(to, 'ADDRESS').replaceAll(/nonce="[^"]*"/g, ''),
        ])
      }
      expect(said[0]).toEqual(said[1])
      // The emails to the owner are the same too.
      expect([
        (await emailTo(email, 2)).headers['subject'],
        (await emailTo(email, 3)).headers['subject'],
      ]).toEqual(Array(2).fill((await emailTo(email, 2)).headers['subject']))
      expect((await emailTo(taken, 2)).text).toContain('already has an account')
      expect((await sessionOf(who))?.user.email).toBe(email)
    })

    it.each(['a later request', 'another password', 'a password set by mail'])(
      'a link to another address is void after %s',
      async (reason) => {
        const { who, email } = await member()
        const to = newEmail()
        await act(who, 'email', { email: to, password: PASSWORD })
        const link = linkIn(await emailTo(to), '/auth/confirm')
        if (reason === 'a later request') await act(who, 'email', { email: newEmail(), password: PASSWORD })
        else if (reason === 'another password')
          await act(who, 'password', {
            password: PASSWORD,
            newPassword: OTHER_PASSWORD,
            confirmation: OTHER_PASSWORD,
          })
        else {
          const owner = visitor()
          await owner.post('/auth/forgotten', { email })
          const token = linkIn(await emailTo(email, 3), '/auth/reset').split('token=')[1] ?? ''
          await owner.post('/auth/reset', { token, password: OTHER_PASSWORD, confirmation: OTHER_PASSWORD })
        }
        expect((await visitor().get(link)).headers.get('location')).toBe('/auth?said=invalid')
      },
    )

    it('has no address and no deletion by the library’s own ways, which ask for no password', async () => {
      const { who, email } = await member()
      await who.send('/api/auth/change-email', { newEmail: newEmail() })
      await who.send('/api/auth/delete-user', {})
      await who.send('/api/auth/delete-user', { password: PASSWORD })
      expect((await sessionOf(who))?.user.email).toBe(email)
    })

    it('changes its password after a check of the old one, ends all other sessions and sends an email', async () => {
      const { who, email } = await member()
      const other = visitor()
      await signIn(other, email)
      const wrong = await act(who, 'password', {
        password: 'wrong',
        newPassword: OTHER_PASSWORD,
        confirmation: OTHER_PASSWORD,
      })
      expect([wrong.status, await textOf(wrong)]).toEqual([
        400,
        expect.stringContaining('That is not your password.'),
      ])
      const cases = [
        ['12345', 'Password must be at least 6 characters'],
        ['password', 'on every guesser’s list'],
      ] as const
      for (const [newPassword, said] of cases)
        expect(
          await textOf(
            await act(who, 'password', { password: PASSWORD, newPassword, confirmation: newPassword }),
          ),
        ).toContain(said)
      expect(await sessionOf(other)).toBeDefined()

      const fresh = createVisitor(place.site.origin)
      for (const [name, value] of who.cookies) fresh.cookies.set(name, value)
      const done = await act(fresh, 'password', {
        password: PASSWORD,
        newPassword: OTHER_PASSWORD,
        confirmation: OTHER_PASSWORD,
      })
      expect(done.headers.get('location')).toBe('/account?done=password#password')
      expect(await textOf(await fresh.get('/account?done=password'))).toContain('Your password is changed')
      expect(await sessionOf(other)).toBeUndefined()
      expect(await sessionOf(who)).toBeUndefined()
      // The other browser has triggered an email too.
      expect((await emailTo(email, 2)).headers['subject']).toMatch(/new device/)
      expect((await emailTo(email, 3)).headers['subject']).toMatch(/password was changed/)
      expect((await signIn(visitor(), email)).status).toBe(401)
      expect((await signIn(visitor(), email, OTHER_PASSWORD)).status).toBe(302)
    })

    it('with two-factor sign-in on, requires a code after the password; it is on only after a first code', async () => {
      const { who, email } = await member()
      expect(await textOf(await act(who, 'two-factor-start', { password: 'wrong' }))).toContain(
        'That is not your password.',
      )
      const html = await textOf(await act(who, 'two-factor-start', { password: PASSWORD }))
      const [uri, codes] = [hiddenField(html, 'uri'), hiddenField(html, 'codes')]
      const secret = new URL(uri).searchParams.get('secret') ?? ''
      expect(html).toContain(secret.replaceAll(/.{4}(?=.)/g, '$& '))
      expect((await signIn(visitor(), email)).headers.get('location'), 'off until proved').toBe('/play')
      const wrong = await act(who, 'two-factor-prove', { code: makeTotp(secret, -10), uri, codes })
      expect(await textOf(wrong)).toContain('That code is not right')
      await act(visitorWith(who), 'two-factor-prove', { code: makeTotp(secret), uri, codes })
      const other = visitor()
      expect((await signIn(other, email)).headers.get('location')).toBe('/auth/two-factor')
      expect(await sessionOf(other)).toBeUndefined()
      const bad = await other.post('/auth/two-factor', { code: makeTotp(secret, -10) })
      expect([bad.status, await sessionOf(other)]).toEqual([401, undefined])
      const good = await other.post('/auth/two-factor', { code: makeTotp(secret, 1) })
      expect(good.headers.get('location')).toBe('/play')
      expect((await sessionOf(other))?.user).toMatchObject({ email, hasTwoFactor: true })
    })

    /** The same session from another address, for limits that count by address. */
    function visitorWith(who: Visitor): Visitor {
      const other = visitor()
      for (const [name, value] of who.cookies) other.cookies.set(name, value)
      return other
    }

    it('a recovery code gets in once, and none works that was replaced', async () => {
      const { who, email } = await member()
      const { codes } = await enable(who)
      expect(new Set(codes).size).toBe(10)
      const tryCode = async (recovery: string) => {
        const other = visitor()
        await signIn(other, email)
        return (await other.post('/auth/two-factor', { recovery })).headers.get('location')
      }
      expect(await tryCode(codes[0] ?? '')).toBe('/play')
      expect(await tryCode(codes[0] ?? '')).toBeNull()
      const owner = visitorWith(who)
      expect(await textOf(await act(owner, 'recovery-codes', { password: 'wrong' }))).toContain(
        'That is not your password.',
      )
      const html = await textOf(await act(owner, 'recovery-codes', { password: PASSWORD }))
      const renewed = [...html.matchAll(/<li>([A-Za-z0-9]{5}-[A-Za-z0-9]{5})<\/li>/g)].map(
        ([, code]) => code ?? '',
      )
      expect(renewed).toHaveLength(10)
      expect(await tryCode(codes[1] ?? '')).toBeNull()
      expect(await tryCode(renewed[0] ?? '')).toBe('/play')
    })

    it('wrong codes are limited: by address, for each sign-in, and for the account', async () => {
      const { who, email } = await member()
      const { secret } = await enable(who)
      const fromOne = visitor()
      await signIn(fromOne, email)
      const statuses = []
      for (let n = 0; n < 4; n++)
        statuses.push((await fromOne.post('/auth/two-factor', { code: '000000' })).status)
      expect(statuses).toEqual([401, 401, 401, 429])
      // Attempts come from many addresses: five for one sign-in, ten in a row for the account.
      const guess = async (half: Visitor) =>
        (await visitorWith(half).post('/auth/two-factor', { code: '000000' })).status
      const half = visitor()
      await signIn(half, email)
      for (let n = 0; n < 5; n++) expect(await guess(half)).toBe(401)
      expect(await guess(half)).toBe(400)
      const next = visitor()
      await signIn(next, email)
      for (let n = 0; n < 2; n++) expect(await guess(next)).toBe(401)
      const right = await visitorWith(next).post('/auth/two-factor', { code: makeTotp(secret, 1) })
      expect(right.status).toBe(429)
      expect(await sessionOf(who)).toBeDefined()
    })

    it('a device that was trusted asks again once the owner has signed out elsewhere', async () => {
      const { who, email } = await member()
      const { secret } = await enable(who)
      const device = visitor()
      await signIn(device, email)
      await device.post('/auth/two-factor', { code: makeTotp(secret, 1), trust: 'on' })
      await device.post('/sign-out', {})
      expect((await signIn(device, email)).headers.get('location')).toBe('/play')
      await act(who, 'sessions-end')
      expect(await sessionOf(device)).toBeUndefined()
      expect((await signIn(device, email)).headers.get('location')).toBe('/auth/two-factor')
    })

    it('turns two-factor sign-in off after a check of the password', async () => {
      const { who, email } = await member()
      await enable(who)
      const owner = visitorWith(who)
      expect(await textOf(await act(owner, 'two-factor-stop', { password: 'wrong' }))).toContain(
        'That is not your password.',
      )
      expect((await act(owner, 'two-factor-stop', { password: PASSWORD })).headers.get('location')).toBe(
        '/account?done=two-factor-stop#two-factor',
      )
      expect((await sessionOf(owner))?.user.hasTwoFactor).toBe(false)
      expect((await signIn(visitor(), email)).headers.get('location')).toBe('/play')
    })

    it('shows where it is in use, and signs out one device or all others, but no other account’s', async () => {
      const { who, email } = await member()
      const { who: stranger } = await member()
      const [phone, tablet] = [visitor(), visitor()]
      await phone.request('/auth', {
        method: 'POST',
        body: new URLSearchParams({ intent: 'sign-in', email, password: PASSWORD }),
        headers: {
          'User-Agent':
            'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
        },
      })
      await signIn(tablet, email)
      const html = await textOf(await who.get('/account'))
      expect(html).toContain('Safari on an iPhone')
      const ids = [...html.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id ?? '')
      expect(ids).toHaveLength(2)
      for (const id of ids) await act(stranger, 'session-end', { session: id })
      expect([await sessionOf(phone), await sessionOf(tablet)].includes(undefined)).toBe(false)
      await act(who, 'session-end', { session: ids[0] ?? '' })
      expect([await sessionOf(phone), await sessionOf(tablet)].filter(Boolean)).toHaveLength(1)
      await act(who, 'sessions-end')
      expect([await sessionOf(phone), await sessionOf(tablet), (await sessionOf(who))?.user.email]).toEqual([
        undefined,
        undefined,
        email,
      ])
      expect((await sessionOf(stranger))?.user).toBeDefined()
    })

    it('gives everything away as a file, and nothing that opens it', async () => {
      const { who, email } = await member()
      const { secret, codes } = await enable(who)
      const response = await who.get('/account/data.json')
      expect(response.headers.get('content-disposition')).toContain('attachment')
      const text = await response.text()
      expect(JSON.parse(text)).toMatchObject({
        account: { email, emailVerified: true, twoFactorEnabled: true },
        waysToSignIn: [{ by: 'password' }],
        matches: [],
        sessions: [{ ipAddress: expect.stringMatching(/^10\./) as string }],
      })
      const token = decodeURIComponent(who.cookies.get('rook.session_token') ?? '').split('.')[0] ?? 'none'
      for (const hidden of [token, secret, ...codes, PASSWORD]) expect(text).not.toContain(hidden)
    })

    it('is deleted with all its data, after a check of the password', async () => {
      const { who, email } = await member()
      const { user } = (await sessionOf(who)) ?? { user: { id: '' } }
      await enable(who)
      const other = visitor()
      await signIn(other, email)
      await other.post('/auth/forgotten', { email })
      await act(who, 'email', { email: newEmail(), password: PASSWORD })
      const refused = await act(who, 'delete', { password: 'wrong' })
      expect(await textOf(refused)).toContain('That is not your password.')
      expect(await sessionOf(who)).toBeDefined()

      const done = await act(who, 'delete', { password: PASSWORD })
      expect(done.headers.get('location')).toBe('/account/deleted')
      expect(who.cookies.has('rook.session_token')).toBe(false)
      expect(await textOf(await who.get('/account/deleted'))).toContain('has been removed')
      expect(await sessionOf(other)).toBeUndefined()
      await expect
        .poll(async () => (await readEmails(place.site.dataDir, email)).at(-1)?.headers['subject'])
        .toMatch(/account was deleted/)
      const database = await place.open()
      await expect.poll(() => findTraces(database, [user.id, email])).toEqual([])
      expect((await signIn(visitor(), email)).status).toBe(401)
    })
  },
)

describe('an account that came by Google', () => {
  it('has no password: it can set one by email, and is deleted by typing its address', async () => {
    const google = await startGoogle()
    const site = await startSite({ ...google.env, TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
    const [who, email] = [createVisitor(site.origin), 'asha@chess.test']
    google.people.set('asha', { email, email_verified: true, name: 'Asha' })
    await who.get(await goToGoogle(who, { person: 'asha' }))
    const page = await textOf(await who.get('/account'))
    expect(page).toContain('also by Google')
    expect(page).not.toContain('Current password')
    expect(await textOf(await act(who, 'email', { email: 'else@chess.test', password: '' }))).toContain(
      'That is not your password.',
    )
    expect(await textOf(await act(who, 'password-link'))).toContain(`on its way to ${email}`)
    expect(linkIn(await waitForEmail(site.dataDir, email), '/auth/reset')).toContain('token=')
    expect(await textOf(await act(who, 'delete', { email: 'else@chess.test' }))).toContain(`Type ${email}`)
    expect((await act(who, 'delete', { email })).headers.get('location')).toBe('/account/deleted')
    await site.stop()
    await google.stop()
  })
})

/** The tables that have one of these texts in any column. */
async function findTraces(database: Database, texts: readonly string[]): Promise<string[]> {
  const tables = await database.query.introspection.getTables()
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      database.query,
    )
    const content = JSON.stringify(rows)
    if (texts.some((text) => content.includes(text))) found.push(name)
  }
  return found
}
