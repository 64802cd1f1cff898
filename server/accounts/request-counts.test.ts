import { expect, it } from 'vitest'
import { limitInMemory } from '#server/limits/rate-limit.ts'
import { createRequestCounts } from './request-counts.ts'

it('counts by key and by rule', async () => {
  const { consume } = createRequestCounts(limitInMemory)
  const rule = { window: 10, max: 2 }
  for (let request = 0; request < 2; request++)
    expect(await consume('a|/sign-in', rule)).toEqual({ allowed: true, retryAfter: null })
  expect(await consume('a|/sign-in', rule)).toEqual({ allowed: false, retryAfter: 10 })
  expect(await consume('a|/sign-in', { window: 60, max: 3 })).toEqual({ allowed: true, retryAfter: null })
  expect(await consume('b|/sign-in', rule)).toEqual({ allowed: true, retryAfter: null })
})
