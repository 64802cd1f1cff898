import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  awardPrizes,
  type Award,
  type PrizeCategory,
  type PrizePlayer,
  type PrizeRule,
} from './award-prizes.ts'

interface PrizeCase {
  readonly id: string
  readonly title: string
  readonly rule: PrizeRule
  readonly players: readonly PrizePlayer[]
  readonly prizes: readonly PrizeCategory[]
  readonly answer: {
    readonly awards: readonly Award[]
    readonly unawarded: readonly unknown[]
    readonly mainLeftOver?: number
  }
}

const cases = JSON.parse(
  readFileSync(new URL('../fixtures/prizes.json', import.meta.url), 'utf8'),
) as readonly PrizeCase[]

const sorted = (list: readonly unknown[]) => list.map((each) => JSON.stringify(each)).toSorted()

it.each(cases)('$id: $title', ({ players, prizes, rule, answer }) => {
  const list = awardPrizes(players, prizes, rule)
  expect(sorted(list.awards)).toEqual(sorted(answer.awards))
  expect(sorted(list.unawarded)).toEqual(sorted(answer.unawarded))
  expect(list.mainLeftOver).toBe(answer.mainLeftOver ?? 0)
})
