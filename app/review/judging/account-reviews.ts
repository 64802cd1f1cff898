import type { Line } from '#chess/line.ts'
import {
  isBetter,
  LONGEST_JUDGEMENTS,
  makeJudgementsText,
  parseJudgementsText,
  parseKeptReview,
  type KeptReview,
} from '#contract/kept-review.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { isWholeReview, reviewKey, type PositionJudgement } from './judgements.ts'
import { MOST_NODES } from './planner.ts'
import type { DeviceReviews, ReviewStore } from './review-store.ts'

/** The copy of a review in the account of the game's player. */
export interface ReviewAccount {
  readonly userId: string
  /** Resolves to undefined without a review, or if the network is down. */
  find(): Promise<KeptReview | undefined>
  save(review: KeptReview): Promise<void>
}

const THIS_ENGINE = { engine: ENGINE_VERSION, nodes: MOST_NODES } as const

/** A review made here, in the form that accounts store; undefined if it is too long. */
export function makeKeptReview(judgements: readonly PositionJudgement[]): KeptReview | undefined {
  const text = makeJudgementsText(judgements)
  return text.length > LONGEST_JUDGEMENTS ? undefined : { ...THIS_ENGINE, judgements: text }
}

/**
 * Reads from the device first, which is faster. The account receives only reviews that were made on this device, and the device
 * keeps what it receives from an account for that account alone.
 */
export function withAccount(
  device: Pick<DeviceReviews, 'find' | 'save' | 'copiesFrom'>,
  account: ReviewAccount,
): ReviewStore {
  const copies = device.copiesFrom(account.userId)
  const send = async (judgements: readonly PositionJudgement[]) => {
    const review = makeKeptReview(judgements)
    if (review) await account.save(review)
  }
  /** Reviews work even if storage is forbidden. */
  const saveIn = async (store: ReviewStore, line: Line, judgements: readonly PositionJudgement[]) => {
    try {
      await store.save(line, judgements)
    } catch (error) {
      console.warn('The review could not be stored on this device.', error)
    }
  }
  return {
    async find(line) {
      const here = await device.find(line).catch(() => undefined)
      if (here) {
        void account.find().then((there) => (isAsGood(there) ? undefined : send(here)))
        return here
      }
      const copy = await copies.find(line).catch(() => undefined)
      if (copy) return copy
      const there = await account.find()
      const judgements = isAsGood(there) ? readJudgements(there, line) : undefined
      if (judgements) await saveIn(copies, line, judgements)
      return judgements
    },
    async save(line, judgements) {
      await Promise.all([saveIn(device, line, judgements), send(judgements)])
    },
  }
}

/** A review by an older engine is made again. A review by a newer engine, from a newer version of the page, is accepted. */
const isAsGood = (review: KeptReview | undefined): review is KeptReview =>
  review !== undefined && !isBetter(THIS_ENGINE, review)

/**
 * Undefined unless the review covers exactly these moves and all of its variations are legal: reviews in accounts come from
 * browsers and may contain anything.
 */
export function readJudgements(
  { judgements: text }: KeptReview,
  line: Line,
): readonly PositionJudgement[] | undefined {
  const judgements = parseJudgementsText(text)
  return judgements && isWholeReview(line, judgements) ? judgements : undefined
}

/** The review in the account of the current user. `id` is the match's or its game's. */
export const ownReview = (userId: string, id: string): ReviewAccount => ({
  userId,
  find: () => fetchReview(`/api/matches/${encodeURIComponent(id)}/review`),
  save: (review) => sendReview(id, review),
})

export async function sendReview(id: string, review: KeptReview): Promise<void> {
  try {
    const answer = await fetch(`/api/matches/${encodeURIComponent(id)}/review`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(review),
    })
    if (!answer.ok) console.warn(`The review is not stored in the account: ${answer.status}`)
  } catch (error) {
    // The review is on the device and is sent again the next time it is opened.
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

/**
 * Stores reviews on the device and sends those of games in the account, regardless of whether the game or its review is stored
 * first.
 */
export interface ReviewOutbox extends Pick<ReviewStore, 'save'> {
  /** Call when this game is in the account. */
  arrived(line: Line, gameId: string): Promise<void>
}

interface ReviewOutboxOptions {
  readonly device: ReviewStore
  readonly send: (gameId: string, review: KeptReview) => Promise<void>
}

export function createReviewOutbox({ device, send }: ReviewOutboxOptions): ReviewOutbox {
  const games = new Map<string, string>()
  /** The newest review, for devices that forbid storage. */
  let last: { readonly key: string; readonly judgements: readonly PositionJudgement[] } | undefined

  async function sendTo(gameId: string, judgements: readonly PositionJudgement[]) {
    const review = makeKeptReview(judgements)
    if (review) await send(gameId, review)
  }

  return {
    async save(line, judgements) {
      const key = reviewKey(line)
      last = { key, judgements }
      const gameId = games.get(key)
      const sending = gameId === undefined ? undefined : sendTo(gameId, judgements)
      await device.save(line, judgements)
      await sending
    },
    async arrived(line, gameId) {
      const key = reviewKey(line)
      if (games.get(key) === gameId) return
      games.set(key, gameId)
      const judgements = last?.key === key ? last.judgements : await device.find(line).catch(() => undefined)
      if (judgements) await sendTo(gameId, judgements)
    },
  }
}
