import type { FinishedGame } from '#matches/finished-game.ts'
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
  readonly game: FinishedGame
  /** The server's code, once it has refused the game. */
  readonly refusal: string | null
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
  /** Saves a match unless it is or was here. */
  add(match: DeviceMatch): Promise<void>
  /** Changes one that is here. */
  change(gameId: string, changes: Partial<Pick<DeviceMatch, 'owner' | 'state' | 'refusal'>>): Promise<void>
  remove(gameId: string): Promise<void>
  /** Puts back what was removed. */
  restore(match: DeviceMatch): Promise<void>
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
    add: (match) =>
      matches.within('readwrite', async (store) => {
        if ((await store.getKey(match.gameId)) === undefined) await store.put(match)
      }),
    change: (gameId, changes) =>
      matches.within('readwrite', async (store) => {
        const found = (await store.get(gameId)) as Stored | undefined
        if (found !== undefined && found.state !== 'departed') await store.put({ ...found, ...changes })
      }),
    remove: (gameId) => put({ gameId, state: 'departed' }),
    restore: put,
  }
}
