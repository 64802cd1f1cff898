import { describe, expect, it } from 'vitest'
import { parseSquare } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import { markColor, toggleMark, type BoardMark } from './board-marks.ts'

const mark = (from: string, to: string, color: BoardMark['color'] = 'green'): BoardMark => ({
  from: parseSquare(from) as Square,
  to: parseSquare(to) as Square,
  color,
})

describe('drawing on the board', () => {
  it('adds marks, removes one that is drawn again, and recolours', () => {
    const one = toggleMark([], mark('e2', 'e4'))
    const two = toggleMark(one, mark('d4', 'd4'))
    expect(two).toHaveLength(2)
    expect(toggleMark(two, mark('e2', 'e4'))).toEqual([mark('d4', 'd4')])
    expect(toggleMark(one, mark('e2', 'e4', 'red'))).toEqual([mark('e2', 'e4', 'red')])
    expect(toggleMark(one, mark('e4', 'e2'))).toHaveLength(2)
  })

  it.each([
    [false, false, 'green'],
    [true, false, 'red'],
    [false, true, 'blue'],
    [true, true, 'yellow'],
  ] as const)('with shift %s and alt %s draws in %s', (shiftKey, altKey, color) => {
    expect(markColor({ shiftKey, altKey })).toBe(color)
  })
})
