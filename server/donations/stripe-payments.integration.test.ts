import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startFakeStripe, type FakeStripe, type Mood } from '../../tests/fakes/stripe.ts'
import { createLog } from '#server/log.ts'
import { priceTiers, type PaymentSettings } from './settings.ts'
import { makeStripePayments } from './stripe-payments.ts'

/** Tests with Stripe's own library, which talks HTTP to a fake Stripe. */

const KEPT = { STRIPE_PRICE_COFFEE: 'price_1Coffee', STRIPE_PRICE_SERVER: 'price_1Server' }
const SECRET_KEY = 'sk_test_of_nobody'

let stripe: FakeStripe
let lines: string[]
beforeEach(async () => {
  stripe = await startFakeStripe()
  lines = []
})
afterEach(() => stripe.stop())

const payments = (apiBase = stripe.base) =>
  makeStripePayments({
    secretKey: SECRET_KEY,
    apiBase,
    origin: 'https://chess.example',
    log: createLog('info', (line) => lines.push(line)),
  })

function gift(tierId: string, settings: PaymentSettings = KEPT, attempt = 'attempt-1') {
  const tier = priceTiers(settings).find(({ id }) => id === tierId)
  if (tier === undefined) throw new Error(tierId)
  return { tier, donorName: 'Asha Rao', attempt }
}

describe('a checkout', () => {
  it('asks for the price kept at Stripe, with the donor’s name, and leads back here', async () => {
    const started = await payments().startCheckout(gift('server'))
    const [session] = stripe.sessions.values()
    expect(started).toEqual({ ok: true, value: session?.url })
    expect(stripe.requests).toMatchObject([
      {
        method: 'POST',
        path: '/v1/checkout/sessions',
        idempotencyKey: 'attempt-1',
        authorization: `Bearer ${SECRET_KEY}`,
        form: {
          mode: 'payment',
          'line_items[0][price]': 'price_1Server',
          'line_items[0][quantity]': '1',
          'metadata[tier]': 'server',
          'metadata[donor_name]': 'Asha Rao',
          success_url: 'https://chess.example/thank-you?session_id={CHECKOUT_SESSION_ID}',
          cancel_url: 'https://chess.example/support?cancelled',
        },
      },
    ])
  })

  it('brings its own amount where no price is kept', async () => {
    await payments().startCheckout(gift('love'))
    expect(stripe.requests[0]?.form).toMatchObject({
      'line_items[0][price_data][unit_amount]': '10000',
      'line_items[0][price_data][currency]': 'gbp',
    })
  })

  it('is the same for one attempt, and survives a broken connection', async () => {
    stripe.mood = 'hangs-up-once'
    const first = await payments().startCheckout(gift('coffee'))
    const second = await payments().startCheckout(gift('coffee'))
    expect(first).toEqual(second)
    expect(first.ok).toBe(true)
    expect(stripe.sessions.size).toBe(1)
    expect(new Set(stripe.requests.map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set(['attempt-1']),
    )
  })

  it('is refused where the price kept at Stripe is not the one that the page shows', async () => {
    stripe.total = 2000
    expect(await payments().startCheckout(gift('coffee'))).toEqual({ ok: false, error: 'ERR_PAYMENTS_DOWN' })
    expect(lines.join()).toContain('price_1Coffee is 2000, and the page says 1000')
  })

  const TROUBLE: Mood[] = ['down', 'html', 'no-address']
  it.each(TROUBLE)('with a Stripe that is %s is a failure, in the log without the key', async (mood) => {
    stripe.mood = mood
    expect(await payments().startCheckout(gift('coffee'))).toEqual({ ok: false, error: 'ERR_PAYMENTS_DOWN' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('payment provider failed')
    expect(lines[0]).not.toContain(SECRET_KEY)
  })

  it('is waited for ten seconds at most, with a Stripe that says nothing or a byte at a time', async () => {
    const other = await startFakeStripe()
    stripe.mood = 'silent'
    other.mood = 'dripping'
    const answers = [stripe, other].map(({ base }) => payments(base).startCheckout(gift('coffee')))
    const down = { ok: false, error: 'ERR_PAYMENTS_DOWN' }
    expect(await Promise.all(answers)).toEqual([down, down])
    await other.stop()
  })

  it('is a failure without Stripe', async () => {
    await stripe.stop()
    expect(await payments('http://127.0.0.1:1').startCheckout(gift('coffee'))).toMatchObject({ ok: false })
  })
})

describe('what has become of a checkout', () => {
  it('is what Stripe says', async () => {
    await payments().startCheckout(gift('coffee'))
    const [session] = stripe.sessions.values()
    if (session === undefined) throw new Error('no session')
    expect(await payments().findCheckout(session.id)).toEqual({ ok: true, value: { isPaid: false } })
    session.payment_status = 'paid'
    expect(await payments().findCheckout(session.id)).toEqual({ ok: true, value: { isPaid: true } })
  })

  it('is nothing for an unknown one, and for one of another shop', async () => {
    expect(await payments().findCheckout('cs_test_unknown')).toEqual({ ok: true, value: undefined })
    await payments().startCheckout(gift('coffee'))
    const [session] = stripe.sessions.values()
    if (session !== undefined) stripe.sessions.set('cs_test_other', { ...session, metadata: {} })
    expect(await payments().findCheckout('cs_test_other')).toEqual({ ok: true, value: undefined })
    expect(lines).toEqual([])
  })

  it.each<Mood>(['down', 'html'])('cannot be known with a Stripe that is %s', async (mood) => {
    stripe.mood = mood
    expect(await payments().findCheckout('cs_test_1')).toEqual({ ok: false, error: 'ERR_PAYMENTS_DOWN' })
  })
})
