import { expect, it } from 'vitest'
import { makeAllowance } from './allowance.ts'

it('an address may ask so many times, and again when the time is over; others are not held up', () => {
  let time = 0
  const mayAsk = makeAllowance(2, 1_000, () => time)
  expect([mayAsk('a'), mayAsk('a'), mayAsk('a'), mayAsk('b')]).toEqual([true, true, false, true])
  time = 999
  expect(mayAsk('a')).toBe(false)
  time = 1_000
  expect(mayAsk('a')).toBe(true)
})

it('remembers ten thousand addresses, and no more', () => {
  const mayAsk = makeAllowance(1, 1_000, () => 0)
  for (let at = 0; at <= 10_000; at++) mayAsk(`address ${at}`)
  expect(mayAsk('address 0')).toBe(true)
})
