import { makeKeptReview } from './account-reviews.ts'
import type { KeptReview } from '#contract/kept-review.ts'
import type { KeptJudgement } from './kept-judgement.ts'
import type { ReviewStorage } from './review-storage.ts'

/** Keeps reviews on the device, and sees to it that those of games in an account get there, wherever they were made. */
export interface ReviewsToAccount extends Pick<ReviewStorage, 'keep'> {
  /** This game is in the account now. `key` is what its review is found by. */
  arrived(key: string, gameId: string): Promise<void>
}

interface Means {
  readonly device: Pick<ReviewStorage, 'find' | 'keep'>
  readonly send: (gameId: string, review: KeptReview) => Promise<void>
}

/** A game and its review come in any order, and each pair goes once, with the second of the two. */
export function makeReviewsToAccount({ device, send }: Means): ReviewsToAccount {
  const games = new Map<string, string>()
  /** Of a device that forbids storage, at least what was made last. */
  let last: { readonly key: string; readonly judgements: readonly KeptJudgement[] } | undefined

  async function give(gameId: string, judgements: readonly KeptJudgement[]) {
    const review = makeKeptReview(judgements)
    if (review) await send(gameId, review)
  }

  return {
    async keep(key, judgements) {
      last = { key, judgements }
      const gameId = games.get(key)
      const given = gameId === undefined ? undefined : give(gameId, judgements)
      await device.keep(key, judgements)
      await given
    },
    async arrived(key, gameId) {
      if (games.get(key) === gameId) return
      games.set(key, gameId)
      const judgements = last?.key === key ? last.judgements : await device.find(key).catch(() => undefined)
      if (judgements) await give(gameId, judgements)
    },
  }
}
