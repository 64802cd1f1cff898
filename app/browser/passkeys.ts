import { PASSKEY_ERRORS, type PasskeyError } from '#contract/passkey-error.ts'

/** The browser's part of passkeys: the device signs the server's challenge, and the page returns the result. */

/** Some older browsers support passkeys but not their JSON format. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential

export type Ceremony = { readonly ok: true } | { readonly ok: false; readonly error: PasskeyError }

export const signInWithPasskey = (): Promise<Ceremony> =>
  hold({ wish: 'sign-in' }, async (options) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      options as PublicKeyCredentialRequestOptionsJSON,
    )
    return { wish: 'signed', response: jsonOf(await navigator.credentials.get({ publicKey })) }
  })

/** Adds a passkey to the signed-in account. */
export const addPasskey = (name: string, password: string): Promise<Ceremony> =>
  hold({ wish: 'add', password }, async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    )
    return { wish: 'added', name, response: jsonOf(await navigator.credentials.create({ publicKey })) }
  })

async function hold(wish: object, sign: (options: unknown) => Promise<object>): Promise<Ceremony> {
  try {
    const started = await send(wish)
    return await send(await sign(started.options)).then(() => ({ ok: true }))
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, error: error.code }
    console.warn('The passkey was not used.', error)
    // Cancelled or timed out; browsers do not tell pages which one.
    return { ok: false, error: 'ERR_NOT_USED' }
  }
}

class Refusal extends Error {
  readonly code: PasskeyError
  constructor(code: PasskeyError) {
    super(code)
    this.code = code
  }
}

async function send(body: object): Promise<{ readonly options?: unknown }> {
  const response = await fetch('/api/passkeys', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { readonly options?: unknown; readonly error?: string }
  if (!response.ok) throw new Refusal(PASSKEY_ERRORS.find((code) => code === answer.error) ?? 'ERR_FAILED')
  return answer
}

function jsonOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The device gave no passkey')
  return credential.toJSON()
}
