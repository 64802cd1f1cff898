import { expect, it } from 'vitest'
import type { Score } from '#engine/protocol.ts'
import { agreesToDraw } from './use-draw-offer.ts'

const worth = (value: number): Score => ({ type: 'centipawns', value })

it.each<[string, number, Score, boolean]>([
  ['too early', 10, worth(0), false],
  ['an even game', 40, worth(0), true],
  ['the computer a little ahead', 40, worth(-20), true],
  ['the computer ahead', 40, worth(-60), false],
  ['the computer behind', 40, worth(300), true],
  ['the computer about to mate', 40, { type: 'mate', moves: -3 }, false],
  ['the computer about to be mated', 40, { type: 'mate', moves: 3 }, true],
])('the computer decides about a draw: %s', (_, plies, score, agreed) => {
  expect(agreesToDraw(plies, score)).toBe(agreed)
})
