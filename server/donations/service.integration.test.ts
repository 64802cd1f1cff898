import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachDatabase, openForTest } from '../../tests/support/databases.ts'
import { KEPT_PRICES, makeStripeEvent, startFakeStripe, type FakeStripe } from '../../tests/fakes/stripe.ts'
import { startSite, type Site } from '../../tests/support/site.ts'
import { createVisitor, type Visitor } from '../../tests/support/visitor.ts'
import { parseEnv } from '#server/env.ts'
import { limitInMemory } from '#server/limits/rate-limit.ts'
import { isOnThisMachine, makeDonations } from './service.ts'
import { createLog } from '#server/log.ts'
import { migrate } from '#server/database/migrate.ts'

const PRICES = {
  STRIPE_PRICE_COFFEE: 'price_1Coffee',
  STRIPE_PRICE_SERVER: 'price_1Server',
  STRIPE_PRICE_LOVE: 'price_1Love',
}
const COFFEE = { priceId: 'price_1Coffee', amount: 10, description: 'Buy us a coffee', donorName: 'Asha Rao' }
const FAILED = 'Failed to create donation session. Please try again.'

/** The built server with a fake Stripe on this machine: requests that anyone can send, and their effect. */
describe('a site that takes donations', () => {
  let stripe: FakeStripe
  let site: Site
  beforeAll(async () => {
    stripe = await startFakeStripe()
    site = await startSite({
      STRIPE_SECRET_KEY: 'sk_test_of_nobody',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.base,
      ...PRICES,
    })
  })
  afterAll(async () => {
    await site.stop()
    await stripe.stop()
  })

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(site.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const report = (event: object, how = {}) => {
    const { body, headers } = stripe.sign(event, how)
    return post('/api/stripe/webhook', body, headers)
  }
  async function startedSession(order: object = COFFEE) {
    const response = await post('/api/create-donation', order)
    const { url } = (await response.json()) as { url: string }
    const session = [...stripe.sessions.values()].find((candidate) => candidate.url === url)
    if (session === undefined) throw new Error(`no session for ${url}`)
    return session
  }
  /** The server reads the wall at most once every few seconds, unless a report has arrived. */
  const home = async () => (await fetch(`${site.origin}/`)).text()

  it('answers an order with the address of a checkout at our own price, once for one attempt', async () => {
    const attempt = '3f0c8f0e-6a52-4a8e-9b7c-2f8f5b6c1d2e'
    const [first, second] = await Promise.all([1, 2].map(() => startedSession({ ...COFFEE, attempt })))
    expect(first?.id).toBe(second?.id)
    expect(first?.amount_total).toBe(KEPT_PRICES['price_1Coffee'])
    expect(first?.success_url).toBe(`${site.origin}/thank-you?session_id={CHECKOUT_SESSION_ID}`)
  })

  it.each<[string, unknown, number, string]>([
    ['another amount', { ...COFFEE, amount: 1 }, 400, 'ERR_WRONG_AMOUNT'],
    ['an unknown price', { ...COFFEE, priceId: 'price_free' }, 400, 'ERR_UNKNOWN_PRICE'],
    ['a refused name', { ...COFFEE, donorName: 'f u c k' }, 400, 'ERR_NAME_REFUSED'],
    ['nothing', {}, 400, 'ERR_BAD_ORDER'],
    ['no JSON', '{"priceId":', 400, 'ERR_BAD_ORDER'],
  ])('refuses an order with %s, and asks Stripe for nothing', async (_, order, status, error) => {
    const asked = stripe.requests.length
    const response = await post('/api/create-donation', order)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error, message: FAILED })
    expect(stripe.requests).toHaveLength(asked)
  })

  it('refuses an order from another site', async () => {
    const response = await post('/api/create-donation', COFFEE, { Origin: 'https://evil.example' })
    expect(response.status).toBe(403)
  })

  it('reports that Stripe is down, and recovers with Stripe', async () => {
    stripe.mood = 'down'
    const response = await post('/api/create-donation', COFFEE)
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ message: FAILED })
    expect((await post('/api/verify-payment', { sessionId: 'cs_test_12345678' })).status).toBe(502)
    stripe.mood = 'well'
    expect((await post('/api/create-donation', COFFEE)).status).toBe(200)
  })

  it('records a donation by Stripe’s signed word alone, however often it comes', async () => {
    const session = await startedSession({ ...COFFEE, donorName: 'Once Only' })
    session.payment_status = 'paid'
    expect(await (await post('/api/verify-payment', { sessionId: session.id })).json()).toEqual({
      paid: true,
    })
    await fetch(`${site.origin}/thank-you?session_id=${session.id}`)
    expect(await home()).not.toContain('Once Only')

    const event = makeStripeEvent('checkout.session.completed', session)
    for (const how of [{ secret: 'whsec_of_mallory' }, { timestamp: Math.floor(Date.now() / 1000) - 301 }]) {
      expect((await report(event, how)).status).toBe(400)
    }
    const { body, headers } = stripe.sign(event)
    const pretty = JSON.stringify(JSON.parse(body), null, 2)
    expect((await post('/api/stripe/webhook', pretty, headers)).status).toBe(400)
    expect((await post('/api/stripe/webhook', body)).status).toBe(400)
    expect(await home()).not.toContain('Once Only')

    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await report(event)).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const page = (await home()).replaceAll(/<script.*?<\/script>/gs, '')
    // Three copies of one report.
    expect(page.split('Once Only').length - 1).toBe(3)
  })

  it('takes a donor off the wall whose money has been given back', async () => {
    const session = await startedSession({ ...COFFEE, donorName: 'Second Thoughts' })
    await report(makeStripeEvent('checkout.session.completed', { ...session, payment_status: 'paid' }))
    expect(await home()).toContain('Second Thoughts')
    const refunded = { payment_intent: session.payment_intent, amount_refunded: session.amount_total }
    await report(makeStripeEvent('charge.refunded', refunded))
    expect(await home()).not.toContain('Second Thoughts')
  })

  it('takes no notice of reports that are about something else', async () => {
    expect((await report(makeStripeEvent('customer.created', { id: 'cus_1' }))).status).toBe(200)
  })

  it('shows a hostile name as the text that it is, in the page and in its data', async () => {
    const donorName = '</script><img src=x onerror=alert(1)>'
    const session = await startedSession({ ...COFFEE, donorName })
    await report(makeStripeEvent('checkout.session.completed', { ...session, payment_status: 'paid' }))
    const page = await home()
    expect(page).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toContain('<img src=x')
    expect(page).not.toContain('</script><img')
    // Visitors report a name to the operator.
    expect(page).toMatch(/<a href="mailto:[^"]*Wall%20of%20Fame"[^>]*>Report a name/)
  })

  it.each([
    ['a session that Stripe does not know', 'cs_test_00000000000000', 'We can’t find a payment'],
    ['10 kB of one', `cs_${'a'.repeat(10_000)}`, 'We can’t find a payment'],
    ['a script', '"><script>alert(1)</script>', 'We can’t find a payment'],
    ['none', undefined, 'There is no payment to confirm here'],
  ])('thanks nobody for %s', async (_, sessionId, words) => {
    const query = sessionId === undefined ? '' : `?session_id=${encodeURIComponent(sessionId)}`
    const response = await fetch(`${site.origin}/thank-you${query}`)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain(words)
    expect(page).not.toContain('Thank you!')
    expect(page).not.toContain('<script>alert')
  })

  it('thanks paying donors, and tells others that no payment was found', async () => {
    const session = await startedSession()
    const thankYou = async () => (await fetch(`${site.origin}/thank-you?session_id=${session.id}`)).text()
    expect(await thankYou()).toContain('This payment is not confirmed yet')
    session.payment_status = 'paid'
    expect(await thankYou()).toContain('Thank you!')
  })

  it('lets one address verify only so often', async () => {
    const answers: number[] = []
    for (let time = 0; time < 70; time++)
      answers.push((await post('/api/verify-payment', { sessionId: 'cs_test_12345678' })).status)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('without a key', () => {
  it('a site without a public address offers practice to users of this machine, and to no stranger', async () => {
    const site = await startSite({ TRUST_PROXY: '1' })
    const [here, stranger] = [createVisitor(site.origin, '127.0.0.1'), createVisitor(site.origin, '10.1.2.3')]
    const order = { ...COFFEE, priceId: 'price_coffee', donorName: 'Mallory' }
    const refused = await stranger.send('/api/create-donation', order)
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { error: 'ERR_NO_PAYMENTS', message: FAILED },
    ])
    const { url } = (await (await here.send('/api/create-donation', order)).json()) as { url: string }
    const { pathname, search } = new URL(url)
    expect((await stranger.get(pathname + search)).status).toBe(404)
    expect((await stranger.post(pathname + search, {})).status).toBe(404)
    expect(await (await here.get('/')).text()).not.toContain('Mallory')
    expect((await here.post(pathname + search, {})).status).toBe(303)
    expect(await (await here.get('/')).text()).toContain('Mallory')
    const signUp = async (who: Visitor, email: string) => {
      const fields = {
        intent: 'sign-up',
        email,
        password: 'a long way home',
        confirmation: 'a long way home',
      }
      return (await who.post('/auth', fields)).text()
    }
    expect(await signUp(here, 'here@chess.test')).toContain(site.dataDir)
    const told = await signUp(stranger, 'stranger@chess.test')
    expect(told).toContain('Please check your email')
    expect(told).not.toContain(site.dataDir)
    await site.stop()
  })

  it('a site with a public address takes no donations, not even practice ones', async () => {
    const site = await startSite({ ORIGIN: 'https://chess.example' })
    const response = await fetch(`${site.origin}/api/create-donation`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...COFFEE, priceId: 'price_coffee' }),
    })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ error: 'ERR_NO_PAYMENTS', message: FAILED })
    expect((await fetch(`${site.origin}/practice-checkout?session=cs_practice_1`)).status).toBe(404)
    expect(await (await fetch(`${site.origin}/support`)).text()).toContain(
      'We can’t accept gifts at the moment',
    )
    await site.stop()
  })

  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://[::1]:3000', true],
    ['https://chess.example', false],
    ['http://192.168.1.20:3000', false],
    ['http://localhost.chess.example', false],
    ['http://127.0.0.1.chess.example', false],
  ])('%s is on this machine: %s', (origin, isHere) => {
    expect(isOnThisMachine(origin)).toBe(isHere)
  })
})

