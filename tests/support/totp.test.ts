import { describe, expect, it } from 'vitest'
import { makeTotp } from './totp.ts'

/** RFC 6238, appendix B: the last six digits of its codes for SHA-1, and its secret in base 32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('the codes that the tests make', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %d are those of the standard', (seconds, code) => {
    expect(makeTotp(SECRET, 0, seconds * 1000)).toBe(code)
  })
})
