import { describe, expect, it } from 'vitest'
import { limitInMemory } from '#server/limits/rate-limit.ts'
import {
  ChatAllowance,
  createConnectionLimit,
  createLiveLimits,
  MessageAllowance,
  openLimitsOf,
} from './limits.ts'

describe('a connection limit', () => {
  const release = (admission: unknown) => (admission as { release: () => void }).release()
  const create = (times = 1_000) =>
    createConnectionLimit(
      { process: 4, address: 2 },
      limitInMemory({ name: `test ${times}`, times, seconds: 60 }),
    )

  it('admits so many connections of a network and of the process, and more when some have ended', async () => {
    const limit = create()
    const first = await limit.admit('a')
    expect(await limit.admit('a')).toHaveProperty('release')
    expect(await limit.admit('a')).toBe('too many')
    for (const network of ['b', 'c']) expect(await limit.admit(network)).toHaveProperty('release')
    expect(await limit.admit('d')).toBe('full')
    release(first)
    release(first)
    expect(limit.count()).toBe(3)
    expect(await limit.admit('a')).toHaveProperty('release')
  })

  it('admits ten times as many connections from one IPv6 allocation as from one of its networks', async () => {
    const limit = createConnectionLimit({ process: 1_000, address: 2 })
    const admissions = []
    for (let network = 1; network <= 30; network++)
      admissions.push(await limit.admit(`2001:db8:1:${network.toString(16)}::1`))
    expect(admissions.filter((admission) => typeof admission === 'object')).toHaveLength(20)
    release(admissions[0])
    expect(await limit.admit('2001:db8:1:99::1')).toHaveProperty('release')
    expect(limit.count()).toBe(20)
  })

  it('counts those that come at the same moment', async () => {
    const limit = create()
    const admissions = await Promise.all(Array.from({ length: 10 }, () => limit.admit('a')))
    expect(admissions.filter((admission) => typeof admission === 'object')).toHaveLength(2)
  })

  it('slows down a network that opens and closes connections continually', async () => {
    const limit = create(3)
    for (let opened = 0; opened < 3; opened++) release(await limit.admit('a'))
    expect(await limit.admit('a')).toBe('too many')
    expect(limit.count()).toBe(0)
  })
})

describe('games created and joined', () => {
  const ofNetwork = (network: number) => ({
    address: `2001:db8:1:${network.toString(16)}::1`,
    userId: undefined,
  })

  it.each([
    ['created', 20],
    ['joined', 60],
  ] as const)(
    '%s: %d an hour for a network, ten times as many for an IPv6 allocation',
    async (kind, times) => {
      const limit = createLiveLimits(limitInMemory)[kind]
      let admitted = 0
      for (let network = 1; network <= 11; network++)
        for (let request = 0; request < times + 1; request++)
          if ((await limit.consume(ofNetwork(network))) === undefined) admitted += 1
      expect(admitted).toBe(10 * times)
      expect(await limit.consume({ address: '2001:db8:2::1', userId: undefined })).toBeUndefined()
      // An account is counted separately, whatever its address.
      expect(await limit.consume({ ...ofNetwork(1), userId: 'asha' })).toBeUndefined()
    },
  )

  it('invitations open at a time are limited by account, or by network and allocation', () => {
    expect([...openLimitsOf({ address: '2001:db8:1:2::3', userId: undefined })]).toEqual([
      ['2001:db8:1:2::/64', 5],
      ['2001:db8:1::/48', 50],
    ])
    expect([...openLimitsOf({ address: '203.0.113.7', userId: undefined })]).toEqual([['203.0.113.7', 5]])
    expect([...openLimitsOf({ address: '203.0.113.7', userId: 'asha' })]).toEqual([['asha', 5]])
  })
})

describe('the messages of a connection', () => {
  it('are twenty at once and ten a second at most', () => {
    const allowance = new MessageAllowance(0)
    const taken = (count: number, atMs: number) =>
      Array.from({ length: count }, () => allowance.mayReceive(atMs)).filter(Boolean).length
    expect(taken(30, 0)).toBe(20)
    expect(taken(30, 1_000)).toBe(10)
    expect(taken(30, 60_000)).toBe(20)
  })

  it('end it with the third violation', () => {
    const allowance = new MessageAllowance(0)
    expect([allowance.violate(), allowance.violate(), allowance.violate()]).toEqual([false, false, true])
  })
})

it('a seat may send one preset message in three seconds, and ten in five minutes', () => {
  const allowance = new ChatAllowance()
  const sent = Array.from({ length: 400 }, (_, second) => allowance.mayChat(second * 1_000))
  expect(sent.slice(0, 4)).toEqual([true, false, false, true])
  expect(sent.slice(0, 300).filter(Boolean)).toHaveLength(10)
  expect(sent.slice(300).filter(Boolean).length).toBeGreaterThan(0)
})
