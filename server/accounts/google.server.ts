import { redirect, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Result } from '#chess/types.ts'
import { logContext } from '#server/context.server.ts'
import { withTimeout } from '#server/timeout.server.ts'
import { accountsContext, callAuth, readRefusal, takeCookies } from './session.server.ts'

/** For what we have to ask Google about a visitor who comes back from it. */
const ANSWER_TIMEOUT = 9_000
const FAILED = 'Google sign-in failed'

/** The detail is what the visitor is told. */
type Started = Result<{ readonly url: string; readonly headers: Headers }, 'ERR_NO_GOOGLE'>

/** Where to send the visitor's browser, with the cookie that ties the answer to it. */
export async function startGoogle(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Started> {
  const log = context.get(logContext)
  const state = await context.get(accountsContext).findGoogle()
  if (state !== 'ready') {
    log('warn', 'Google sign-in could not be started', { reason: state })
    return { ok: false, error: 'ERR_NO_GOOGLE', detail: FAILED }
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
    return { ok: false, error: 'ERR_NO_GOOGLE', detail: message }
  }
  const { url } = z.object({ url: z.url() }).parse(await response.json())
  return { ok: true, value: { url, headers: takeCookies(response) } }
}

/**
 * A visitor who comes back from Google. What it says of them is asked for by the library, which would wait for a silent
 * server for minutes. A session that still comes of it later nobody has the cookie of.
 */
export async function finishGoogle(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Response> {
  const { findGoogle, auth } = context.get(accountsContext)
  // Made without Google where this server was started while it was down.
  const answer = findGoogle().then(() => auth().handler(request))
  return (await withTimeout(ANSWER_TIMEOUT, answer)) ?? redirect('/auth/google-failed?error=no_answer')
}
