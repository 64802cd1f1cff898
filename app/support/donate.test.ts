import { describe, expect, it, vi } from 'vitest'
import { donate } from './donate.ts'

const ORDER = { priceId: 'price_coffee', amount: 10, description: 'Buy us a coffee' }
const URL = 'https://checkout.stripe.com/c/pay/cs_test_1'

function makeHands(answer: () => Promise<Response>, { blocked = false, closed = false } = {}) {
  const replace = vi.fn<(url: string) => void>()
  const close = vi.fn<() => void>()
  const leave = vi.fn<(url: string) => void>()
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer)
  const tab = blocked ? null : { closed, opener: {} as unknown, close, location: { replace } }
  return { hands: { fetch, tab, leave }, replace, close, leave, fetch, tab }
}
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))

describe('a gift', () => {
  it('is requested, and its checkout opens in the waiting tab, which has no access to the opener', async () => {
    const { hands, replace, leave, fetch, tab } = makeHands(json({ url: URL }))
    expect(await donate(ORDER, hands)).toBe('opened')
    expect(replace).toHaveBeenCalledExactlyOnceWith(URL)
    expect(leave).not.toHaveBeenCalled()
    expect(tab?.opener).toBeNull()
    const [url, init] = fetch.mock.calls[0] ?? []
    expect([url, init?.method]).toEqual(['/api/create-donation', 'POST'])
    expect(init?.body).toBe(JSON.stringify(ORDER))
  })

  it.each([{ blocked: true }, { closed: true }])('takes this page there with %j', async (how) => {
    const { hands, replace, leave } = makeHands(json({ url: URL }), how)
    expect(await donate(ORDER, hands)).toBe('opened')
    expect(leave).toHaveBeenCalledExactlyOnceWith(URL)
    expect(replace).not.toHaveBeenCalled()
  })

  it.each<[string, () => Promise<Response>, string]>([
    ['is refused', json({ error: 'ERR_WRONG_AMOUNT' }, 400), 'failed'],
    ['has a name that is refused', json({ error: 'ERR_NAME_REFUSED' }, 400), 'name-refused'],
    ['is answered with nonsense', () => Promise.resolve(new Response('<h1>Bad gateway</h1>')), 'failed'],
    ['is answered with a script for an address', json({ url: 'javascript:alert(1)' }), 'failed'],
    ['is not answered', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
  ])('that %s closes the tab again', async (_, answer, outcome) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { hands, replace, close, leave } = makeHands(answer)
    expect(await donate(ORDER, hands)).toBe(outcome)
    expect(close).toHaveBeenCalledOnce()
    expect(replace).not.toHaveBeenCalled()
    expect(leave).not.toHaveBeenCalled()
  })
})
