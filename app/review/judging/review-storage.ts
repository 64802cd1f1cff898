import { ENGINE_VERSION } from '#engine/version.ts'
import { makeObjectStore } from '#app/browser/object-store.ts'
import { EFFORT } from './judging.ts'
import type { KeptJudgement } from './review-state.ts'

/** A finished review. What the coach makes of it follows from the judgements, so nothing else is kept. */
interface StoredReview {
  /** The game's start and moves. */
  readonly key: string
  readonly engine: string
  readonly nodes: number
  readonly judgements: readonly KeptJudgement[]
  /** For finding the oldest. */
  readonly keptAt: number
}

export interface ReviewStorage {
  /** Absent where there is none, or one by another engine. Rejects where the device forbids storage. */
  find(key: string): Promise<readonly KeptJudgement[] | undefined>
  keep(key: string, judgements: readonly KeptJudgement[]): Promise<void>
}

/** About 20 kB each. The privacy policy names the number. */
const MOST_REVIEWS = 50

export function openReviews(): ReviewStorage {
  const reviews = makeObjectStore('rook-and-rajah-reviews', 'reviews', { keyPath: 'key' })
  return {
    find: (key) =>
      reviews.within('readonly', async (store) => {
        const found = (await store.get(key)) as StoredReview | undefined
        return found?.engine === ENGINE_VERSION && found.nodes === EFFORT.nodes ? found.judgements : undefined
      }),
    keep: (key, judgements) =>
      reviews.within('readwrite', async (store) => {
        const kept: StoredReview = {
          key,
          engine: ENGINE_VERSION,
          nodes: EFFORT.nodes,
          judgements,
          keptAt: Date.now(),
        }
        await store.put(kept)
        const all = (await store.getAll()) as readonly StoredReview[]
        const oldest = all.toSorted((one, other) => other.keptAt - one.keptAt).slice(MOST_REVIEWS)
        await Promise.all(oldest.map((each) => store.delete(each.key)))
      }),
  }
}
