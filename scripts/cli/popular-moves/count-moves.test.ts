import { expect, it } from 'vitest'
import { Position } from '#chess/position.ts'
import { parseUci } from '#chess/uci.ts'
import { popularMovesAt } from '#matches/popular-moves.ts'
import { createMoveCounter } from './count-moves.ts'

const ROWS = ['A00\tOne\t1. e4 e5', 'A00\tTwo\t1. d4 d5', 'A00\tThree\t1. Nh3']

it('counts the moves of the table that people play, most popular first', () => {
  const counter = createMoveCounter(ROWS)
  const play = (move: string, games: number) => {
    for (let game = 0; game < games; game++) counter.add([move, 'a7a6'], 1_500)
  }
  for (const [move, games] of [
    ['e2e4', 60],
    ['d2d4', 100],
    ['g1h3', 5],
    ['a2a3', 35],
  ] as const)
    play(move, games)
  // 1. a3 is not in the table, 2.5 % play 1. Nh3, and fewer than 100 games reach the position after 1. e4.
  expect(popularMovesAt(counter.makeText(), Position.start())).toEqual([
    { move: 'd2d4', share: 50 },
    { move: 'e2e4', share: 30 },
  ])
})

it('follows positions outside the table that many strong players reach, but no move that only weak ones play', () => {
  const counter = createMoveCounter(ROWS)
  for (let game = 0; game < 400; game++)
    counter.add(['d2d4', 'g8f6', game % 4 === 0 ? 'c1g5' : 'c2c4'], 1_800)
  for (let game = 0; game < 40; game++) counter.add(['d2d4', 'g8f6', 'h2h4'], 1_200)
  const position = Position.start()
  for (const text of ['d2d4', 'g8f6']) {
    const move = parseUci(position, text)
    if (move.ok) position.make(move.value)
  }
  const found = popularMovesAt(counter.makeText(), position)?.map(({ move }) => move)
  expect(found).toEqual(['c2c4', 'c1g5'])
})
