import { describe, expect, it } from 'vitest'
import { drawQrCode } from '#contract/qr-code.ts'
import { makeTwoFactorSetup } from './two-factor-setup.ts'

const URI = 'otpauth://totp/Rook:asha%40chess.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQG&issuer=Rook'

describe('the setup of an authenticator app', () => {
  it('shows the secret in groups of four', () => {
    expect(makeTwoFactorSetup(URI, []).secret).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ G')
  })

  it('has a QR code for its camera', () => {
    expect(makeTwoFactorSetup(URI, []).picture).toEqual(drawQrCode(URI, 'L'))
  })
})
