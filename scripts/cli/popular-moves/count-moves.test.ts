import { expect, it } from 'vitest'
import { Position } from '#chess/position.ts'
import { popularMovesAt } from '#matches/popular-moves.ts'
import { createMoveCounter } from './count-moves.ts'

const ROWS = ['A00\tOne\t1. e4 e5', 'A00\tTwo\t1. d4 d5', 'A00\tThree\t1. Nh3']

it('counts the moves of the table that people play, most popular first', () => {
  const counter = createMoveCounter(ROWS)
  const play = (move: string, games: number) => {
    for (let game = 0; game < games; game++) counter.add([move, 'a7a6'])
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
