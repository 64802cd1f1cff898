import { expect, it } from 'vitest'
import { Allowance } from './limits.ts'

/** What one connection may send. */

it('takes twenty messages at once and ten a second', () => {
  const allowance = new Allowance(0)
  const taken = (count: number, atMs: number) =>
    Array.from({ length: count }, () => allowance.mayReceive(atMs)).filter(Boolean).length
  expect(taken(30, 0)).toBe(20)
  expect(taken(30, 1_000)).toBe(10)
  expect(taken(30, 60_000)).toBe(20)
})

it('takes one ready-made message in three seconds, and ten in five minutes', () => {
  const allowance = new Allowance(0)
  const said = Array.from({ length: 400 }, (_, second) => allowance.maySay(second * 1_000))
  expect(said.slice(0, 4)).toEqual([true, false, false, true])
  expect(said.slice(0, 300).filter(Boolean)).toHaveLength(10)
  expect(said.slice(300).filter(Boolean).length).toBeGreaterThan(0)
})

it('ends with the third thing that no page of ours does', () => {
  const allowance = new Allowance(0)
  expect([allowance.violate(), allowance.violate(), allowance.violate()]).toEqual([false, false, true])
})
