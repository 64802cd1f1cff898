import type { Color, Fen } from '#chess/types.ts'
import { createLiveGame, type GameOrigin, type Maker, type NewIds, type Seat } from '#live/live-game.ts'
import type { GamePolicy } from '#live/policy.ts'
import type { TimeSettings } from '#matches/settings.ts'
import { hashKey, newIds, newSeatKey } from './ids.ts'
import type { SessionContext } from './session-context.ts'

export interface NewGame {
  /** A side that is `null` is open: an invitation fills it. With both, the game starts when both players have connected. */
  readonly seats: Readonly<Record<Color, NewSeat | null>>
  readonly settings: TimeSettings
  readonly origin: GameOrigin
  /** By default that of invitations. */
  readonly policy?: GamePolicy | undefined
  /** By default the initial position. */
  readonly start?: Fen | undefined
  readonly isListed?: boolean
  /** For limits on the lobby. */
  readonly maker?: Maker
}

export interface NewSeat {
  /** The name shown to the other player; empty for a player without one. */
  readonly name: string
  /** The account that plays it: it opens the seat as the key does. */
  readonly userId: string | null
}

export interface CreatedGame extends NewIds {
  /** The keys of the seats. Only their hashes are stored, so they cannot be read later. */
  readonly keys: Readonly<Record<Color, string | null>>
}

/** Creates a live game and stores it. */
export async function createGame(
  { store, now }: Pick<SessionContext, 'store' | 'now'>,
  { seats, settings, origin, policy, start, isListed = false, maker }: NewGame,
): Promise<CreatedGame> {
  const ids = newIds()
  const [w, b] = [seats.w && createSeat(seats.w), seats.b && createSeat(seats.b)]
  const game = createLiveGame(
    {
      ...ids,
      ...{ settings, origin, policy, isListed },
      seats: { w: w && w.seat, b: b && b.seat },
      ...(start !== undefined && { start }),
      ...(maker && { maker }),
    },
    Math.round(now()),
  )
  await store.create(game)
  return { ...ids, keys: { w: w && w.key, b: b && b.key } }
}

/** A seat and its key. */
export function createSeat({ name, userId }: NewSeat): { readonly seat: Seat; readonly key: string } {
  const key = newSeatKey()
  return { key, seat: { keyHash: hashKey(key), userId, name } }
}
