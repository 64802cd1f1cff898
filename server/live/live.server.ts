import type { RouterContextProvider } from 'react-router'
import { parseInvitation, parseJoining, type InvitationError } from '#live/invitation.ts'
import { seatKey } from '#live/protocol.ts'
import type { Result } from '#chess/types.ts'
import { findUser } from '#server/accounts/session.server.ts'
import { clientAddressContext } from '#server/context.server.ts'
import { liveContext } from './context.server.ts'
import type { Asker, Invitations } from './invitations.ts'

/** What the addresses under /api/online answer that have no socket's life: create, join, keep, list. */

interface Asked {
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

const OWN = { 'Cache-Control': 'no-store' }

export const answerCreate = (asked: Asked) =>
  answered(
    asked,
    async (invitations, asker) => {
      const invitation = parseInvitation(await readJson(asked.request))
      return invitation.ok ? invitations.create(invitation.value, asker) : invitation
    },
    201,
  )

export const answerJoin = (asked: Asked, id: string) =>
  answered(asked, async (invitations, asker) => {
    const joining = parseJoining(await readJson(asked.request))
    return joining.ok ? invitations.join(id, joining.value.name, asker) : joining
  })

export const answerKeep = (asked: Asked, id: string) =>
  answered(asked, async (invitations, asker) => {
    const kept = await invitations.keep(id, asker)
    return kept.ok ? { ok: true, value: { match: kept.value } } : kept
  })

export async function answerListOpen({ context }: Asked): Promise<Response> {
  return Response.json({ games: await context.get(liveContext).invitations.listOpen() }, { headers: OWN })
}

export const methodNotAllowed = (allowed: string): Response =>
  Response.json({ error: 'ERR_METHOD' }, { status: 405, headers: { ...OWN, Allow: allowed } })

async function answered<T>(
  { context, request }: Asked,
  ask: (invitations: Invitations, asker: Asker) => Promise<Result<T, InvitationError>>,
  status = 200,
): Promise<Response> {
  const asker: Asker = {
    address: context.get(clientAddressContext),
    userId: (await findUser(context, request))?.id,
    key: keyOf(request),
  }
  const result = await ask(context.get(liveContext).invitations, asker)
  if (result.ok) return Response.json(result.value, { status, headers: OWN })
  const { error, detail } = result
  return Response.json(
    { error, ...(detail !== undefined && { detail }) },
    { status: STATUS[error], headers: OWN },
  )
}

function keyOf(request: Request): string | undefined {
  const [scheme, key] = request.headers.get('Authorization')?.split(' ') ?? []
  return scheme === 'Seat' && seatKey.safeParse(key).success ? key : undefined
}

/** `undefined` is no invitation either. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}
