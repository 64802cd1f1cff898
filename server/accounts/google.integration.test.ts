import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGoogle, type FakeGoogle, type Person } from '../../tests/fakes/google.ts'
import { goToGoogle } from '../../tests/support/at-google.ts'
import { describeSiteOnEachDatabase } from '../../tests/support/each-site.ts'
import { linkIn, readEmails, waitForEmail } from '../../tests/support/mailbox.ts'
import { startSite, type Site } from '../../tests/support/site.ts'
import { createVisitor, type Visitor } from '../../tests/support/visitor.ts'

/** Google sign-in, against a real OpenID Connect provider. A11 is a claim of docs/security.md. */

const PASSWORD = 'rook takes e7'
const FAILED = '/auth?google=failed'

let google: FakeGoogle
beforeAll(async () => {
  google = await startGoogle()
})
afterAll(() => google.stop())

let people = 0
function newPerson(about: Partial<Person> = {}): { id: string; email: string } {
  const id = `person-${++people}`
  const email = about.email ?? `${id}@chess.test`
  google.people.set(id, { email_verified: true, name: 'Asha', ...about, email })
  return { id, email }
}

const whoIs = async (visitor: Visitor) =>
  ((await (await visitor.get('/api/session')).json()) as { session: { user: User } | null }).session?.user
interface User {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** The redirect that a browser gets when Google sends it back, and its user then. */
async function outcomeOf(visitor: Visitor, path: string) {
  let end = (await visitor.get(path)).headers.get('location')
  if (end?.includes('/auth/google-failed')) end = (await visitor.get(end)).headers.get('location')
  return { end, user: await whoIs(visitor) }
}
const REFUSED = { end: FAILED, user: undefined }
const UNCONFIRMED = { end: '/auth?google=unconfirmed', user: undefined }

describeSiteOnEachDatabase(
  'signing in by Google',
  () => google.env,
  (place) => {
    const visitor = () => createVisitor(place.site.origin)
    const signIn = async (who: Visitor, person: string) => who.get(await goToGoogle(who, { person }))

    it('makes an account at the first time and finds it again at the second', async () => {
      const { id, email } = newPerson()
      const who = visitor()
      const response = await signIn(who, id)
      expect([response.status, response.headers.get('location')]).toEqual([302, '/play'])
      const user = await whoIs(who)
      expect(user).toMatchObject({ email, name: 'Asha' })
      const again = visitor()
      await signIn(again, id)
      expect((await whoIs(again))?.id).toBe(user?.id)
      // The second browser triggers an email about a new device, and no other.
      const emails = await readEmails(place.site.dataDir, email)
      expect(emails.filter((received) => !/new device/.test(received.headers['subject'] ?? ''))).toEqual([])
    })

    it('keeps neither tokens nor picture', async () => {
      const { id } = newPerson()
      const who = visitor()
      await signIn(who, id)
      const userId = (await whoIs(who))?.id ?? ''
      const database = await place.open()
      const rows = await database.query
        .withTables<{ accounts: Record<string, unknown> }>()
        .selectFrom('accounts')
        .selectAll()
        .where('userId', '=', userId)
        .execute()
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        providerId: 'google',
        accessToken: null,
        refreshToken: null,
        idToken: null,
      })
    })

    it('sends state, PKCE and a nonce, and requests only the identity', async () => {
      const started = await visitor().post('/auth', { intent: 'google' })
      const { origin, searchParams } = new URL(started.headers.get('location') ?? '')
      expect(origin).toBe(google.issuer)
      expect(Object.fromEntries(searchParams)).toMatchObject({
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge_method: 'S256',
        prompt: 'select_account',
        redirect_uri: `${place.site.origin}/api/auth/callback/google`,
      })
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(searchParams.get(name)?.length, name).toBeGreaterThan(20)
    })

