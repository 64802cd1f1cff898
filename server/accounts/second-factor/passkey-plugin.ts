import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/**
 * Passkeys beside passwords. The device asks its owner for a finger, a face or a PIN (user verification), so a passkey is
 * what one has and what one knows or is: signing in with it asks for no further code. The library lets a device say that
 * it has not asked; here it does not.
 */
export const passkeys = ({ origin, siteName }: { readonly origin: string; readonly siteName: string }) =>
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
