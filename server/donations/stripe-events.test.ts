import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeStripeEvent, startFakeStripe, type FakeStripe } from '../../tests/fakes/stripe.ts'
import { makeReadEvent } from './stripe-events.ts'

let stripe: FakeStripe
beforeAll(async () => void (stripe = await startFakeStripe()))
afterAll(() => stripe.stop())

const NOW = new Date('2025-06-29T12:00:00Z')
const SECONDS = NOW.getTime() / 1000

const SESSION = {
  id: 'cs_test_1',
  created: SECONDS - 60,
  amount_total: 5000,
  currency: 'gbp',
  payment_status: 'paid',
  payment_intent: 'pi_1',
  metadata: { tier: 'server', donor_name: 'Asha Rao' },
}
const completed = (changes: object = {}) =>
  makeStripeEvent('checkout.session.completed', { ...SESSION, ...changes }, { id: 'evt_1', created: SECONDS })

function read(
  event: object,
  { secret = stripe.webhookSecret, timestamp = SECONDS, body = (text: string) => text } = {},
) {
  const signed = stripe.sign(event, { secret, timestamp })
  return makeReadEvent(stripe.webhookSecret)(
    Buffer.from(body(signed.body)),
    signed.headers['Stripe-Signature'] ?? null,
    NOW,
  )
}

describe('a report', () => {
  it('that Stripe has signed is read', async () => {
    expect(await read(completed())).toEqual({
      ok: true,
      value: {
        kind: 'checkout',
        id: 'evt_1',
        state: 'paid',
        isFromBank: false,
        at: NOW.toISOString(),
        provider: 'stripe',
        sessionId: 'cs_test_1',
        paymentId: 'pi_1',
        tier: 'server',
        donorName: 'Asha Rao',
        pence: 5000,
        madeAt: '2025-06-29T11:59:00.000Z',
      },
    })
  })

  const FORGED: [string, () => Parameters<typeof read>[1]][] = [
    ['signed by somebody else', () => ({ secret: 'whsec_of_mallory' })],
    ['changed by one byte', () => ({ body: (text) => text.replace('5000', '5001') })],
    ['written anew', () => ({ body: (text) => JSON.stringify(JSON.parse(text), null, 1) })],
    ['301 seconds old', () => ({ timestamp: SECONDS - 301 })],
    ['from the future', () => ({ timestamp: SECONDS + 61 })],
  ]
  it.each(FORGED)('%s is refused', async (_, how) => {
    expect(await read(completed(), how())).toEqual({ ok: false, error: 'ERR_BAD_SIGNATURE' })
  })

  it.each([
    null,
    '',
    'v1=',
    't=1,v1=00',
    'nonsense',
    't=abc,v1=00',
    `t=${SECONDS}`,
    // The library parses the next three, and throws another type of error.
    `t=${SECONDS},v1`,
    `t=${SECONDS},v1=`,
    `t=${SECONDS},v1=${'é'.repeat(64)}`,
  ])('under the signature %j is refused', async (signature) => {
    const reader = makeReadEvent(stripe.webhookSecret)
    expect(await reader(Buffer.from('{}'), signature, NOW)).toEqual({
      ok: false,
      error: 'ERR_BAD_SIGNATURE',
    })
  })

  it('may carry two signatures, while the secret is being changed', async () => {
    const event = completed()
    const old = stripe.sign(event, { secret: 'whsec_the_old_one', timestamp: SECONDS })
    const current = stripe.sign(event, { timestamp: SECONDS })
    const v1 = (current.headers['Stripe-Signature'] ?? '').split(',').find((part) => part.startsWith('v1='))
    const both = `${old.headers['Stripe-Signature']},${v1}`
    const reader = makeReadEvent(stripe.webhookSecret)
    expect((await reader(Buffer.from(old.body), both, NOW)).ok).toBe(true)
  })

  it('that is signed and no report is refused as such', async () => {
    expect(await read(completed(), {})).toMatchObject({ ok: true })
    for (const event of [{}, [], { id: 'evt_1', type: 'x' }, makeStripeEvent('x', {}, { created: 'today' })])
      expect(await read(event)).toEqual({ ok: false, error: 'ERR_BAD_EVENT' })
  })
})

describe('what a report says', () => {
  it.each([
    ['checkout.session.completed', 'paid', 'paid', false],
    ['checkout.session.completed', 'unpaid', 'pending', false],
    ['checkout.session.async_payment_succeeded', 'paid', 'paid', true],
    ['checkout.session.async_payment_failed', 'unpaid', 'failed', true],
  ])('%s, %s, is %s', async (type, payment_status, state, isFromBank) => {
    const event = { ...completed({ payment_status }), type }
    expect(await read(event)).toMatchObject({ ok: true, value: { state, isFromBank } })
  })

  it.each([
    ['created', 'needs_response', true, false],
    ['closed', 'lost', true, true],
    ['closed', 'won', false, true],
    ['closed', 'warning_closed', false, true],
  ])('charge.dispute.%s, %s: against us %s, closed %s', async (kind, status, isAgainstUs, isClosed) => {
    const event = makeStripeEvent(
      `charge.dispute.${kind}`,
      { payment_intent: 'pi_1', status },
      { id: 'evt_3', created: SECONDS },
    )
    expect(await read(event)).toEqual({
      ok: true,
      value: {
        ...{ kind: 'dispute', id: 'evt_3', paymentId: 'pi_1' },
        ...{ isAgainstUs, isClosed, at: NOW.toISOString() },
      },
    })
  })

  it('charge.refunded is how much of which payment has been given back', async () => {
    const event = makeStripeEvent(
      'charge.refunded',
      { payment_intent: 'pi_1', amount_refunded: 300 },
      { id: 'evt_2' },
    )
    expect(await read(event)).toEqual({
      ok: true,
      value: { kind: 'refund', id: 'evt_2', paymentId: 'pi_1', refundedPence: 300 },
    })
  })

  it.each([
    ['of a kind nobody told us of', makeStripeEvent('customer.created', {})],
    ['of a sale by another shop', completed({ metadata: {} })],
    ['of a tier that is none', completed({ metadata: { tier: 'yacht' } })],
    ['of other money', completed({ currency: 'usd' })],
    ['of nothing', completed({ amount_total: 0 })],
    ['of a refund without a payment', makeStripeEvent('charge.refunded', { amount_refunded: 3 })],
  ])('%s is nothing to us', async (_, event) => {
    expect(await read(event)).toMatchObject({ ok: true, value: { kind: 'other' } })
  })

  it('a payment that is sent along whole is known by its id', async () => {
    expect(await read(completed({ payment_intent: { id: 'pi_2', amount: 5000 } }))).toMatchObject({
      value: { paymentId: 'pi_2' },
    })
  })
})
