import type { TrainingEntry } from '#contract/training.ts'
import { makeObservable, type Observable } from '#app/browser/observable.ts'
import { openOwnEntries, type OwnEntries } from './own-entries.ts'
import { makeTrainingAccount, type TrainingAccount } from './training-account.ts'
import { openTrainingStorage, type Owner, type TrainingStorage } from './training-storage.ts'

export interface TrainingLogState {
  /** Absent until the user is known and the device has been read. */
  readonly entries: readonly TrainingEntry[] | undefined
  /** Number of guests’ entries on this device, while a user is signed in. */
  readonly guests: number
  /** True if the device forbids storage or is full: new training is lost when the page closes. */
  readonly hasFailed: boolean
}

export const NOTHING_READ: TrainingLogState = { entries: undefined, guests: 0, hasFailed: false }

export interface TrainingLog extends Pick<Observable<TrainingLogState>, 'value' | 'subscribe'> {
  /** Sets the user whose entries are shown and added. Resolves when the device has been read. */
  setOwner(owner: Owner): Promise<void>
  add(entry: TrainingEntry): void
  /** Moves guests’ entries into the signed-in account. */
  adopt(): Promise<void>
  /** Exchanges with the account now instead of at the scheduled time. */
  exchangeNow(): Promise<void>
}

/**
 * The current user’s training. New entries are visible at once, on disk a moment later, and in the account when there
 * is a network.
 */
export function createTrainingLog(
  storage: TrainingStorage = openTrainingStorage(),
  accountOf: (owner: string) => TrainingAccount = makeTrainingAccount,
): TrainingLog {
  const state = makeObservable(NOTHING_READ)
  let own: OwnEntries | undefined
  let reading = Promise.resolve()
  /** Entries added before the user was known. */
  let early: readonly TrainingEntry[] = []

  function open(owner: Owner): OwnEntries {
    const opened: OwnEntries = openOwnEntries({
      owner,
      storage,
      accountOf,
      // The user may have changed during the read or request.
      onEntries: (added) => {
        if (own === opened) state.change({ entries: merged(state.value.entries ?? [], added) })
      },
      onGuests: (guests) => own === opened && state.change({ guests }),
      onFailed: (error) => {
        console.warn('What is trained is not kept on this device.', error)
        state.change({ entries: state.value.entries ?? [], hasFailed: true })
      },
    })
    return opened
  }

  async function meet(owner: Owner) {
    own?.stop()
    const met = open(owner)
    own = met
    state.change({ entries: undefined, guests: 0 })
    const added = early
    early = []
    if (added.length > 0) await met.keep(added)
    await met.read()
    if (own === met) void met.exchange()
  }

  return {
    get value() {
      return state.value
    },
    subscribe: (listener) => state.subscribe(listener),
    setOwner(owner) {
      if (own?.owner !== owner) reading = meet(owner)
      return reading
    },
    add(entry) {
      if (own) void own.keep([entry])
      else early = [...early, entry]
    },
    adopt: async () => own?.adopt(),
    exchangeNow: async () => own?.exchange(),
  }
}

/** Merges entries without duplicates. */
export function merged(
  one: readonly TrainingEntry[],
  other: readonly TrainingEntry[],
): readonly TrainingEntry[] {
  const known = new Set(one.map(({ id }) => id))
  const added = other.filter(({ id }) => !known.has(id))
  return added.length === 0 ? one : [...one, ...added]
}
