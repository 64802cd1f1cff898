/** Why a passkey was not used or added. `ERR_NOT_USED`: the visitor or the device cancelled. */
export const PASSKEY_ERRORS = [
  'ERR_FAILED',
  'ERR_NOT_ADDED',
  'ERR_NOT_USED',
  'ERR_NO_PASSWORD',
  'ERR_SIGNED_OUT',
  'ERR_TOO_MANY_PASSKEYS',
  'ERR_TOO_MANY_TRIES',
  'ERR_UNKNOWN_PASSKEY',
  'ERR_UNREADABLE',
  'ERR_WRONG_PASSWORD',
] as const
export type PasskeyError = (typeof PASSKEY_ERRORS)[number]
