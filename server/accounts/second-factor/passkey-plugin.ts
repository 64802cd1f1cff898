import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/**
 * Passkeys. The device verifies its user by fingerprint, face or PIN, so a passkey is two factors in one and needs no further
 * code. The library accepts devices that have not verified the user; we do not.
 */
export const passkeyPlugin = ({ origin, siteName }: { readonly origin: string; readonly siteName: string }) =>
  passkey({
    rpName: siteName,
    rpID: new URL(origin).hostname,
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED')
        return Promise.resolve()
      },
    },
    schema: { passkey: { modelName: 'passkeys' } },
  })
