import { expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { firstLinesOf } from './first-lines.ts'

const FEN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'

it.each([
  ['the moves of a game', '1. d4 d5 2. c4', START_FEN, [[], ['d2d4']]],
  ['a game from a position', `[SetUp "1"]\n[FEN "${FEN}"]\n\n1. e4 *`, FEN, [[], ['e2e4']]],
  ['the first of several', '[White "A"]\n\n1. d4 *\n\n[White "B"]\n\n1. e4 *', START_FEN, [[], ['d2d4']]],
  ['the beginning of a move', '1. N', START_FEN, [[], ['e2e4']]],
  ['more than is read at each letter', '1. d4 '.padEnd(20_001), START_FEN, [[], ['e2e4']]],
])('a text with %s', (_, text, start, moves) => {
  expect(firstLinesOf(text)).toEqual(moves.map((each) => ({ start, moves: each })))
})
