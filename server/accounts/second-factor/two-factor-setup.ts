import type { TwoFactorSetup } from '#contract/account.ts'
import { drawQrCode } from '#contract/qr-code.ts'

export function makeTwoFactorSetup(uri: string, codes: readonly string[]): TwoFactorSetup {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return {
    uri,
    secret: secret.replaceAll(/.{4}(?=.)/g, '$& '),
    picture: drawQrCode(uri, 'L'),
    codes,
  }
}
