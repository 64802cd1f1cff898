import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import type { Color } from '#chess/types.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { reviewGame } from '#coach/review/review.ts'
import { solverOf } from '#app/exercise/solve.ts'
import { makePuzzleTask } from '#app/puzzles/puzzle.ts'
import { puzzleOfCard } from './card-words.ts'
import { makeCards } from './make-cards.ts'
import { cardsOf } from './schedule.ts'

/** Scholar’s mate: 3… Nf6 allows it, and only 3… g6 prevents it at no cost. */
const UCIS = ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'h5f7']
const level = (move: string): Judgement => ({
  depth: 9,
  variations: [{ score: { type: 'centipawns', value: 20 }, moves: [move] }],
})
const judgements = (second: number): readonly Judgement[] => [
  ...['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4'].map(level),
  {
    depth: 9,
    variations: [
      { score: { type: 'centipawns', value: 20 }, moves: ['g7g6', 'h5f3'] },
      { score: { type: 'centipawns', value: second }, moves: ['d8e7'] },
    ],
  },
  { depth: 9, variations: [{ score: { type: 'mate', moves: 1 }, moves: ['h5f7'] }] },
  { depth: 0, variations: [] },
]

function mistakes(color: Color, second: number) {
  const read = readLine(START_FEN, UCIS, parseUci)
  const line = read.ok ? read.value : expect.fail(read.detail)
  const review = reviewGame({ line, judgements: judgements(second), bookPlies: 0 })
  if (!review.ok) throw new Error(review.error)
  return {
    line,
    color,
    review: review.value,
    judgements: judgements(second),
    title: 'Asha v Ben',
    gameId: 'abc',
  }
}
const none = new Set<string>()

describe('a mistake of a reviewed game', () => {
  it.each<[string, Color, number, number]>([
    ['becomes a card where one move was right', 'b', -300, 1],
    ['becomes none where another was as good', 'b', 15, 0],
    ['becomes none of the other side', 'w', -300, 0],
  ])('%s', (_, color, second, count) => {
    expect(makeCards(mistakes(color, second), none)).toHaveLength(count)
  })

  it('becomes a puzzle for the side that made it, with its game', () => {
    const cards = makeCards(mistakes('b', -300), none)
    expect(cards[0]).toMatchObject({
      best: 'g7g6',
      played: 'g8f6',
      moveClass: 'blunder',
      motif: 'mate',
      game: { title: 'Asha v Ben', id: 'abc', move: 6 },
    })
    const { start, moves } = puzzleOfCard(cardsOf(cards)[0]!)
    expect(solverOf(makePuzzleTask(start, moves))).toBe('b')
  })

  it('has the same id on every device and is made once', () => {
    const [one, other] = [makeCards(mistakes('b', -300), none), makeCards(mistakes('b', -300), none)]
    expect(one[0]!.card).toBe(other[0]!.card)
    expect(cardsOf([...one, ...other])).toHaveLength(1)
    expect(makeCards(mistakes('b', -300), new Set([one[0]!.card]))).toEqual([])
  })
})
