import { describe, expect, it } from 'vitest'
import { makeSquare, parseSquare, SQUARES } from '#chess/squares.ts'
import type { SquareName } from '#chess/types.ts'
import { rowsSeenBy, seenAt, squareByKey, squareSeenAt } from './board-squares.ts'

const at = (name: SquareName) => parseSquare(name)!

describe('the layout of the board', () => {
  it('starts at a8 for White and at h1 for Black', () => {
    expect(rowsSeenBy('w')[0]!.map(makeSquare).join(' ')).toBe('a8 b8 c8 d8 e8 f8 g8 h8')
    expect(rowsSeenBy('w')[7]!.map(makeSquare).join(' ')).toBe('a1 b1 c1 d1 e1 f1 g1 h1')
    expect(rowsSeenBy('b')[0]!.map(makeSquare).join(' ')).toBe('h1 g1 f1 e1 d1 c1 b1 a1')
    expect(rowsSeenBy('b')[7]!.map(makeSquare).join(' ')).toBe('h8 g8 f8 e8 d8 c8 b8 a8')
  })

  it('maps each square to a place and back', () => {
    for (const orientation of ['w', 'b'] as const)
      for (const square of SQUARES) {
        const { column, row } = seenAt(square, orientation)
        expect(squareSeenAt(column, row, orientation)).toBe(square)
        expect(rowsSeenBy(orientation)[row]![column]).toBe(square)
      }
  })

  it('has no squares outside', () => {
    expect(squareSeenAt(-1, 0, 'w')).toBeUndefined()
    expect(squareSeenAt(0, 8, 'w')).toBeUndefined()
  })
})

describe('moving by key', () => {
  it.each([
    ['ArrowUp', 'e2', 'w', 'e3'],
    ['ArrowUp', 'e2', 'b', 'e1'],
    ['ArrowRight', 'e2', 'w', 'f2'],
    ['ArrowRight', 'e2', 'b', 'd2'],
    ['ArrowLeft', 'a4', 'w', 'a4'],
    ['ArrowDown', 'a1', 'w', 'a1'],
    ['PageUp', 'e2', 'w', 'e8'],
    ['PageDown', 'e2', 'b', 'e8'],
  ] as const)('%s on %s, seen by %s, leads to %s', (key, from, orientation, to) => {
    expect(squareByKey(key, at(from), orientation)).toBe(at(to))
  })

  it('ignores other keys', () => {
    // Home and End step through the moves even if the board has the focus.
    for (const key of ['a', 'Home', 'End']) expect(squareByKey(key, at('e2'), 'w')).toBeUndefined()
  })
})
