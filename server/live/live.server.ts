import type { RouterContextProvider } from 'react-router'
import { makeFoundMatch } from '#contract/matches.ts'
import { parseInvitation, parseJoining, type InvitationError } from '#live/invitation.ts'
import { seatKey } from '#live/protocol.ts'
import type { Result } from '#chess/types.ts'
import { findUser } from '#server/accounts/session.server.ts'
import { clientAddressContext } from '#server/context.server.ts'
import { liveContext } from './context.server.ts'
import type { InvitationClient, Invitations } from './invitations.ts'

/** The routes under /api/online that create, join, save and list games. */

interface RouteArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

const STATUS: Record<InvitationError, number> = {
  ERR_INVITATION_UNREADABLE: 422,
  ERR_NAME_REFUSED: 422,
  ERR_NO_SUCH_GAME: 404,
  ERR_GAME_TAKEN: 409,
  ERR_OWN_GAME: 409,
  ERR_TOO_MANY: 429,
  ERR_ACCOUNT_FULL: 409,
  ERR_UNAVAILABLE: 503,
  ERR_NOT_FINISHED: 409,
  ERR_SIGN_IN: 401,
}

const NOT_CACHED = { 'Cache-Control': 'no-store' }

export const answerCreate = (args: RouteArgs) =>
  answerWith(
    args,
    async (invitations, client) => {
      const invitation = parseInvitation(await readJson(args.request))
      return invitation.ok ? invitations.create(invitation.value, client) : invitation
    },
    201,
  )

export const answerJoin = (args: RouteArgs, id: string) =>
  answerWith(args, async (invitations, client) => {
    const joining = parseJoining(await readJson(args.request))
    return joining.ok ? invitations.join(id, joining.value.name, client) : joining
  })

export const answerKeep = (args: RouteArgs, id: string) =>
  answerWith(args, async (invitations, client) => {
    const kept = await invitations.keep(id, client)
    return kept.ok ? { ok: true, value: makeFoundMatch(kept.value) } : kept
  })

export async function answerListOpen({ context }: RouteArgs): Promise<Response> {
  return Response.json(
    { games: await context.get(liveContext).invitations.listOpen() },
    { headers: NOT_CACHED },
  )
}

export const liveMethodNotAllowed = (allowed: string): Response =>
  Response.json({ error: 'ERR_METHOD' }, { status: 405, headers: { ...NOT_CACHED, Allow: allowed } })

async function answerWith<T>(
  { context, request }: RouteArgs,
  act: (invitations: Invitations, client: InvitationClient) => Promise<Result<T, InvitationError>>,
  status = 200,
): Promise<Response> {
  const client: InvitationClient = {
    address: context.get(clientAddressContext),
    userId: (await findUser(context, request))?.id,
    key: keyOf(request),
  }
  const result = await act(context.get(liveContext).invitations, client)
  if (result.ok) return Response.json(result.value, { status, headers: NOT_CACHED })
  const { error, detail } = result
  return Response.json(
    { error, ...(detail !== undefined && { detail }) },
    { status: STATUS[error], headers: NOT_CACHED },
  )
}

function keyOf(request: Request): string | undefined {
  const [scheme, key] = request.headers.get('Authorization')?.split(' ') ?? []
  return scheme === 'Seat' && seatKey.safeParse(key).success ? key : undefined
}

/** `undefined` if the body is not JSON. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}
