import { describe, expect, it } from 'vitest'
import { keepAdChoice, readAdChoice } from './consent.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2025, 5, 29)

function makeStore(kept?: string) {
  const store = new Map(kept === undefined ? [] : [['ad-consent', kept]])
  return {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  }
}

describe('the consent to advertising', () => {
  it.each(['accepted', 'rejected'] as const)(
    '%s is remembered for six months, and asked for again after',
    (choice) => {
      const store = makeStore()
      expect(readAdChoice(store, NOW)).toBeUndefined()
      keepAdChoice(store, choice, NOW)
      expect(readAdChoice(store, NOW + 181 * DAY)).toBe(choice)
      expect(readAdChoice(store, NOW + 182 * DAY)).toBeUndefined()
    },
  )

  it('can be changed', () => {
    const store = makeStore()
    keepAdChoice(store, 'accepted', NOW)
    keepAdChoice(store, 'rejected', NOW)
    expect(readAdChoice(store, NOW)).toBe('rejected')
  })

  it.each(['', 'accepted', 'accepted never', `perhaps ${NOW + DAY}`, '{"choice":"accepted"}'])(
    'that reads %j is none',
    (kept) => {
      expect(readAdChoice(makeStore(kept), NOW)).toBeUndefined()
    },
  )
})
