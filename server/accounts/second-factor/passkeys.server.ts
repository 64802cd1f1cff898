import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { MOST_PASSKEYS } from '#contract/limits.ts'
import type { PasskeyError } from '#contract/passkey-error.ts'
import type { User } from '#contract/session.ts'
import { databaseContext } from '#server/context.server.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import { hasPassword, provePassword } from '#server/accounts/overview.server.ts'
import { accountsContext, callAuth, findUser, takeCookies } from '#server/accounts/session.server.ts'
import { RETRY_LATER } from '#server/accounts/sign-in-throttle.server.ts'

/**
 * The requests of a page that adds or uses a passkey. Each ceremony takes two: one for the challenge, which a cookie ties to this
 * browser, and one with the signed challenge.
 */
const passkeyRequest = z.discriminatedUnion('wish', [
  z.object({ wish: z.literal('sign-in') }),
  z.object({ wish: z.literal('signed'), response: z.record(z.string(), z.unknown()) }),
  z.object({ wish: z.literal('add'), password: z.string().max(1_000) }),
  z.object({
    wish: z.literal('added'),
    name: z.string().max(1_000),
    response: z.record(z.string(), z.unknown()),
  }),
])

interface RouteArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

export async function answerPasskey({ context, request }: RouteArgs): Promise<Response> {
  const parsed = passkeyRequest.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return refuse('ERR_UNREADABLE', 400)
  const args = { context, request }
  if (parsed.data.wish === 'sign-in') return pass(await ask(args, '/passkey/generate-authenticate-options'))
  if (parsed.data.wish === 'signed') {
    const response = await callAuth(context, request, '/passkey/verify-authentication', {
      response: parsed.data.response,
    })
    if (!response.ok) return refuse('ERR_UNKNOWN_PASSKEY', 401)
    return Response.json({ ok: true }, { headers: ownCookies(response) })
  }
  const user = await findUser(context, request)
  if (user === undefined) return refuse('ERR_SIGNED_OUT', 401)
  if (parsed.data.wish === 'add') return startAdding(args, user, parsed.data.password)
  return finishAdding(args, user, parsed.data)
}

const ask = ({ context, request }: RouteArgs, path: string) => callAuth(context, request, path, undefined)

/** Requires the password, because the session may be stolen and a passkey outlives it. */
async function startAdding(args: RouteArgs, user: User, password: string): Promise<Response> {
  const { context, request } = args
  if (!(await hasPassword(context, request))) return refuse('ERR_NO_PASSWORD', 400)
  if ((await countPasskeys(context, user)) >= MOST_PASSKEYS) return refuse('ERR_TOO_MANY_PASSKEYS', 400)
  const proof = await provePassword(context, request, user, password)
  if (proof === 'wrong') return refuse('ERR_WRONG_PASSWORD', 400)
  if (proof === 'too often') return refuse('ERR_TOO_MANY_TRIES', 429, RETRY_LATER)
  return pass(await ask(args, '/passkey/generate-register-options'))
}

async function finishAdding(
  { context, request }: RouteArgs,
  user: User,
  { name, response: signed }: { name: string; response: Record<string, unknown> },
): Promise<Response> {
  const parsed = parseDonorName(name)
  const response = await callAuth(context, request, '/passkey/verify-registration', {
    response: signed,
    name: (parsed.ok ? parsed.value : undefined) ?? 'Passkey',
  })
  if (!response.ok) return refuse('ERR_NOT_ADDED', 400)
  await context.get(accountsContext).sendEmail('passkeyAdded', { to: user.email })
  return Response.json({ ok: true }, { headers: ownCookies(response) })
}

async function pass(response: Response): Promise<Response> {
  if (!response.ok) return refuse('ERR_FAILED', response.status)
  return Response.json({ options: await response.json() }, { headers: ownCookies(response) })
}

const refuse = (error: PasskeyError, status: number, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })

function ownCookies(response: Response): Headers {
  const headers = takeCookies(response)
  headers.set('Cache-Control', 'private, no-store')
  return headers
}

async function countPasskeys(context: RouteArgs['context'], user: User): Promise<number> {
  const { count } = await context
    .get(databaseContext)
    .query.selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns true if the user had this passkey. Those of other users are ignored. */
export async function removePasskey(context: RouteArgs['context'], user: User, id: string): Promise<boolean> {
  const { numDeletedRows } = await context
    .get(databaseContext)
    .query.deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
