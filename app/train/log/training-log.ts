import type { TrainingEntry } from '#contract/training.ts'
import { makeObjectStore } from '#app/browser/object-store.ts'
import { makeObservable, type Observable } from '#app/browser/observable.ts'

/** An entry as this device keeps it. */
interface KeptEntry {
  readonly id: string
  readonly entry: TrainingEntry
}

export interface TrainingStorage {
  /** Rejects where the device forbids storage. */
  list(): Promise<readonly TrainingEntry[]>
  add(entries: readonly TrainingEntry[]): Promise<void>
}

export function openTrainingStorage(): TrainingStorage {
  const store = makeObjectStore('rook-and-rajah-training', 'entries', { keyPath: 'id' })
  return {
    list: () =>
      store.within('readonly', async (entries) =>
        ((await entries.getAll()) as readonly KeptEntry[]).map(({ entry }) => entry),
      ),
    add: (added) =>
      store.within('readwrite', async (entries) => {
        await Promise.all(added.map((entry) => entries.put({ id: entry.id, entry } satisfies KeptEntry)))
      }),
  }
}

export interface TrainingLogState {
  /** Absent until the device has answered. */
  readonly entries: readonly TrainingEntry[] | undefined
  /** The device forbids storage, or is full: what is trained now is lost with the page. */
  readonly hasFailed: boolean
}

export const NOTHING_READ: TrainingLogState = { entries: undefined, hasFailed: false }

export interface TrainingLog extends Pick<Observable<TrainingLogState>, 'value' | 'subscribe'> {
  start(): Promise<void>
  add(entry: TrainingEntry): void
}

/** What has been trained on this device. What is added is there at once, and on the disk a moment later. */
export function createTrainingLog(storage: TrainingStorage = openTrainingStorage()): TrainingLog {
  const state = makeObservable(NOTHING_READ)
  const fail = (error: unknown) => {
    console.warn('What is trained is not kept on this device.', error)
    state.change({ entries: state.value.entries ?? [], hasFailed: true })
  }
  return {
    get value() {
      return state.value
    },
    subscribe: (listener) => state.subscribe(listener),
    async start() {
      try {
        const kept = await storage.list()
        // What was added while the device was asked is in neither or in both.
        state.change({ entries: merged(kept, state.value.entries ?? []) })
      } catch (error) {
        fail(error)
      }
    },
    add(entry) {
      state.change({ entries: merged(state.value.entries ?? [], [entry]) })
      storage.add([entry]).catch(fail)
    },
  }
}

/** Each once. */
export function merged(
  one: readonly TrainingEntry[],
  other: readonly TrainingEntry[],
): readonly TrainingEntry[] {
  const known = new Set(one.map(({ id }) => id))
  const added = other.filter(({ id }) => !known.has(id))
  return added.length === 0 ? one : [...one, ...added]
}
