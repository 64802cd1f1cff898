import type { TrainingEntry, TrainingPage } from '#contract/training.ts'
import { makeObjectStore } from '#app/browser/object-store.ts'

/** The owner of entries: an account, or none for guests. */
export type Owner = string | null

/** A stored entry. Old entries of guests have no owner field. */
interface KeptEntry {
  readonly id: string
  readonly entry: TrainingEntry
  readonly owner?: Owner
  /** True once the account has the entry. */
  readonly isSent?: true
}

/**
 * The cursor up to which entries have been fetched, stored beside the entries so that both change in one transaction.
 */
interface KeptPlace {
  readonly id: string
  readonly placeOf: string
  readonly place: number
}

type Kept = KeptEntry | KeptPlace

interface OpenedEntries {
  readonly entries: readonly TrainingEntry[]
  /** Entries that the account lacks. */
  readonly waiting: readonly TrainingEntry[]
  readonly place: number
  /** Number of guests’ entries, when reading those of an account. */
  readonly guests: number
}

/** All methods reject if the device forbids storage or is full. */
export interface TrainingStorage {
  /** Reads this user’s entries. Entries of other accounts are removed once sent and kept until then. */
  open(owner: Owner): Promise<OpenedEntries>
  add(entries: readonly TrainingEntry[], owner: Owner): Promise<void>
  /** Marks entries as sent. */
  markSent(entries: readonly TrainingEntry[], owner: string): Promise<void>
  /** Stores entries from the account. */
  take(page: Pick<TrainingPage, 'entries' | 'next'>, owner: string): Promise<void>
  /** Makes guests’ entries this account’s. */
  adopt(owner: string): Promise<void>
}

const idOfPlace = (owner: string): string => `place ${owner}`

export function openTrainingStorage(): TrainingStorage {
  const store = makeObjectStore('rook-and-rajah-training', 'entries', { keyPath: 'id' })
  const put = (all: readonly Kept[]) =>
    store.within('readwrite', async (entries) => {
      await Promise.all(all.map((each) => entries.put(each)))
    })
  const change = (changed: (kept: readonly Kept[]) => readonly Kept[]) =>
    store.within('readwrite', async (entries) => {
      const all = (await entries.getAll()) as readonly Kept[]
      await Promise.all(changed(all).map((each) => entries.put(each)))
    })

  return {
    open: (owner) =>
      store.within('readwrite', async (entries) => {
        const all = (await entries.getAll()) as readonly Kept[]
        const others = all.filter((each) => isOfOthers(each, owner))
        await Promise.all(others.map(({ id }) => entries.delete(id)))
        return ownOf(all, owner)
      }),
    add: (added, owner) => put(added.map((entry) => ({ id: entry.id, entry, owner }))),
    markSent: (sent, owner) => put(sent.map((entry) => ({ id: entry.id, entry, owner, isSent: true }))),
    take: ({ entries, next }, owner) =>
      put([
        ...entries.map((entry) => ({ id: entry.id, entry, owner, isSent: true as const })),
        { id: idOfPlace(owner), placeOf: owner, place: next },
      ]),
    adopt: (owner) => change((all) => all.filter(isGuests).map((each) => ({ ...each, owner }))),
  }
}

const isEntry = (each: Kept): each is KeptEntry => 'entry' in each

const isGuests = (each: Kept): each is KeptEntry => isEntry(each) && (each.owner ?? null) === null

/** True for another account's entry that is already stored in that account. */
function isOfOthers(each: Kept, owner: Owner): boolean {
  if (!isEntry(each)) return each.placeOf !== owner
  return each.isSent === true && each.owner !== owner
}

function ownOf(all: readonly Kept[], owner: Owner): OpenedEntries {
  const own = all.filter(isEntry).filter((each) => (each.owner ?? null) === owner)
  const place = all.find((each) => !isEntry(each) && each.placeOf === owner)
  return {
    entries: own.map(({ entry }) => entry),
    waiting: owner === null ? [] : own.filter(({ isSent }) => isSent !== true).map(({ entry }) => entry),
    place: place && !isEntry(place) ? place.place : 0,
    guests: owner === null ? 0 : all.filter(isGuests).length,
  }
}
