import { describe, expect, it } from 'vitest'
import { parseOrder } from './order.ts'
import { priceTiers } from './settings.ts'

const TIERS = priceTiers({ STRIPE_PRICE_LOVE: 'price_1Love' })
const ATTEMPT = '3f0c8f0e-6a52-4a8e-9b7c-2f8f5b6c1d2e'
const COFFEE = { priceId: 'price_coffee', amount: 10, description: 'Buy us a coffee', attempt: ATTEMPT }

describe('an order', () => {
  it.each([
    ['price_coffee', 10, 'coffee'],
    ['price_server', 50, 'server'],
    ['price_1Love', 100, 'love'],
  ])('of %s for %i pounds is for the tier %s', (priceId, amount, id) => {
    expect(parseOrder({ priceId, amount }, TIERS)).toMatchObject({
      ok: true,
      value: { tier: { id, pence: amount * 100 } },
    })
  })

  it.each([
    ['another amount', { amount: 1 }, 'ERR_WRONG_AMOUNT'],
    ['the amount of another tier', { amount: 50 }, 'ERR_WRONG_AMOUNT'],
    ['pence for pounds', { amount: 1000 }, 'ERR_WRONG_AMOUNT'],
    ['a negative amount', { amount: -10 }, 'ERR_WRONG_AMOUNT'],
    ['a part of a pound', { amount: 10.01 }, 'ERR_WRONG_AMOUNT'],
    ['an amount as text', { amount: '10' }, 'ERR_BAD_ORDER'],
    ['no amount', { amount: undefined }, 'ERR_BAD_ORDER'],
    ['an unknown price', { priceId: 'price_free' }, 'ERR_UNKNOWN_PRICE'],
    [
      'our own name for a price that the operator has set',
      { priceId: 'price_love', amount: 100 },
      'ERR_UNKNOWN_PRICE',
    ],
    ['a price that is no text', { priceId: ['price_coffee'] }, 'ERR_BAD_ORDER'],
    ['a name of the prototype', { priceId: '__proto__' }, 'ERR_UNKNOWN_PRICE'],
    ['an attempt that is no id', { attempt: 'again' }, 'ERR_BAD_ORDER'],
    ['a refused name', { donorName: 'F.U.C.K.' }, 'ERR_NAME_REFUSED'],
    ['a name without end', { donorName: 'a'.repeat(10_001) }, 'ERR_BAD_ORDER'],
  ])('with %s is refused', (_, changes, error) => {
    expect(parseOrder({ ...COFFEE, ...changes }, TIERS)).toEqual({ ok: false, error })
  })

  it.each([undefined, null, 'text', 7, [], {}])('%j is none', (sent) => {
    expect(parseOrder(sent, TIERS)).toEqual({ ok: false, error: 'ERR_BAD_ORDER' })
  })

  it('sent again is the same attempt, and with anything else in it another', () => {
    const attemptOf = (changes: object) => {
      const parsed = parseOrder({ ...COFFEE, ...changes }, TIERS)
      return parsed.ok ? parsed.value.attempt : undefined
    }
    expect(attemptOf({})).toBe(attemptOf({ description: 'in other words' }))
    const others = [
      attemptOf({}),
      attemptOf({ donorName: 'Asha' }),
      attemptOf({ priceId: 'price_server', amount: 50 }),
      attemptOf({ attempt: undefined }),
      attemptOf({ attempt: undefined }),
    ]
    expect(new Set(others).size).toBe(others.length)
  })
})
