import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { logContext } from './context.server.ts'
import { accountsContext, callAuth, readRefusal, takeCookies } from './session.server.ts'

const FAILED = 'Google sign-in failed'

type Started =
  | { readonly ok: true; readonly url: string; readonly headers: Headers }
  | { readonly ok: false; readonly message: string }

/** Where to send the visitor's browser, with the cookie that ties the answer to it. */
export async function startGoogle(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Started> {
  const log = context.get(logContext)
  if (!(await context.get(accountsContext).hasGoogle())) {
    log('warn', 'Google sign-in is not set up, or its issuer does not answer')
    return { ok: false, message: FAILED }
  }
  const response = await callAuth(context, request, '/sign-in/social', {
    provider: 'google',
    callbackURL: '/play',
    errorCallbackURL: '/auth/google-failed',
    disableRedirect: true,
  })
  if (!response.ok) {
    const { message } = await readRefusal(response)
    log('warn', 'Google sign-in could not be started', { reason: message })
    return { ok: false, message }
  }
  const { url } = z.object({ url: z.url() }).parse(await response.json())
  return { ok: true, url, headers: takeCookies(response) }
}
