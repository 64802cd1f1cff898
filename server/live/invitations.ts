import { randomInt } from 'node:crypto'
import { makeFen, positionFromFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Color, Fen, Result } from '#chess/types.ts'
import { makeFinishedLive } from '#live/finished.ts'
import type { CreatedAnswer, Invitation, InvitationError, JoinedAnswer } from '#live/invitation.ts'
import { newLiveGame, seatOf, type LiveSettings, type Maker } from '#live/live-game.ts'
import { LONGEST_NAME } from '#matches/settings.ts'
import type { AccountMatch } from '#matches/match.ts'
import type { Database } from '#server/database/db.ts'
import { networkOf } from '#server/limits/network.ts'
import { saveMatch } from '#server/matches/repository.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import type { LiveHouse } from './house.ts'
import { hashKey, isLiveId, newIds, newSeatKey } from './ids.ts'
import { MOST_OPEN, type makeLiveLimits } from './limits.ts'
import type { Rooms } from './rooms.ts'
import { readMaker } from './rows.ts'

/** How a live game is made, joined and kept in an account. */

/** Whoever asks, as far as the server knows. */
export interface Asker {
  readonly address: string
  readonly userId: string | undefined
  /** The seat's key that came with the request. */
  readonly key: string | undefined
}

type Answer<T> = Promise<Result<T, InvitationError>>

export interface Invitations {
  create(invitation: Invitation, asker: Asker): Answer<CreatedAnswer>
  join(id: string, name: string, asker: Asker): Answer<JoinedAnswer>
  /** Saves a finished game in the account of whoever has its seat's key. */
  keep(id: string, asker: Asker): Answer<AccountMatch>
  /** Listed games whose makers are connected, newest first. */
  listOpen(): Promise<readonly ListedGame[]>
}

interface ListedGame {
  readonly id: string
  readonly settings: LiveSettings
  readonly name: string
  /** The side that is free. */
  readonly color: Color
}

/** The lobby shows so many games, a few of each browser, account and network: a school shares one. */
const MOST_LISTED = 50
const MOST_LISTED_OF = { browser: 2, network: 10 } as const
/** Rows read for it: more than one attacker with ten networks can have open. */
const MOST_READ = 500

interface InvitationSettings {
  readonly database: Database
  readonly house: LiveHouse
  readonly rooms: Rooms
  readonly origin: string
  readonly limits: ReturnType<typeof makeLiveLimits>
}

const refuse = (error: InvitationError, detail?: string) =>
  ({ ok: false, error, ...(detail !== undefined && { detail }) }) as const

/** By account where there is one: a school has one address and many players. */
const counted = ({ address, userId }: Asker): string => userId ?? networkOf(address)

export function makeInvitations(settings: InvitationSettings): Invitations {
  const { database, house, rooms, origin, limits } = settings
  const open = makeOpenInvitations(database)

  return {
    async create(invitation, asker) {
      const start = invitation.start === undefined ? undefined : parseStart(invitation.start)
      if (start?.ok === false) return refuse('ERR_INVITATION_UNREADABLE', 'start')
      const name = parseName(invitation.name)
      if (!name.ok) return name
      if (
        (await limits.created.consume(counted(asker))) !== undefined ||
        (await open.areTooMany(counted(asker)))
      )
        return refuse('ERR_TOO_MANY')
      const key = newSeatKey()
      const ids = newIds()
      const game = newLiveGame(
        {
          ...ids,
          settings: invitation.settings,
          isListed: invitation.isListed,
          color: invitation.color ?? (randomInt(2) === 0 ? 'w' : 'b'),
          seat: { keyHash: hashKey(key), userId: asker.userId ?? null, name: name.value },
          ...(start && { start: start.value }),
          maker: makerOf(invitation.browser, asker),
        },
        Math.round(house.now()),
      )
      await house.store.create(game)
      open.add(counted(asker), ids.id)
      return { ok: true, value: { id: ids.id, key, link: `${origin}/online/${ids.id}` } }
    },

    async join(id, given, asker) {
      const room = isLiveId(id) ? await rooms.open(id) : undefined
      if (room === undefined || room.game.watchId === id) return refuse('ERR_NO_SUCH_GAME')
      const name = parseName(given)
      if (!name.ok) return name
      const keyHash = asker.key === undefined ? undefined : hashKey(asker.key)
      if (seatOf(room.game, { keyHash, userId: asker.userId }) !== null) return refuse('ERR_OWN_GAME')
      if ((await limits.joined.consume(counted(asker))) !== undefined) return refuse('ERR_TOO_MANY')
      const color: Color = room.game.seats.w === null ? 'w' : 'b'
      const key = newSeatKey()
      const seat = { keyHash: hashKey(key), userId: asker.userId ?? null, name: name.value }
      const kept = await room.change(() => ({ type: 'join', seat }), house.now())
      if (kept.ok) return { ok: true, value: { key, color } }
      return refuse(kept.error === 'ERR_UNAVAILABLE' ? 'ERR_UNAVAILABLE' : 'ERR_GAME_TAKEN')
    },

    keep: (id, asker) => keep(settings, id, asker),
    listOpen: () => listOpen(database),
  }
}

