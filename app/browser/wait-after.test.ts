import { expect, it } from 'vitest'
import { waitAfter } from './wait-after.ts'

it('the delay doubles with each failure, up to five minutes', () => {
  expect([1, 2, 3, 8, 9, 500].map(waitAfter)).toEqual([2_000, 4_000, 8_000, 256_000, 300_000, 300_000])
})
