import { createHash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { databaseContext } from '#server/context.server.ts'
import { createBoundedQueue, type BoundedQueue } from '#server/scheduling/bounded-queue.ts'
import { callAuth, readRefusal } from './session.server.ts'

/**
 * Signs up with an address and a password. The library checks if an account exists and creates it later, and a repeated sign-up
 * replaces the earlier one (sign-up.ts), so sign-ups with one address run one at a time. Equal ones at the same time, such as
 * those of an impatient double click, are one sign-up with one email and one answer.
 */

type Context = Readonly<RouterContextProvider>

const SIGN_UPS = { atOnce: 1, mostWaiting: 20, longestWait: 9_500 }

const queues = new Map<string, BoundedQueue>()
const underWay = new Map<string, Promise<Response>>()

export async function trySignUp(
  context: Context,
  request: Request,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Response> {
  const key = createHash('sha256').update(`${email}\n${password}`).digest('base64url')
  const started = underWay.get(key) ?? runInTurn(email, () => signUp(context, request, { email, password }))
  underWay.set(key, started)
  try {
    return (await started).clone()
  } finally {
    underWay.delete(key)
  }
}

async function runInTurn(email: string, run: () => Promise<Response>): Promise<Response> {
  const queue = queues.get(email) ?? createBoundedQueue(SIGN_UPS)
  queues.set(email, queue)
  const result = await queue.run(run)
  if (queue.isIdle()) queues.delete(email)
  return result.ok ? result.value : Response.json({ code: 'TOO_MANY_REQUESTS' }, { status: 429 })
}

async function signUp(
  context: Context,
  request: Request,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Response> {
  const response = await callAuth(context, request, '/sign-up/email', { email, password, name: '' })
  if (response.ok) return response
  const { code } = await readRefusal(response.clone())
  // Another server has created the account at the same time, and sends the email.
  if (code === 'FAILED_TO_CREATE_USER' && (await hasAccount(context, email))) return Response.json({})
  return response
}

async function hasAccount(context: Context, email: string): Promise<boolean> {
  const { query } = context.get(databaseContext)
  return (
    (await query.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
  )
}
