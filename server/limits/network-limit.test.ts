import { expect, it } from 'vitest'
import { limitNetworks } from './network-limit.ts'
import { limitInMemory } from './rate-limit.ts'

const createLimit = () => limitNetworks(limitInMemory, { name: 'tests', times: 3, seconds: 60 })
const countAdmitted = async (limit: ReturnType<typeof createLimit>, addresses: readonly string[]) => {
  let admitted = 0
  for (const address of addresses) if ((await limit.consume(address)) === undefined) admitted++
  return admitted
}
const repeat = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

it('one network is limited, however many addresses it uses', async () => {
  expect(
    await countAdmitted(
      createLimit(),
      repeat(50, (at) => `2001:db8:1:2::${at + 1}`),
    ),
  ).toBe(3)
  expect(
    await countAdmitted(
      createLimit(),
      repeat(50, () => '203.0.113.7'),
    ),
  ).toBe(3)
})

it('a /48 is limited to ten times as much, however many networks it uses', async () => {
  const limit = createLimit()
  expect(
    await countAdmitted(
      limit,
      repeat(200, (at) => `2001:db8:1:${at.toString(16)}::1`),
    ),
  ).toBe(30)
  expect(await countAdmitted(limit, ['2001:db8:2::1'])).toBe(1)
})

it('a network that sends too much leaves the rest of its /48 alone', async () => {
  const limit = createLimit()
  await countAdmitted(
    limit,
    repeat(200, () => '2001:db8:1:1::1'),
  )
  expect(
    await countAdmitted(
      limit,
      repeat(9, (at) => `2001:db8:1:${at + 2}::1`),
    ),
  ).toBe(9)
})

it('IPv4 addresses have no common limit', async () => {
  expect(
    await countAdmitted(
      createLimit(),
      repeat(200, (at) => `203.0.113.${at}`),
    ),
  ).toBe(200)
})
