import { describe, expect, it } from 'vitest'
import { findClientAddress, isLoopback } from './client-address.ts'

const CASES: [string | null, string | undefined, number, string][] = [
  [null, '203.0.113.9', 0, '203.0.113.9'],
  ['198.51.100.1', '203.0.113.9', 0, '203.0.113.9'],
  ['198.51.100.1', '203.0.113.9', 1, '198.51.100.1'],
  ['192.0.2.66, 198.51.100.1', '203.0.113.9', 1, '198.51.100.1'],
  ['192.0.2.66, 198.51.100.1, 198.51.100.2', '203.0.113.9', 2, '198.51.100.1'],
  // The proxy sent no header: its own address is better than none.
  [null, '203.0.113.9', 1, '203.0.113.9'],
  [null, undefined, 0, '0.0.0.0'],
]

describe('the client’s address', () => {
  it.each(CASES)(
    'with X-Forwarded-For %s by way of %s with %i proxies is %s',
    (forwarded, socket, proxies, address) => {
      expect(findClientAddress(forwarded, socket, proxies)).toBe(address)
    },
  )
})

describe('a client', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('from %s is on this machine', (address) =>
    expect(isLoopback(address)).toBe(true),
  )

  it.each([
    '',
    '0.0.0.0',
    '10.0.0.1',
    '192.168.1.2',
    '::ffff:10.0.0.1',
    '::',
    'fe80::1',
    'localhost',
    '127.1',
  ])('from “%s” is not', (address) => expect(isLoopback(address)).toBe(false))
})
