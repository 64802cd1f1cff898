import { describe, expect, it } from 'vitest'
import { Position } from '#chess/position.ts'
import { leavesBook } from './book.ts'
import type { Judgement } from './judgement.ts'
import { holds } from './proof.ts'

const judged = (...moves: string[]): Judgement => ({
  depth: 12,
  variations: moves.map((move) => ({ score: { type: 'centipawns', value: 10 }, moves: [move] })),
})

describe('where the book is left', () => {
  it.each([
    ['the moves of the book stand as it has them', ['d2d4', 'e2e4'], ['a2a3'], ['d2d4', 'e2e4']],
    [
      'those that the engine likes stand first',
      ['c2c4', 'd2d4', 'e2e4'],
      ['e2e4', 'd2d4'],
      ['e2e4', 'd2d4', 'c2c4'],
    ],
  ])('%s', (_, book, liked, instead) => {
    const claim = leavesBook(Position.start(), 'a2a4', book, judged(...liked))!
    expect(claim).toMatchObject({ kind: 'book', instead, proof: { moves: instead.slice(0, 1) } })
    expect(holds(claim)).toBe(true)
  })

  it('nothing is said where the book does not go on', () => {
    expect(leavesBook(Position.start(), 'a2a4', [], judged('e2e4'))).toBeUndefined()
  })

  it('a move that is not legal proves nothing', () => {
    const claim = leavesBook(Position.start(), 'a2a4', ['e2e4'], judged())!
    expect(holds({ ...claim, instead: ['e2e4', 'e2e5'] })).toBe(false)
    expect(holds({ ...claim, made: 'a2a5' })).toBe(false)
  })
})
