import { expect, it } from 'vitest'
import { allocationOf, blockOf, networkOf } from './network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1::192.0.2.1', '2001:db8:1:0::/64'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8::1', '2001:db8:0::/48'],
  ['2001:db8:1:2::1%eth0', '2001:db8:1::/48'],
  ['', undefined],
  ['nonsense', undefined],
])('%s belongs to the allocation %s', (address, allocation) => {
  expect(allocationOf(address)).toBe(allocation)
})

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('%s is in the block %s', (address, block) => {
  expect(blockOf(address)).toBe(block)
})
