import { expect, it } from 'vitest'
import type { KeptReview } from '#contract/kept-review.ts'
import type { KeptJudgement } from './kept-judgement.ts'
import type { ReviewStorage } from './review-storage.ts'
import { makeReviewsToAccount } from './reviews-to-account.ts'

const judged = (value: number): readonly KeptJudgement[] => [
  { depth: 9, net: 2, variations: [{ score: { type: 'centipawns', value }, moves: ['e2e4'] }] },
]

function here(device: Pick<ReviewStorage, 'find' | 'keep'> = makeDevice()) {
  const sent: [string, string][] = []
  const send = async (gameId: string, { judgements }: KeptReview) => {
    sent.push([gameId, judgements])
  }
  return { sent, device, reviews: makeReviewsToAccount({ device, send }) }
}

function makeDevice() {
  const kept = new Map<string, readonly KeptJudgement[]>()
  return {
    find: async (key: string) => kept.get(key),
    keep: async (key: string, judgements: readonly KeptJudgement[]) => void kept.set(key, judgements),
  }
}

it('sends a review when its game has arrived before it, and another one when there is a better', async () => {
  const { reviews, sent, device } = here()
  await reviews.arrived('one', 'id-1')
  expect(sent).toEqual([])
  await reviews.keep('one', judged(20))
  await reviews.keep('one', judged(30))
  expect(sent).toEqual([
    ['id-1', '9 2|20 e2e4'],
    ['id-1', '9 2|30 e2e4'],
  ])
  expect(await device.find('one')).toEqual(judged(30))
})

it('sends it once when the game arrives later, and none of another game', async () => {
  const { reviews, sent } = here()
  await reviews.keep('one', judged(20))
  await reviews.keep('two', judged(40))
  await reviews.arrived('one', 'id-1')
  await reviews.arrived('one', 'id-1')
  await reviews.arrived('three', 'id-3')
  expect(sent).toEqual([['id-1', '9 2|20 e2e4']])
})

it('sends what an earlier visit has left on the device', async () => {
  const device = makeDevice()
  await device.keep('one', judged(50))
  const { reviews, sent } = here(device)
  await reviews.arrived('one', 'id-1')
  expect(sent).toEqual([['id-1', '9 2|50 e2e4']])
})

it('sends the newest from a device that forbids storage', async () => {
  const forbidden = () => Promise.reject(new Error('forbidden'))
  const { reviews, sent } = here({ find: forbidden, keep: forbidden })
  await expect(reviews.keep('one', judged(20))).rejects.toThrow('forbidden')
  await reviews.arrived('one', 'id-1')
  await reviews.arrived('two', 'id-2')
  expect(sent).toEqual([['id-1', '9 2|20 e2e4']])
})
