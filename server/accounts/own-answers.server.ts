import type { RouterContextProvider } from 'react-router'
import type { User } from '#contract/session.ts'
import { databaseContext, logContext } from '#server/context.server.ts'
import { requireUser } from './session.server.ts'

/** Answers for the signed-in user: JSON that no cache stores. */

export interface RouteRequest {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

export const OWN = { 'Cache-Control': 'private, no-store' }

/**
 * Answers a signed-in user. While the database is away the client gets 503 with a code and may retry. `what` names the request in
 * the log.
 */
export async function answerUser(
  { context, request }: RouteRequest,
  what: string,
  answer: (user: User) => Promise<Response>,
): Promise<Response> {
  const database = context.get(databaseContext)
  const outagesBefore = database.outages()
  try {
    return await answer(await requireUser(context, request))
  } catch (error) {
    if (error instanceof Response) return error
    // A write that timed out waiting for another process is an outage too, although the database answers.
    if (database.outages() === outagesBefore && (await database.ping())) throw error
    context.get(logContext)('error', `${what} not reached`, { error })
    return refusal('ERR_UNAVAILABLE', 503, { headers: { 'Retry-After': '5' } })
  }
}

export const ownJson = (value: unknown): Response => jsonAnswer(value, 200, OWN)

/** With a Content-Length: small answers are not compressed, and larger ones are compressed in one go. */
function jsonAnswer(value: unknown, status: number, headers: Record<string, string>): Response {
  const body = Buffer.from(JSON.stringify(value))
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', 'Content-Length': String(body.byteLength), ...headers },
  })
}

interface RefusalOptions {
  readonly headers?: Record<string, string>
  /** For users, if the code alone does not tell them what to do. */
  readonly message?: string | undefined
}

export const refusal = (error: string, status: number, { headers, message }: RefusalOptions = {}): Response =>
  jsonAnswer({ error, message }, status, { ...OWN, ...headers })

export const tooMany = (error: string, seconds: number): Response =>
  refusal(error, 429, { headers: { 'Retry-After': String(seconds) } })

export const methodNotAllowed = (allowed: string): Response =>
  refusal('ERR_METHOD', 405, { headers: { Allow: allowed } })

/** `undefined` if the body is not JSON. A truncated body is refused with a different code, since the device may send it again. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw refusal('ERR_CUT_OFF', 400)
  }
}
