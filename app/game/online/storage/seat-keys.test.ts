// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { seatKeyOf, seatLink, storeSeatKey, takeSeatFromAddress } from './seat-keys.ts'

const KEY = 'abcdefghijklmnopqrstuv'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

it('is the key that was stored last for the game', () => {
  storeSeatKey('one', 'first')
  storeSeatKey('two', 'other')
  storeSeatKey('one', 'second')
  expect([seatKeyOf('one'), seatKeyOf('two'), seatKeyOf('three')]).toEqual(['second', 'other', undefined])
})

it('forgets the oldest games', () => {
  for (let game = 0; game < 60; game++) storeSeatKey(`game ${game}`, KEY)
  expect(seatKeyOf('game 9')).toBeUndefined()
  expect(seatKeyOf('game 10')).toBe(KEY)
})

it('takes a key from the address and leaves none there', () => {
  const link = new URL(seatLink('one', KEY))
  history.replaceState({ kept: true }, '', `${link.pathname}${link.hash}`)
  takeSeatFromAddress('one')
  expect(seatKeyOf('one')).toBe(KEY)
  expect(location.href).not.toContain(KEY)
  expect(history.state).toEqual({ kept: true })
})

it.each(['', '#seat=short', '#content', `#seat=${KEY}!`])('takes nothing from an address with %j', (hash) => {
  history.replaceState(null, '', `/online/one${hash}`)
  takeSeatFromAddress('one')
  expect(seatKeyOf('one')).toBeUndefined()
  expect(location.hash).toBe(hash)
})

it.each(['{', '"text"', '[["one"],["two",3]]'])('reads nothing from a record like %s', (stored) => {
  localStorage.setItem('online-seats', stored)
  expect(seatKeyOf('one')).toBeUndefined()
})

it('works without storage', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full')
  })
  expect(() => storeSeatKey('one', KEY)).not.toThrow()
  expect(warn).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})
