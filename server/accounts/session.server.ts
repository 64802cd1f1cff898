import { createContext, redirect, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { GoogleOffer, SessionView, User } from '#contract/session.ts'
import type { RateLimit } from '#server/limits/rate-limit.ts'
import type { Auth } from './auth.ts'
import type { FindKnownDevice } from './known-devices.ts'
import type { SendEmail } from './account-emails.ts'
import { originContext } from '#server/context.server.ts'
import { LANGUAGE_COOKIE, readAccountLanguage } from '#server/language-cookie.ts'
import { LONGEST_SESSION, type FindSignedIn } from './signed-in.ts'
import type { AttemptOutcome, SignInThrottle } from './sign-in-throttle.server.ts'
import { parseLanguage, type Language } from '#words/languages.ts'

/** Accounts for routes: find or require the signed-in user, and pass requests on to better-auth. */

type Context = Readonly<RouterContextProvider>

export interface Accounts {
  /** The current instance: it is replaced when Google answers for the first time. */
  readonly auth: () => Auth
  readonly findSignedIn: FindSignedIn
  readonly throttle: SignInThrottle
  /** Identifies the browser that sent these cookies, if it has signed in to this account before. */
  readonly findKnownDevice: FindKnownDevice
  /** The folder of emails if no mail server is set. Undefined for clients on other machines. */
  readonly outboxFor: (address: string) => string | undefined
  readonly sendEmail: SendEmail
  /** Limits emails to new, unconfirmed addresses that a user requests. */
  readonly moves: RateLimit
  /** Which Google button a page shows. If Google is not set up, only clients on this machine see an explanation. */
  readonly googleFor: (address: string) => GoogleOffer
  /** Asks Google, for at most a few seconds, if it is available for a sign-in. */
  readonly findGoogle: () => Promise<GoogleState>
  /** Fetches Google's discovery document in advance, if Google is set up. */
  start(): void
  stop(): Promise<void>
}

export type GoogleState = 'ready' | 'not set up' | 'not answering'

export const accountsContext = createContext<Accounts>()

/** The session of a request's cookie, and the cookies to send back: renewed, or cleared if the session has ended. */
export async function readSession(
  context: Context,
  request: Request,
): Promise<{ session: SessionView | undefined; headers: Headers }> {
  const auth = context.get(accountsContext).auth()
  const { response, headers } = await auth.api.getSession({ headers: request.headers, returnHeaders: true })
  if (response === null) return { session: undefined, headers: markCookies(headers) }
  const { session, user } = response
  if (Date.now() - session.createdAt.getTime() > LONGEST_SESSION) {
    const ended = await callAuth(context, request, '/sign-out', {})
    return { session: undefined, headers: takeCookies(ended) }
  }
  const language = parseLanguage(user.language)
  if (language !== readAccountLanguage(request.headers.get('Cookie')))
    headers.append(
      'Set-Cookie',
      languageCookie(language, context.get(originContext).startsWith('https:') ? '; Secure' : ''),
    )
  return {
    session: {
      user: {
        id: user.id,
        email: user.email,
        name: user.name,
        hasTwoFactor: user.twoFactorEnabled === true,
      },
      expiresAt: Math.floor(session.expiresAt.getTime() / 1000),
      renewedAt: session.updatedAt.toISOString(),
      changedAt: user.updatedAt.toISOString(),
    },
    headers: markCookies(headers),
  }
}

export function findUser(context: Context, request: Request): Promise<User | undefined> {
  return context.get(accountsContext).findSignedIn(request.headers.get('Cookie'))
}

/** For API clients: throws a 401 with a code if the client is not signed in. */
export async function requireUser(context: Context, request: Request): Promise<User> {
  const user = await findUser(context, request)
  if (user === undefined)
    throw Response.json(
      { error: 'ERR_SIGNED_OUT' },
      { status: 401, headers: { 'Cache-Control': 'no-store' } },
    )
  return user
}

/** For pages: redirects to the sign-in page if the client is not signed in. */
export async function requireUserOnPage(context: Context, request: Request): Promise<User> {
  const user = await findUser(context, request)
  if (user === undefined) throw redirect('/auth')
  return user
}

/**
 * Calls an endpoint of better-auth with its limits and checks. The request's origin was checked before, against the name that the
 * client used for this server, so it is passed on with the site's own origin.
 */
export function callAuth(
  context: Context,
  request: Request,
  path: string,
  body: Record<string, unknown> | undefined,
): Promise<Response> {
  const origin = context.get(originContext)
  const headers = new Headers({ Origin: origin })
  for (const name of ['Cookie', 'User-Agent', 'X-Real-IP']) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  return context
    .get(accountsContext)
    .auth()
    .handler(
      new Request(`${origin}/api/auth${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
}

/** True if a sign-in still needs its second factor. */
export async function asksForCode(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return z.object({ twoFactorRedirect: z.literal(true) }).safeParse(body).success
}

/** A refusal by better-auth. Pages have a text for its code; the message is for logs only. */
export async function readRefusal(response: Response): Promise<AuthRefusal> {
  const body: unknown = await response.json().catch(() => undefined)
  const text = (name: string) => {
    const value =
      typeof body === 'object' && body !== null
        ? Object.entries(body).find(([key]) => key === name)?.[1]
        : undefined
    return typeof value === 'string' ? value : ''
  }
  const retryAfter = response.headers.get('X-Retry-After')
  return {
    message: text('message'),
    // The library's rate limit has no code.
    code: text('code') || (response.status === 429 ? 'TOO_MANY_REQUESTS' : ''),
    headers: retryAfter === null ? {} : { 'Retry-After': retryAfter },
  }
}

/** For requests that need a session and its password. Any other error does not tell if the password was right. */
export async function judgePassword(response: Response): Promise<AttemptOutcome> {
  if (response.ok) return 'right'
  const { code } = await readRefusal(response.clone())
  return code === 'INVALID_PASSWORD' ? 'wrong' : 'neither'
}

export interface AuthRefusal {
  readonly message: string
  readonly code: string
  /** When to try again; forwarded to the client. */
  readonly headers: Record<string, string>
}

const SESSION_COOKIE = /^(?:__Host-)?rook\.session_token=([^;]*)/
/** Cookie that tells scripts and styles that there is a session, and nothing about it. */
const MARK = 'signed_in'

/** The cookies of a response, to be forwarded together with the mark. */
export function takeCookies(response: Response): Headers {
  const cookies = new Headers()
  for (const cookie of response.headers.getSetCookie()) cookies.append('Set-Cookie', cookie)
  return markCookies(cookies)
}

/** Pages that are the same for all visitors choose their links by the mark. */
function markCookies(headers: Headers): Headers {
  for (const cookie of headers.getSetCookie()) {
    const value = SESSION_COOKIE.exec(cookie)?.[1]
    if (value === undefined) continue
    const age = /;\s*Max-Age=(\d+)/i.exec(cookie)?.[1]
    const secure = /;\s*Secure/i.test(cookie) ? '; Secure' : ''
    const isGone = value === '' || age === '0'
    const life = isGone ? '; Max-Age=0' : age === undefined ? '' : `; Max-Age=${age}`
    headers.append('Set-Cookie', `${MARK}=${isGone ? '' : '1'}; Path=/${life}; SameSite=Lax${secure}`)
    if (isGone) headers.append('Set-Cookie', languageCookie(undefined, secure))
  }
  return headers
}

/** Undefined removes it. */
function languageCookie(language: Language | undefined, secure: string): string {
  const age = language === undefined ? 0 : LONGEST_SESSION / 1000
  return `${LANGUAGE_COOKIE}=${language ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}
