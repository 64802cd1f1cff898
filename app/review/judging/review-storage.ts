import { makeObjectStore } from '#app/browser/object-store.ts'
import type { GameLine } from '#app/line/line.ts'
import { BEGUN, beginningsOf, begunKey, isBegun, mostInCommon, pliesInCommon } from './begun-key.ts'
import { isPossible } from './possible-judgement.ts'
import type { JudgedSoFar, KeptJudgement } from './kept-judgement.ts'
import { makeStored, parseStored, parseWhole, type StoredReview } from './stored-review.ts'

export interface ReviewStorage {
  /** Absent where there is none, or one by another engine. Rejects where the device forbids storage. */
  find(key: string): Promise<readonly KeptJudgement[] | undefined>
  keep(key: string, judgements: readonly KeptJudgement[]): Promise<void>
}

/** Reviews that were left before they were whole, one a game. They reject where the device forbids storage. */
export interface BegunReviews {
  /**
   * What is known of a game's positions; absent where nothing is. A judgement depends on its position and the way there
   * alone (decision 072), so that a game which has gone on since, or whose last moves were taken back, gets what it shares.
   */
  find(game: GameLine): Promise<JudgedSoFar | undefined>
  /** `before`: the same game when it was last kept, in whose place this comes. */
  keep(game: GameLine, judgements: JudgedSoFar, before?: GameLine): Promise<void>
}

export interface DeviceReviews extends ReviewStorage {
  readonly begun: BegunReviews
}

/** About 20 kB each. The privacy policy names both numbers. */
const MOST_REVIEWS = 50
const MOST_BEGUN = 10
/** A text of any length can be pasted, and what is begun is written down every few seconds. */
const MOST_BEGUN_POSITIONS = 600

/** Made when it is used: pages are rendered where there is no such thing. */
const allBegun = (): IDBKeyRange => IDBKeyRange.bound(BEGUN, `${BEGUN}\uFFFF`)

/** Both kinds are in one store. Pages older than the second kind find nothing under its keys. */
export function openReviews(): DeviceReviews {
  const reviews = makeObjectStore('rook-and-rajah-reviews', 'reviews', { keyPath: 'key' })
  return {
    find: (key) => reviews.within('readonly', async (store) => parseWhole(await store.get(key))),
    keep: (key, judgements) =>
      reviews.within('readwrite', async (store) => {
        await store.put(makeStored(key, judgements))
        const all = (await store.getAll()) as readonly StoredReview[]
        const known = all.filter((each) => typeof each.key === 'string')
        const [begun, whole] = [
          known.filter((each) => isBegun(each.key)),
          known.filter((each) => !isBegun(each.key)),
        ]
        const keys = begun.map((each) => each.key)
        const goes = [...oldestOf(whole, MOST_REVIEWS), ...beginningsOf(BEGUN + key, keys)]
        await Promise.all(goes.map((each) => store.delete(each)))
      }),
    begun: {
      find: (game) =>
        reviews.within('readonly', async (store) => {
          const key = mostInCommon(begunKey(game), textsOf(await store.getAllKeys(allBegun())))
          return key === undefined ? undefined : readBegun(game, key, await store.get(key))
        }),
      keep: async (game, judgements, before) => {
        const key = begunKey(game)
        await reviews.within('readwrite', async (store) => {
          const put = store.put(makeStored(key, judgements.slice(0, MOST_BEGUN_POSITIONS)))
          // A page that is being left hears no answer, after which this would be done by itself.
          store.transaction.commit()
          await put
        })
        await reviews.within('readwrite', async (store) => {
          const keys = textsOf(await store.getAllKeys(allBegun()))
          // What was known before the game went on, or its last moves were taken back, was taken over when it was followed.
          const old = new Set([...beginningsOf(key, keys), ...(before ? [begunKey(before)] : [])])
          const goes = keys.filter((each) => each !== key && old.has(each))
          if (keys.length - goes.length > MOST_BEGUN)
            goes.push(...oldestOf((await store.getAll(allBegun())) as readonly StoredReview[], MOST_BEGUN))
          await Promise.all(goes.map((each) => store.delete(each)))
        })
      },
    },
  }
}

const textsOf = (keys: readonly IDBValidKey[]): readonly string[] =>
  keys.filter((key) => typeof key === 'string')

/** The keys of all but the newest. */
const oldestOf = (all: readonly StoredReview[], most: number): readonly string[] =>
  all
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .slice(most)
    .map(({ key }) => key)

/** Of the positions that both have, what can be played there. */
function readBegun(game: GameLine, key: string, stored: unknown): JudgedSoFar | undefined {
  const known = parseStored(stored)?.slice(0, pliesInCommon(begunKey(game), key) + 1)
  return known?.map((each, ply) => (each && isPossible(game, ply, each) ? each : undefined))
}
