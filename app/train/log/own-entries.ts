import type { TrainingEntry } from '#contract/training.ts'
import { exchange } from './exchange.ts'
import { makeExchanger } from './exchanger.ts'
import type { TrainingAccount } from './training-account.ts'
import type { Owner, TrainingStorage } from './training-storage.ts'

interface OwnEntriesOptions {
  readonly owner: Owner
  readonly storage: TrainingStorage
  readonly accountOf: (owner: string) => TrainingAccount
  readonly onEntries: (entries: readonly TrainingEntry[]) => void
  readonly onGuests: (count: number) => void
  readonly onFailed: (error: unknown) => void
}

/** A rush adds an entry per second, so entries are batched. */
const GATHERED_MS = 2_000

/** One user's training on this device and its exchange with the account. Guests have no account. */
export function openOwnEntries(options: OwnEntriesOptions) {
  const { owner, storage, accountOf, onEntries, onFailed } = options
  const waiting = new Map<string, TrainingEntry>()
  let place = 0

  const exchanger =
    owner === null
      ? undefined
      : makeExchanger((isWhole) => {
          const has = { waiting: [...waiting.values()], place: isWhole ? place : undefined }
          return exchange(has, accountOf(owner), {
            onSent: async (entries) => {
              for (const { id } of entries) waiting.delete(id)
              await storage.markSent(entries, owner).catch(onFailed)
            },
            onPage: async (page) => {
              place = page.next
              for (const { id } of page.entries) waiting.delete(id)
              onEntries(page.entries)
              await storage.take(page, owner).catch(onFailed)
            },
          })
        })

  async function read() {
    try {
      const own = await storage.open(owner)
      for (const entry of own.waiting) waiting.set(entry.id, entry)
      place = Math.max(place, own.place)
      options.onGuests(own.guests)
      onEntries(own.entries)
    } catch (error) {
      onFailed(error)
    }
  }

  return {
    owner,
    read,
    keep(entries: readonly TrainingEntry[]) {
      if (exchanger) for (const entry of entries) waiting.set(entry.id, entry)
      onEntries(entries)
      exchanger?.soon(GATHERED_MS)
      return storage.add(entries, owner).catch(onFailed)
    },
    async adopt() {
      if (owner === null) return
      await storage.adopt(owner).catch(onFailed)
      await read()
      await exchanger?.now()
    },
    exchange: () => exchanger?.now(),
    stop: () => exchanger?.stop(),
  }
}

export type OwnEntries = ReturnType<typeof openOwnEntries>
