import {
  isBetter,
  LONGEST_JUDGEMENTS,
  makeJudgementsText,
  parseJudgementsText,
  parseKeptReview,
  type KeptReview,
} from '#contract/kept-review.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { MOST_NODES } from './judging.ts'
import { isPossible } from './possible-judgement.ts'
import type { KeptJudgement } from './kept-judgement.ts'
import type { ReviewStorage } from './review-storage.ts'
import type { ReviewedGame } from '../reviewed-game.ts'

/** Where a review is kept beside the device: in the account of whoever played the game. */
export interface ReviewAccount {
  /** Undefined where there is none, or the network is away. */
  find(): Promise<KeptReview | undefined>
  /** Absent where the game is another's. */
  readonly keep?: (review: KeptReview) => Promise<void>
}

const OWN = { engine: ENGINE_VERSION, nodes: MOST_NODES } as const

/** A review made here, as it goes into an account; undefined where it is too long for one. */
export function makeKeptReview(judgements: readonly KeptJudgement[]): KeptReview | undefined {
  const text = makeJudgementsText(judgements)
  return text.length > LONGEST_JUDGEMENTS ? undefined : { ...OWN, judgements: text }
}

/** The device first, which is there at once; what one of the two lacks, it gets from the other. */
export function withAccount(
  device: ReviewStorage,
  account: ReviewAccount,
  game: Pick<ReviewedGame, 'start' | 'moves'>,
): ReviewStorage {
  const give = async (judgements: readonly KeptJudgement[]) => {
    const review = makeKeptReview(judgements)
    if (review) await account.keep?.(review)
  }
  /** A device that forbids storage still reviews. */
  const keepHere: ReviewStorage['keep'] = async (key, judgements) => {
    try {
      await device.keep(key, judgements)
    } catch (error) {
      console.warn('The review could not be kept on this device.', error)
    }
  }
  return {
    async find(key) {
      const here = await device.find(key).catch(() => undefined)
      if (here) {
        if (account.keep) void account.find().then((there) => (isAsGood(there) ? undefined : give(here)))
        return here
      }
      const there = await account.find()
      const judgements = isAsGood(there) ? readJudgements(there, game) : undefined
      if (judgements) await keepHere(key, judgements)
      return judgements
    },
    async keep(key, judgements) {
      await Promise.all([keepHere(key, judgements), give(judgements)])
    },
  }
}

/** An older engine's word is asked for once more; a newer one's, of a page newer than this, is taken. */
const isAsGood = (review: KeptReview | undefined): review is KeptReview =>
  review !== undefined && !isBetter(OWN, review)

/** Of these very moves, and all of it can be played: whoever shares a game may have sent anything. */
export function readJudgements(
  { judgements: text }: KeptReview,
  game: Pick<ReviewedGame, 'start' | 'moves'>,
): readonly KeptJudgement[] | undefined {
  const judgements = parseJudgementsText(text)
  if (judgements?.length !== game.moves.length + 1) return undefined
  return judgements.every((each, ply) => isPossible(game, ply, each)) ? judgements : undefined
}

/** In the account of whoever is signed in; `id` is the match's or its game's. */
export const ownReview = (id: string): ReviewAccount => ({
  find: () => fetchReview(`/api/matches/${encodeURIComponent(id)}/review`),
  keep: (review) => keepInAccount(id, review),
})

export async function keepInAccount(id: string, review: KeptReview): Promise<void> {
  try {
    const answer = await fetch(`/api/matches/${encodeURIComponent(id)}/review`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(review),
    })
    if (!answer.ok) console.warn(`The review is not kept in the account: ${answer.status}`)
  } catch (error) {
    // It is on the device, and goes there when the review is next opened.
    console.warn('The review could not be sent to the account.', error)
  }
}

async function fetchReview(path: string): Promise<KeptReview | undefined> {
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } })
    if (!answer.ok) return undefined
    return parseKeptReview(((await answer.json()) as { review?: unknown }).review)
  } catch (error) {
    console.warn('The review could not be fetched from the account.', error)
    return undefined
  }
}
