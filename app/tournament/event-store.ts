import { makeObjectStore } from '#app/browser/object-store.ts'
import type { LogEntry } from '#tournaments/log.ts'

/** Tournaments on this device: one record for each entry of a log, and a summary for the list. */
const store = makeObjectStore('rook-and-rajah-tournaments', 'records')

export interface EventSummary {
  readonly id: string
  readonly name: string
  /** ISO 8601 */
  readonly changedAt: string
  readonly players: number
  readonly rounds: number
  readonly series: string
}

const LAST = '\uffff'
const summaryKey = (id: string) => `summary/${id}`
/** Padded, so that keys sort as numbers do. */
const entryKey = (id: string, number: number) => `entry/${id}/${String(number).padStart(7, '0')}`
const entriesOf = (id: string) => IDBKeyRange.bound(`entry/${id}/`, `entry/${id}/${LAST}`)

export const listEvents = (): Promise<EventSummary[]> =>
  store.within('readonly', async (records) => {
    const found = (await records.getAll(IDBKeyRange.bound('summary/', `summary/${LAST}`))) as EventSummary[]
    return found.sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1))
  })

export const readEntries = (id: string): Promise<LogEntry[]> =>
  store.within('readonly', async (records) => (await records.getAll(entriesOf(id))) as LogEntry[])

/**
 * Adds entries to a log. Resolves with false, and stores nothing, if another tab has added entries meanwhile. Rejects if storage is
 * full or forbidden.
 */
export const appendEntries = (summary: EventSummary, entries: readonly LogEntry[]): Promise<boolean> =>
  store.within('readwrite', async (records) => {
    const first = entries[0]
    const isNext =
      first === undefined ||
      ((await records.count(entriesOf(summary.id))) === first.number - 1 &&
        (await records.getKey(entryKey(summary.id, first.number))) === undefined)
    if (!isNext) return false
    for (const entry of entries) await records.put(entry, entryKey(summary.id, entry.number))
    await records.put(summary, summaryKey(summary.id))
    return true
  })

export const deleteEvent = (id: string): Promise<void> =>
  store.within('readwrite', async (records) => {
    await records.delete(entriesOf(id))
    await records.delete(summaryKey(id))
  })
