import { randomInt } from 'node:crypto'
import { makeFen, positionFromFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Color, Fen, Result } from '#chess/types.ts'
import type { CreatedAnswer, Invitation, InvitationError, JoinedAnswer } from '#live/invitation.ts'
import { hasEnded, seatOf } from '#live/live-game.ts'
import { LONGEST_NAME } from '#matches/settings.ts'
import type { AccountMatch } from '#matches/match.ts'
import type { Database } from '#server/database/db.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import { createGame, createSeat } from './create-game.ts'
import { saveMembership } from './finished-games.ts'
import type { GameSessions } from './game-sessions.ts'
import { hashKey, isLiveId } from './ids.ts'
import { listOpen, makerOf, type ListedGame } from './lobby.ts'
import { openLimitsOf, type LiveLimits } from './limits.ts'
import type { SessionContext } from './session-context.ts'
import { localAddress } from '#words/addresses.ts'

/** The client that sent a request. */
export interface InvitationClient {
  readonly address: string
  readonly userId: string | undefined
  /** The seat's key, if the request has one. */
  readonly key: string | undefined
}

type Answer<T> = Promise<Result<T, InvitationError>>

/** Creates live games, seats the second player, and saves finished games in accounts. */
export interface Invitations {
  create(invitation: Invitation, client: InvitationClient): Answer<CreatedAnswer>
  join(id: string, name: string, client: InvitationClient): Answer<JoinedAnswer>
  /** Saves a finished game in the client's account; requires the key of a seat. */
  keep(id: string, client: InvitationClient): Answer<AccountMatch>
  /** Listed games whose makers are connected, newest first. */
  listOpen(): Promise<readonly ListedGame[]>
}

interface InvitationSettings {
  readonly database: Database
  readonly context: SessionContext
  readonly sessions: GameSessions
  readonly origin: string
  readonly limits: LiveLimits
}

const refuse = (error: InvitationError, detail?: string) =>
  ({ ok: false, error, ...(detail !== undefined && { detail }) }) as const

export function createInvitations(settings: InvitationSettings): Invitations {
  const { database, context, sessions, origin, limits } = settings
  const open = createOpenInvitations(database)

  return {
    async create(invitation, client) {
      const start = invitation.start === undefined ? undefined : parseStart(invitation.start)
      if (start?.ok === false) return refuse('ERR_INVITATION_UNREADABLE', 'start')
      const name = parseName(invitation.name)
      if (!name.ok) return name
      if ((await limits.created.consume(client)) !== undefined || (await open.areTooMany(client)))
        return refuse('ERR_TOO_MANY')
      const color = invitation.color ?? (randomInt(2) === 0 ? 'w' : 'b')
      const seat = { userId: client.userId ?? null, name: name.value }
      const { id, keys } = await createGame(context, {
        seats: { w: null, b: null, [color]: seat },
        settings: invitation.settings,
        origin: 'invitation',
        isListed: invitation.isListed,
        start: start?.value,
        maker: makerOf(invitation.browser, client),
      })
      open.add(client, id)
      return { ok: true, value: { id, key: keys[color]!, link: origin + localAddress(`/online/${id}`) } }
    },

    async join(id, given, client) {
      const session = isLiveId(id) ? await sessions.open(id) : undefined
      if (session === undefined || session.game.watchId === id) return refuse('ERR_NO_SUCH_GAME')
      const name = parseName(given)
      if (!name.ok) return name
      const keyHash = client.key === undefined ? undefined : hashKey(client.key)
      if (seatOf(session.game, { keyHash, userId: client.userId }) !== null) return refuse('ERR_OWN_GAME')
      if ((await limits.joined.consume(client)) !== undefined) return refuse('ERR_TOO_MANY')
      const color: Color = session.game.seats.w === null ? 'w' : 'b'
      const { seat, key } = createSeat({ userId: client.userId ?? null, name: name.value })
      const joined = await session.change(() => ({ type: 'join', seat }), context.now())
      if (joined.ok) return { ok: true, value: { key, color } }
      return refuse(joined.error === 'ERR_UNAVAILABLE' ? 'ERR_UNAVAILABLE' : 'ERR_GAME_TAKEN')
    },

    keep: (id, client) => keep(settings, id, client),
    listOpen: () => listOpen(database),
  }
}

async function keep(
  { database, context }: InvitationSettings,
  id: string,
  client: InvitationClient,
): ReturnType<Invitations['keep']> {
  const { userId } = client
  if (userId === undefined) return refuse('ERR_SIGN_IN')
  const game = isLiveId(id) ? await context.store.find(id) : undefined
  const keyHash = client.key === undefined ? undefined : hashKey(client.key)
  const color = game && game.watchId !== id ? seatOf(game, { keyHash }) : null
  if (game === undefined || color === null) return refuse('ERR_NO_SUCH_GAME')
  // An account holds a game once, from one side, even if it has the keys of both.
  const saved = await database.query.transaction().execute((query) =>
    saveMembership({ ...database, query }, game, {
      color,
      userId,
      at: new Date(hasEnded(game) ? game.endedAtMs : 0),
    }),
  )
  if (saved.ok) return saved
  return refuse(saved.error === 'ERR_ACCOUNT_FULL' ? saved.error : 'ERR_NOT_FINISHED')
}

/** Accounts, networks and allocations whose open invitations are counted; beyond them, the oldest is evicted. */
const MOST_COUNTED = 10_000

/** Counts open invitations in memory: a restart forgets them. */
function createOpenInvitations({ query }: Database) {
  const open = new Map<string, readonly string[]>()

  async function isFull(key: string, most: number): Promise<boolean> {
    const ids = open.get(key) ?? []
    if (ids.length < most) return false
    const waiting = await query
      .selectFrom('live_games')
      .select('id')
      .where('id', 'in', ids)
      .where('phase', '=', 'open')
      .execute()
    const left = waiting.map(({ id }) => id)
    open.set(key, left)
    return left.length >= most
  }

  return {
    add(client: InvitationClient, id: string): void {
      for (const key of openLimitsOf(client).keys()) {
        const ids = [...(open.get(key) ?? []), id]
        // Moves the key to the end of the order of eviction.
        open.delete(key)
        open.set(key, ids)
        if (open.size > MOST_COUNTED) open.delete(open.keys().next().value ?? '')
      }
    },
    async areTooMany(client: InvitationClient): Promise<boolean> {
      for (const [key, most] of openLimitsOf(client)) if (await isFull(key, most)) return true
      return false
    },
  }
}

/** Any position with a legal move. */
function parseStart(fen: string): Result<Fen, 'ERR_START'> {
  const position = positionFromFen(fen)
  if (!position.ok || outcomeOf(position.value)) return { ok: false, error: 'ERR_START' }
  return { ok: true, value: makeFen(position.value) }
}

/** Applies the rule for public names, and shortens the name to what fits beside a clock. */
function parseName(given: string): Result<string, 'ERR_NAME_REFUSED'> {
  const parsed = parseDonorName(given)
  if (!parsed.ok) return parsed
  return { ok: true, value: [...(parsed.value ?? '')].slice(0, LONGEST_NAME).join('').trim() }
}
