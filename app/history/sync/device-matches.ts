import { isSameEnding } from '#matches/same-ending.ts'
import type { FinishedGameRecord } from '#matches/finished-game.ts'
import { makeObjectStore } from '#app/browser/object-store.ts'

/**
 * A finished game saved on the device, in IndexedDB: those of guests, which stay, and those on their way into an account,
 * which leave when they have arrived.
 */
export interface DeviceMatch {
  readonly gameId: string
  /** Whose account it is for; nobody's while it is a guest's. */
  readonly owner: string | null
  readonly state: 'kept' | 'waiting' | 'refused'
  /** In the flat form in which it is sent, which older releases read too. */
  readonly game: FinishedGameRecord
  /** The server's code, once it has refused the game. */
  readonly refusal: string | null
  /** It takes the place of whatever ending of the game the account keeps. */
  readonly replaces?: true
}

/** Stands where a match was removed, so that its game is not saved a second time. */
interface Tombstone {
  readonly gameId: string
  readonly state: 'departed'
}

type Stored = DeviceMatch | Tombstone

export interface DeviceMatchStorage {
  /** Newest first. Rejects where the device forbids storage. */
  list(): Promise<readonly DeviceMatch[]>
  /** Saves a match unless it is here, or was and is not to come back. */
  add(match: DeviceMatch, comesBack?: boolean): Promise<void>
  /** Changes one that is here. */
  change(gameId: string, changes: Partial<Pick<DeviceMatch, 'owner' | 'state' | 'refusal'>>): Promise<void>
  remove(gameId: string): Promise<void>
  /** Removes a match that has arrived elsewhere, unless another ending has taken its place meanwhile. */
  depart(match: DeviceMatch): Promise<void>
  /** Puts a match here, whatever is or was in its place. */
  put(match: DeviceMatch): Promise<void>
}

export function openDeviceMatches(): DeviceMatchStorage {
  const matches = makeObjectStore('rook-and-rajah-history', 'finished-games', { keyPath: 'gameId' })
  const put = (stored: Stored) => matches.within('readwrite', async (store) => void (await store.put(stored)))

  return {
    list: () =>
      matches.within('readonly', async (store) => {
        const all = (await store.getAll()) as readonly Stored[]
        return all
          .filter((stored) => stored.state !== 'departed')
          .toSorted((a, b) => b.game.finishedAt.localeCompare(a.game.finishedAt))
      }),
    add: (match, comesBack = false) =>
      matches.within('readwrite', async (store) => {
        const found = (await store.get(match.gameId)) as Stored | undefined
        if (found === undefined || (comesBack && found.state === 'departed')) await store.put(match)
      }),
    change: (gameId, changes) =>
      matches.within('readwrite', async (store) => {
        const found = (await store.get(gameId)) as Stored | undefined
        if (found !== undefined && found.state !== 'departed') await store.put({ ...found, ...changes })
      }),
    remove: (gameId) => put({ gameId, state: 'departed' }),
    depart: ({ gameId, game }) =>
      matches.within('readwrite', async (store) => {
        const found = (await store.get(gameId)) as Stored | undefined
        if (found === undefined || found.state === 'departed' || isSameEnding(found.game, game))
          await store.put({ gameId, state: 'departed' })
      }),
    put,
  }
}
