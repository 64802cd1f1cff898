import { expect, it } from 'vitest'
import { fileOf, makeSquare, parseSquare, rankOf, SQUARES } from './squares.ts'

it('every square has its own name, and the name leads back to it', () => {
  expect(new Set(SQUARES.map(makeSquare)).size).toBe(64)
  for (const square of SQUARES) expect(parseSquare(makeSquare(square))).toBe(square)
})

it.each([
  ['a1', 0, 0, 0],
  ['h1', 7, 7, 0],
  ['a2', 8, 0, 1],
  ['e4', 28, 4, 3],
  ['h8', 63, 7, 7],
] as const)('%s is square %i, file %i, rank %i', (name, square, file, rank) => {
  const parsed = parseSquare(name)!
  expect([parsed, fileOf(parsed), rankOf(parsed)]).toEqual([square, file, rank])
})

it.each(['', 'a', 'a0', 'a9', 'i1', 'A1', 'a1 ', '11', 'toString'])('“%s” is no square', (text) => {
  expect(parseSquare(text)).toBeUndefined()
})
