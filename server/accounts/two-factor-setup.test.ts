import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { makeTwoFactorSetup } from './two-factor-setup.ts'

const URI = 'otpauth://totp/Rook:asha%40chess.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQG&issuer=Rook'

describe('what an authenticator app takes in', () => {
  it('is typed in groups of four', () => {
    expect(makeTwoFactorSetup(URI, []).secret).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ G')
  })

  it('is drawn module for module, within its light border', () => {
    const { picture } = makeTwoFactorSetup(URI, [])
    const drawn = Array.from({ length: picture.size }, () => Array<boolean>(picture.size).fill(false))
    for (const [, x, y, width] of picture.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
    expect(drawn).toEqual(encode(URI, { border: 4 }).data)
    expect(drawn[3]).not.toContain(true)
    expect(drawn[4]?.slice(4, 11)).toEqual(Array(7).fill(true))
  })
})
