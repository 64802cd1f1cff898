import { expect, it } from 'vitest'
import type { Score } from '#engine/protocol.ts'
import { costWords } from './cost-words.ts'

const cp = (value: number): Score => ({ type: 'centipawns', value })
const mate = (moves: number): Score => ({ type: 'mate', moves })

it.each<[Score, Score, string]>([
  [cp(20), cp(-10), 'a3 is just as good, but it isn’t the move we are learning.'],
  [cp(20), cp(-40), 'a3 is just as good, but it isn’t the move we are learning.'],
  [cp(20), cp(10), 'a3 costs about 0.3 pawns. The answer is e5.'],
  [cp(30), cp(70), 'a3 costs about one pawn. The answer is e5.'],
  [cp(100), cp(140), 'a3 costs about 2.4 pawns. The answer is e5.'],
  [cp(20), mate(2), 'a3 runs into mate. The answer is e5.'],
  [mate(1), cp(-300), 'a3 lets a mate slip. The answer is e5.'],
  [mate(2), mate(-3), 'a3 is just as good, but it isn’t the move we are learning.'],
])('a position worth %j, then %j to the other side: %s', (best, answer, words) => {
  expect(costWords('a3', best, answer, 'e5')).toBe(words)
})

it('leaves out the answer if there is none', () => {
  expect(costWords('a3', cp(100), cp(0), undefined)).toBe('a3 costs about one pawn.')
})
