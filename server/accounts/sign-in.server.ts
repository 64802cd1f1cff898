import type { RouterContextProvider } from 'react-router'
import { clientAddressContext } from '#server/context.server.ts'
import { accountsContext, callAuth } from './session.server.ts'
import { RETRY_LATER, type AttemptOutcome } from './sign-in-throttle.server.ts'

/** Signs in with an address and a password. Guesses at the password are slowed down. */
export async function trySignIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  credentials: { readonly email: string; readonly password: string },
) {
  const { throttle, findKnownDevice } = context.get(accountsContext)
  const { email, password } = credentials
  return throttle.attempt({
    account: email,
    device: await findKnownDevice(request.headers.get('Cookie'), email),
    address: context.get(clientAddressContext),
    run: () => callAuth(context, request, '/sign-in/email', { email, password }),
    judge: judgeSignIn,
  })
}

/** How a route answers an attempt that the throttle refused. */
export const TOO_MANY_TRIES = { status: 429, headers: RETRY_LATER }

/**
 * better-auth answers 401 for an unknown address and for a wrong password, and 403 for the right password of an unconfirmed
 * sign-up. That counts like a wrong one, since the delay would otherwise tell strangers which of the two it was.
 */
const judgeSignIn = ({ ok, status }: Response): AttemptOutcome =>
  ok ? 'right' : status === 401 || status === 403 ? 'wrong' : 'neither'
