import type { TrainingEntry, TrainingPage } from '#contract/training.ts'
import type { Answer, TrainingAccount } from './training-account.ts'

/** The device's entries that the account lacks, and how much has been exchanged. */
export interface ExchangeState {
  readonly waiting: readonly TrainingEntry[]
  /** Undefined if there is nothing to fetch. */
  readonly place: number | undefined
}

interface Kept {
  readonly onSent: (entries: readonly TrainingEntry[]) => Promise<void>
  readonly onPage: (page: TrainingPage) => Promise<void>
}

/** The outcome of an exchange: done, or the time to retry. */
export type Left = Exclude<Answer<never>, { answer: 'here' }> | { readonly answer: 'nothing' }

/**
 * Sends entries that the account lacks, then fetches those that this device lacks. An entry counts as sent once the account
 * confirms it. If the confirmation is lost, the entry is sent again, and ignored because of its id.
 */
export async function exchange(
  { waiting, place }: ExchangeState,
  account: TrainingAccount,
  { onSent, onPage }: Kept,
): Promise<Left> {
  for (const portion of portionsOf(waiting)) {
    const sent = await account.add(portion)
    if (sent.answer !== 'here') return sent
    const refused = new Set(sent.value)
    if (refused.size > 0) console.warn(`The account did not take ${refused.size} entries; they stay here.`)
    await onSent(portion.filter(({ id }) => !refused.has(id)))
  }
  for (let next = place; next !== undefined;) {
    const page = await account.after(next)
    if (page.answer !== 'here') return page
    if (page.value.next > next) await onPage(page.value)
    next = page.value.isLast ? undefined : page.value.next
  }
  return { answer: 'nothing' }
}

/** Below the server's limit of 64 kB per request. */
const MOST_BYTES = 50_000

function portionsOf(entries: readonly TrainingEntry[]): readonly (readonly TrainingEntry[])[] {
  const portions: TrainingEntry[][] = []
  let bytes = MOST_BYTES
  for (const entry of entries) {
    const own = new TextEncoder().encode(JSON.stringify(entry)).length + 1
    if (bytes + own > MOST_BYTES) {
      portions.push([])
      bytes = 0
    }
    bytes += own
    portions.at(-1)!.push(entry)
  }
  return portions
}