    it('joins an account whose address was confirmed, and takes over none whose was not', async () => {
      const [confirmed, planted] = [newPerson(), newPerson()]
      const owner = visitor()
      for (const [who, { email }] of [
        [owner, confirmed],
        [visitor(), planted],
      ] as const)
        await who.post('/auth', { intent: 'sign-up', email, password: PASSWORD, confirmation: PASSWORD })
      await owner.get(linkIn(await waitForEmail(place.site.dataDir, confirmed.email), '/auth/confirm'))

      const joined = visitor()
      await signIn(joined, confirmed.id)
      expect((await whoIs(joined))?.id).toBe((await whoIs(owner))?.id)

      const refused = visitor()
      expect(await outcomeOf(refused, await goToGoogle(refused, { person: planted.id }))).toEqual(UNCONFIRMED)
      expect(await (await refused.get(UNCONFIRMED.end)).text()).toContain(
        'Open the link in the email we sent you',
      )
    })

    it('refuses an address that Google has not verified, and stores nothing of it', async () => {
      const { id, email } = newPerson({ email_verified: false })
      const who = visitor()
      const end = '/auth?google=unproved'
      expect(await outcomeOf(who, await goToGoogle(who, { person: id }))).toEqual({ ...REFUSED, end })
      const database = await place.open()
      expect(
        await database.query.selectFrom('users').select('id').where('email', '=', email).execute(),
      ).toEqual([])
    })

    it('refuses an unverified address that has an account, too', async () => {
      const { id, email } = newPerson({ email_verified: false })
      const owner = visitor()
      await owner.post('/auth', { intent: 'sign-up', email, password: PASSWORD, confirmation: PASSWORD })
      await owner.get(linkIn(await waitForEmail(place.site.dataDir, email), '/auth/confirm'))
      const who = visitor()
      const end = '/auth?google=unproved'
      expect(await outcomeOf(who, await goToGoogle(who, { person: id }))).toEqual({ ...REFUSED, end })
    })

    it('says that the visitor cancelled', async () => {
      const who = visitor()
      const back = await goToGoogle(who, { refuse: 'yes' })
      expect(await outcomeOf(who, back)).toEqual({
        ...REFUSED,
        end: '/auth?google=refused',
      })
      expect(await (await who.get('/auth?google=refused')).text()).toContain('You cancelled on Google')
    })

    it.each([
      ['without a state', (back: URL) => back.searchParams.delete('state')],
      ['with a forged state', (back: URL) => back.searchParams.set('state', 'x'.repeat(32))],
      ['with a forged code', (back: URL) => back.searchParams.set('code', 'x'.repeat(43))],
      ['without a code', (back: URL) => back.searchParams.delete('code')],
      ['from another issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
      ['with the same state twice', (back: URL) => back.searchParams.append('state', 'x')],
    ])('coming back %s opens no session (A11)', async (_case, forge) => {
      const who = visitor()
      const back = new URL(await goToGoogle(who, { person: newPerson().id }), place.site.origin)
      forge(back)
      expect(await outcomeOf(who, back.pathname + back.search)).toEqual(REFUSED)
    })

    it('what strangers can cause is a warning in the log, and no error: addresses and codes made up, sign-ups with an address of others', async () => {
      const before = place.site.log().length
      const { id, email } = newPerson()
      await visitor().post('/auth', { intent: 'sign-up', email, password: PASSWORD, confirmation: PASSWORD })
      const owner = visitor()
      expect(await outcomeOf(owner, await goToGoogle(owner, { person: id }))).toEqual(UNCONFIRMED)
      const guesser = visitor()
      const forged = new URL(await goToGoogle(guesser, { person: id }), place.site.origin)
      forged.searchParams.set('code', 'x'.repeat(43))
      expect(await outcomeOf(guesser, forged.pathname + forged.search)).toEqual(REFUSED)
      const back = '/api/auth/callback/google'
      for (const query of ['', '?code=x', '?code=x&state=y', '?state=%00x&code=y'])
        expect((await visitor().get(back + query)).status).toBeLessThan(500)
      for (const message of [
        'State not found',
        'account_not_linked',
        'Failed to validate authorization code',
      ])
        expect(place.site.log()).toContainEqual(
          expect.objectContaining({ level: 'warn', message: `accounts: ${message}` }),
        )
      const errors = place.site
        .log()
        .slice(before)
        .filter(({ level }) => level === 'error')
      expect(errors.filter(({ message }) => String(message).startsWith('accounts'))).toEqual([])
    })

    it('in another browser than the one that left opens no session (A11)', async () => {
      const who = visitor()
      const back = await goToGoogle(who, { person: newPerson().id })
      expect(await outcomeOf(visitor(), back)).toEqual(REFUSED)
    })

    it('a second time by the same address opens no session (A11)', async () => {
      const who = visitor()
      const { id } = newPerson()
      const left = new Map(who.cookies)
      const back = await goToGoogle(who, { person: id })
      const kept = new Map([...who.cookies])
      expect((await who.get(back)).headers.get('location')).toBe('/play')
      for (const cookies of [left, kept]) {
        const replay = visitor()
        for (const [name, value] of cookies) replay.cookies.set(name, value)
        expect(await outcomeOf(replay, back)).toEqual(REFUSED)
      }
    })

    it('a code used twice, with a new state, opens no session (A11)', async () => {
      const { id } = newPerson()
      const first = visitor()
      const used = new URL(await goToGoogle(first, { person: id }), place.site.origin)
      await first.get(used.pathname + used.search)
      const second = visitor()
      const back = new URL(await goToGoogle(second, { person: id }), place.site.origin)
      back.searchParams.set('code', used.searchParams.get('code') ?? '')
      expect(await outcomeOf(second, back.pathname + back.search)).toEqual(REFUSED)
    })
  },
)

