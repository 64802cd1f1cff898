import { expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

it.each([
  ['5', 5_000],
  ['0', undefined],
  ['-1', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('“Retry-After: %s” is %s ms', (value, ms) => {
  const response = new Response(null, { headers: value === undefined ? {} : { 'Retry-After': value } })
  expect(retryAfterMs(response)).toBe(ms)
})
