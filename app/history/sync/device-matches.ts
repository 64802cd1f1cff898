import { isSameEnding } from '#matches/same-ending.ts'
import type { GameRecordText } from '#matches/game-record-text.ts'
import { makeObjectStore } from '#app/browser/object-store.ts'

/**
 * A finished game stored on the device in IndexedDB. Games of guests stay there; games for an account are removed once the
 * server has saved them.
 */
export interface DeviceMatch {
  readonly gameId: string
  /** The account that the game is for; `null` for a guest's game. */
  readonly owner: string | null
  readonly state: 'kept' | 'waiting' | 'refused'
  /** The record in the flat form of the API, which older releases read too. */
  readonly game: GameRecordText
  /** The error code with which the server refused the game. */
  readonly refusal: string | null
  /** Set if this ending replaces the one that the account has saved. */
  readonly replaces?: true
}

/** Marks a removed match, so that its game is not saved again. */
interface Tombstone {
  readonly gameId: string
  readonly state: 'departed'
}

type Stored = DeviceMatch | Tombstone

export interface DeviceMatchStorage {
  /** Newest first. Rejects if the device forbids storage. */
  list(): Promise<readonly DeviceMatch[]>
  /** Stores a match unless it is stored or, without `comesBack`, was removed. */
  add(match: DeviceMatch, comesBack?: boolean): Promise<void>
  /** Changes a stored match; ignores others. */
  change(gameId: string, changes: Partial<Pick<DeviceMatch, 'owner' | 'state' | 'refusal'>>): Promise<void>
  remove(gameId: string): Promise<void>
  /** Removes a match that the server has saved, unless another ending has replaced it in the meantime. */
  depart(match: DeviceMatch): Promise<void>
  /** Stores a match unconditionally. */
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
