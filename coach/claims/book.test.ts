import { expect, it } from 'vitest'
import { Position } from '#chess/position.ts'
import { leavesBook } from './book.ts'
import { holds } from './proof.ts'

const POPULAR = [
  { move: 'e2e4', share: 62 },
  { move: 'd2d4', share: 25 },
]

it('names what people play instead, and the rules confirm that it can be played', () => {
  const claim = leavesBook(Position.start(), 'a2a4', POPULAR)!
  expect(claim).toMatchObject({ kind: 'book', instead: POPULAR, proof: { moves: ['e2e4'] } })
  expect(holds(claim)).toBe(true)
})

it('says nothing where nothing is popular', () => {
  expect(leavesBook(Position.start(), 'a2a4', [{ move: 'e2e4', share: 40 }])).toBeUndefined()
  expect(leavesBook(Position.start(), 'a2a4', [])).toBeUndefined()
})

it('proves nothing by a move that is not legal', () => {
  const claim = leavesBook(Position.start(), 'a2a4', POPULAR)!
  expect(holds({ ...claim, instead: [...POPULAR, { move: 'e2e5', share: 3 }] })).toBe(false)
  expect(holds({ ...claim, made: 'a2a5' })).toBe(false)
})