describeOnEachDatabase('a report that comes while the database is away', (databases) => {
  it('is refused, so that Stripe sends it again, and then recorded once', async () => {
    const stripe = await startFakeStripe()
    const settings = await databases.makeSettings()
    const parsed = parseEnv({ STRIPE_WEBHOOK_SECRET: stripe.webhookSecret })
    if (!parsed.ok) throw new Error(parsed.detail)
    const log = createLog('silent', () => {})
    const makeFor = (database: ReturnType<typeof openForTest>) =>
      makeDonations({
        settings: parsed.value,
        origin: 'http://localhost',
        database,
        log,
        makeRateLimit: limitInMemory,
      })
    const session = {
      id: 'cs_test_1',
      created: 1_751_198_400,
      amount_total: 1000,
      currency: 'gbp',
      payment_status: 'paid',
      payment_intent: 'pi_1',
      metadata: { tier: 'coffee', donor_name: 'Asha Rao' },
    }
    const { body, headers } = stripe.sign(makeStripeEvent('checkout.session.completed', session))
    const deliver = (donations: ReturnType<typeof makeFor>) =>
      donations.receiveReport(Buffer.from(body), headers['Stripe-Signature'] ?? null)

    const away = openForTest(settings)
    // Its tables do not exist yet.
    await expect(deliver(makeFor(away))).rejects.toThrow(/payment_events/)
    await migrate(away)
    const back = makeFor(away)
    expect(await deliver(back)).toEqual({ ok: true, value: undefined })
    expect(await deliver(back)).toEqual({ ok: true, value: undefined })
    expect(await back.wall.read()).toMatchObject([{ name: 'Asha Rao', pence: 1000 }])
    await stripe.stop()
  })
})

describeOnEachDatabase('a household with as many addresses as it likes', ({ open }) => {
  it('verifies no more payments than one address may: IPv6 counts by its first 64 bits', async () => {
    const stripe = await startFakeStripe()
    const parsed = parseEnv({ STRIPE_SECRET_KEY: 'sk_test_of_nobody', STRIPE_API_BASE: stripe.base })
    if (!parsed.ok) throw new Error(parsed.detail)
    const donations = makeDonations({
      settings: parsed.value,
      origin: 'http://localhost',
      database: await open(),
      log: createLog('silent', () => {}),
      makeRateLimit: limitInMemory,
    })
    const verify = async (address: string) => {
      const verified = await donations.verifyPayment('cs_test_12345678', address)
      return verified.ok ? undefined : verified.error
    }
    for (let n = 0; n < 60; n++)
      expect(await verify(`2001:db8:1:2::${n.toString(16)}`)).toBe('ERR_UNKNOWN_SESSION')
    expect(await verify('2001:db8:1:2:ffff::1')).toBe('ERR_TOO_MANY')
    expect(await verify('2001:db8:1:3::1')).toBe('ERR_UNKNOWN_SESSION')
    await stripe.stop()
  })
})
