import { expect, it } from 'vitest'
import { readMoves } from '#chess/line.ts'
import { positionOf } from '#chess/samples.ts'
import { winningLines } from './winning-line.ts'

const LOOSE = '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1'
const TWO_LOOSE = '4k3/8/8/3n3p/8/8/8/3RK3 w - - 0 1'

it.each<[string, string, string, (readonly [gain: number, moves: number])[]]>([
  ['ends where the count is final', LOOSE, 'd1d5 e8e7 d5e5 e7d6', [[300, 1]]],
  ['is none where what was won is given back', '3rk3/8/8/3n4/8/8/8/3RK3 w - - 0 1', 'd1d5 d8d5', []],
  [
    'is none where the end of a long line gives it back',
    LOOSE,
    'd1d5 e8e7 e1e2 e7f6 e2e3 f6e6 d5d1 e6e5 d1d5 e5d5',
    [],
  ],
  [
    'is told of all that is won, and of what is won at once',
    TWO_LOOSE,
    'd1d5 e8e7 d5h5 e7e6',
    [
      [400, 3],
      [300, 1],
    ],
  ],
  [
    'wins only what is left when a part is given back',
    '4k3/8/8/p2r4/8/8/P7/3RK3 w - - 0 1',
    'd1d5 e8e7 d5c5 e7d6 c5c4 a5a4 c4a4',
    [
      [600, 7],
      [500, 1],
    ],
  ],
  ['begins with a threat that nothing parries', '7k/8/8/n6n/8/8/8/1K2R3 w - - 0 1', 'e1e5', [[300, 3]]],
  ['is none of a threat that is parried', '7k/8/8/n7/8/8/8/1K2R3 w - - 0 1', 'e1e5', []],
])('a line that wins material %s', (_, fen, text, found) => {
  const position = positionOf(fen)
  const line = readMoves(position, text.split(' '))!
  const lines = winningLines(position, line, 'w')
  expect(lines.map(({ gain, moves }) => [gain, moves.length])).toEqual(found)
})