async function keep(
  { database, house }: InvitationSettings,
  id: string,
  asker: Asker,
): ReturnType<Invitations['keep']> {
  if (asker.userId === undefined) return refuse('ERR_SIGN_IN')
  const game = isLiveId(id) ? await house.store.find(id) : undefined
  const keyHash = asker.key === undefined ? undefined : hashKey(asker.key)
  const color = game && game.watchId !== id ? seatOf(game, { keyHash }) : null
  if (game === undefined || color === null) return refuse('ERR_NO_SUCH_GAME')
  // One game is in one account from one side: somebody who had both keys would have played himself.
  const finished = makeFinishedLive(game, color, new Date(game.endedAtMs ?? 0))
  if (finished === undefined) return refuse('ERR_NOT_FINISHED')
  const saved = await saveMatch(database, asker.userId, finished)
  return saved.ok
    ? { ok: true, value: saved.value.match }
    : refuse(saved.error === 'ERR_ACCOUNT_FULL' ? saved.error : 'ERR_NOT_FINISHED')
}

/** A page of an older release names no browser: all of one network then count as one. */
function makerOf(browser: string | undefined, { address, userId }: Asker): Maker {
  const network = networkOf(address)
  return { browser: hashKey(userId ?? browser ?? network), network: hashKey(network) }
}

async function listOpen({ query }: Database): Promise<readonly ListedGame[]> {
  const rows = await query
    .selectFrom('live_games')
    .select(['id', 'minutes', 'increment', 'untimed', 'w_key', 'w_name', 'b_name', 'state'])
    .where('phase', '=', 'open')
    .where('listed', '=', 1)
    // An open game has one seat, and its maker is connected while a server holds them and they have not gone.
    .where((game) => game.or([game('w_server', 'is not', null), game('b_server', 'is not', null)]))
    .where('w_gone_at', 'is', null)
    .where('b_gone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MOST_READ)
    .execute()
  return withinShares(rows)
    .slice(0, MOST_LISTED)
    .map(({ id, minutes, increment, untimed, w_key, w_name, b_name }) => ({
      id,
      settings: { minutes, increment, untimed: untimed === 1 } as LiveSettings,
      name: (w_key === null ? b_name : w_name) ?? '',
      color: w_key === null ? 'w' : 'b',
    }))
}

/** The first games of each browser and of each network. */
function withinShares<T extends { readonly state: string }>(rows: readonly T[]): readonly T[] {
  const listed = { browser: new Map<string, number>(), network: new Map<string, number>() }
  return rows.filter((row) => {
    const maker = readMaker(row)
    const counts = (['browser', 'network'] as const).map((kind) => {
      const key = maker?.[kind] ?? ''
      const count = (listed[kind].get(key) ?? 0) + 1
      return { kind, key, count }
    })
    if (counts.some(({ kind, count }) => count > MOST_LISTED_OF[kind])) return false
    for (const { kind, key, count } of counts) listed[kind].set(key, count)
    return true
  })
}

/** Addresses and accounts remembered for their open invitations. */
const MOST_COUNTED = 10_000

/** Invitations of one address or account that nobody has followed yet, in memory: at a restart all may begin anew. */
function makeOpenInvitations({ query }: Database) {
  const open = new Map<string, readonly string[]>()
  return {
    add(asker: string, id: string): void {
      open.set(asker, [...(open.get(asker) ?? []), id])
      if (open.size > MOST_COUNTED) open.delete(open.keys().next().value ?? '')
    },
    async areTooMany(asker: string): Promise<boolean> {
      const ids = open.get(asker) ?? []
      if (ids.length < MOST_OPEN) return false
      const waiting = await query
        .selectFrom('live_games')
        .select('id')
        .where('id', 'in', ids)
        .where('phase', '=', 'open')
        .execute()
      const left = waiting.map(({ id }) => id)
      open.set(asker, left)
      return left.length >= MOST_OPEN
    },
  }
}

/** Any position from which somebody can move. */
function parseStart(fen: string): Result<Fen, 'ERR_START'> {
  const position = positionFromFen(fen)
  if (!position.ok || outcomeOf(position.value)) return { ok: false, error: 'ERR_START' }
  return { ok: true, value: makeFen(position.value) }
}

/** By the rule for names that stand in public, and as short as fits beside a clock. */
function parseName(given: string): Result<string, 'ERR_NAME_REFUSED'> {
  const parsed = parseDonorName(given)
  if (!parsed.ok) return parsed
  return { ok: true, value: [...(parsed.value ?? '')].slice(0, LONGEST_NAME).join('').trim() }
}
