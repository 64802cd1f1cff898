import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('makes UUIDs of version 7, which sort by time', () => {
  const ids = [1, 2 ** 32, Date.UTC(2025, 0), Date.UTC(2030, 0)].map((atMs) => newId(atMs))
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(ids.toSorted()).toEqual(ids)
  expect(newId(0x0123456789ab)).toMatch(/^01234567-89ab-7/)
})

it('makes different ids within the same millisecond', () => {
  expect(newId(5)).not.toBe(newId(5))
})
