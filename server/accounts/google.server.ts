import { redirect, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Result } from '#chess/types.ts'
import { logContext } from '#server/context.server.ts'
import { withTimeout } from '#server/timeout.server.ts'
import { accountsContext, callAuth, readRefusal, takeCookies } from './session.server.ts'
import { localAddress } from '#words/addresses.ts'

/** In milliseconds, for our own requests to Google after a visitor returns from it. */
const ANSWER_TIMEOUT = 9_000

/** The detail is the code of the library's refusal. */
type GoogleStart = Result<{ readonly url: string; readonly headers: Headers }, 'ERR_NO_GOOGLE'>

/** Returns Google's URL for the visitor, and the cookie that ties Google's answer to this browser. */
export async function startGoogle(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<GoogleStart> {
  const log = context.get(logContext)
  const state = await context.get(accountsContext).findGoogle()
  if (state !== 'ready') {
    log('warn', 'Google sign-in could not be started', { reason: state })
    return { ok: false, error: 'ERR_NO_GOOGLE' }
  }
  const response = await callAuth(context, request, '/sign-in/social', {
    provider: 'google',
    callbackURL: localAddress('/play'),
    errorCallbackURL: localAddress('/auth/google-failed'),
    disableRedirect: true,
  })
  if (!response.ok) {
    const { message, code } = await readRefusal(response)
    log('warn', 'Google sign-in could not be started', { reason: message })
    return { ok: false, error: 'ERR_NO_GOOGLE', detail: code }
  }
  const { url } = z.object({ url: z.url() }).parse(await response.json())
  return { ok: true, value: { url, headers: takeCookies(response) } }
}

/**
 * Handles a visitor who returns from Google. The library then queries Google and would wait minutes for a silent server. A
 * session created after our time-out is harmless: its cookie is never sent.
 */
export async function finishGoogle(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Response> {
  const { findGoogle, auth } = context.get(accountsContext)
  // Without Google if it was down when this server started.
  const answer = findGoogle().then(() => auth().handler(request))
  return (await withTimeout(ANSWER_TIMEOUT, answer)) ?? redirect('/auth/google-failed?error=no_answer')
}
