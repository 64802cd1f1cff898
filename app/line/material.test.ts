import { expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { positionOf } from '#chess/samples.ts'
import { computeMaterial } from './material.ts'

const of = (fen: string, color: 'w' | 'b') => {
  const position = positionOf(fen)
  const { more, ahead } = computeMaterial(position, color)
  return `${more.join('')} +${ahead}`
}

it.each([
  [START_FEN, 'w', ' +0'],
  [START_FEN, 'b', ' +0'],
  ['4k3/8/8/8/8/8/PP6/3QK3 w - - 0 1', 'w', 'qpp +11'],
  ['4k3/8/8/8/8/8/PP6/3QK3 w - - 0 1', 'b', ' +0'],
  ['3rk3/8/8/8/8/8/8/2BNK3 w - - 0 1', 'w', 'bn +1'],
  ['3rk3/8/8/8/8/8/8/2BNK3 w - - 0 1', 'b', 'r +0'],
] as const)('in %s the side %s has %s', (fen, color, expected) => {
  expect(of(fen, color)).toBe(expected)
})