describe('Google that does not answer', () => {
  let silent: Awaited<ReturnType<typeof startSilence>>
  let site: Site
  beforeAll(async () => {
    silent = await startSilence()
    site = await startSite({ ...google.env, GOOGLE_ISSUER: silent.address, TRUST_PROXY: '1' })
  })
  afterAll(async () => {
    await site.stop()
    silent.stop()
  })

  it('does not block the rest of the site, and its button says that it failed', async () => {
    const who = createVisitor(site.origin)
    const pressed = who.post('/auth', { intent: 'google' })
    expect((await createVisitor(site.origin).get('/api/session')).status).toBe(200)
    const answer = await pressed
    expect(answer.status).toBe(502)
    expect(await answer.text()).toContain('Google sign-in failed')
    expect(site.log()).toContainEqual(
      expect.objectContaining({ message: 'Google sign-in could not be started', reason: 'not answering' }),
    )
  })
})

describe('Google that falls silent', () => {
  it('during a sign-in sends the visitor back with a message, and signs them in once it has recovered', async () => {
    const own = await startGoogle()
    own.people.set('asha', { email: 'asha@chess.test', email_verified: true, name: 'Asha' })
    const site = await startSite({ ...own.env, TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
    const who = createVisitor(site.origin)
    const back = await goToGoogle(who, { person: 'asha' })
    own.mood = 'silent'
    expect(await outcomeOf(who, back)).toEqual(REFUSED)
    own.mood = 'well'
    expect((await who.get(await goToGoogle(who, { person: 'asha' }))).headers.get('location')).toBe('/play')
    const gone = createVisitor(site.origin)
    const late = await goToGoogle(gone, { person: 'asha' })
    await own.stop()
    expect(await outcomeOf(gone, late)).toEqual(REFUSED)
    expect((await gone.post('/auth', { intent: 'google' })).status).toBe(502)
    expect((await gone.get('/readyz')).status).toBe(200)
    await site.stop()
  })
})

describe('without a client id', () => {
  it('the button says that it failed, and the log why', async () => {
    const site = await startSite({ TRUST_PROXY: '1' })
    const answer = await createVisitor(site.origin).post('/auth', { intent: 'google' })
    expect(answer.status).toBe(502)
    expect(await answer.text()).toContain('Google sign-in failed')
    expect(site.log()).toContainEqual(
      expect.objectContaining({ message: 'Google sign-in could not be started', reason: 'not set up' }),
    )
    const back = await createVisitor(site.origin).get('/api/auth/callback/google?code=x&state=y')
    expect(back.headers.get('location')).toMatch(/\/auth\/google-failed/)
    await site.stop()
  })
})

/** Accepts connections and never answers. */
async function startSilence(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((socket) => socket.on('error', () => {}))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  }
}
