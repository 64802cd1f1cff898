import type { TrainingEntry, TrainingPage } from '#contract/training.ts'
import type { Answer, TrainingAccount } from './training-account.ts'

/** What a device has to give, and how far it has been given. */
export interface Exchanged {
  readonly waiting: readonly TrainingEntry[]
  /** Undefined where nothing is to be fetched. */
  readonly place: number | undefined
}

interface Kept {
  readonly onSent: (entries: readonly TrainingEntry[]) => Promise<void>
  readonly onPage: (page: TrainingPage) => Promise<void>
}

/** What an exchange left behind: nothing, or when to try again. */
export type Left = Exclude<Answer<never>, { answer: 'here' }> | { readonly answer: 'nothing' }

/**
 * Gives the account what it has not got, and then takes what this device has not got. An entry is marked as sent once the
 * account has said so: when that answer is lost, it is sent again, and counts once by its id.
 */
export async function exchange(
  { waiting, place }: Exchanged,
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

/** The server takes 64 kB at a time. */
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
