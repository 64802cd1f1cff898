import { describe, expect, it } from 'vitest'
import type { TrainingEntry } from '#contract/training.ts'
import { cardsOf, dueCards } from './schedule.ts'

const DAY = 24 * 60 * 60 * 1000
const START = Date.UTC(2026, 10, 1)
const on = (day: number) => new Date(START + day * DAY).toISOString()
let count = 0
const card = (name: string, day = 0): TrainingEntry => ({
  kind: 'card',
  id: `c${count++}`,
  at: on(day),
  card: name,
  fen: '',
  before: 'e2e4',
  best: 'e7e5',
  played: 'a7a6',
  moveClass: 'blunder',
  game: { title: 'A v B', move: 2 },
})
const answer = (name: string, day: number, isRight = true): TrainingEntry => ({
  kind: 'answer',
  id: `a${count++}`,
  at: on(day),
  card: name,
  isRight,
})
const dueDay = (entries: readonly TrainingEntry[]) => {
  const dueAt = cardsOf(entries)[0]?.dueAt
  return dueAt === undefined ? undefined : (dueAt - START) / DAY
}

describe('a card', () => {
  it.each<[string, readonly TrainingEntry[], number | undefined]>([
    ['is due after a day', [card('x')], 1],
    ['after 3 more once it was right', [card('x'), answer('x', 1)], 4],
    ['counted from the day of the answer', [card('x'), answer('x', 6)], 9],
    ['then after 7', [card('x'), answer('x', 1), answer('x', 4)], 11],
    ['then after 21', [card('x'), answer('x', 1), answer('x', 4), answer('x', 11)], 32],
    ['then after 60', [card('x'), answer('x', 1), answer('x', 4), answer('x', 11), answer('x', 32)], 92],
    [
      'and is learned after that',
      [card('x'), answer('x', 1), answer('x', 4), answer('x', 11), answer('x', 32), answer('x', 92)],
      undefined,
    ],
    ['begins anew once it was wrong', [card('x'), answer('x', 1), answer('x', 4, false)], 5],
    ['is not moved by an answer before its time', [card('x'), answer('x', 1), answer('x', 2)], 4],
    ['counts the same answer of two devices once', [card('x'), answer('x', 1), answer('x', 1)], 4],
    ['is as old as the first of its kind', [card('x', 5), card('x', 0)], 1],
    ['comes in any order', [answer('x', 4), card('x'), answer('x', 1)], 11],
    ['needs no other card’s answers', [card('x'), answer('y', 1)], 1],
  ])('%s', (_, entries, day) => {
    expect(dueDay(entries)).toBe(day)
  })
})

it('due cards are sorted by their waiting time', () => {
  const cards = cardsOf([card('new', 3), card('old', 1), card('later', 9)])
  expect(dueCards(cards, START + 5 * DAY).map(({ entry }) => entry.card)).toEqual(['old', 'new'])
})
