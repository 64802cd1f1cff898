import { describe, expect, it } from 'vitest'
import { describeNetwork } from './place.ts'

describe('the place of an address', () => {
  it.each([
    ['203.0.113.77', 'the network 203.0.113.*'],
    ['::ffff:203.0.113.77', 'the network 203.0.113.*'],
    ['2001:db8:1:2:3:4:5:6', 'the network 2001:db8:1:2::/64'],
    ['127.0.0.1', 'this computer'],
    ['::1', 'this computer'],
    ['192.168.1.20', 'a local network'],
    ['fd00::1', 'a local network'],
    ['0.0.0.0', 'an unknown network'],
    ['', 'an unknown network'],
    ['nowhere', 'an unknown network'],
  ])('%j is in %s', (address, place) => {
    expect(describeNetwork(address)).toBe(place)
  })
})
