import { describe, expect, it } from 'vitest'
import { firstRowOf } from './board-strip.tsx'

describe('the strip of a board', () => {
  it('has pieces even if the middle of the board is empty', () => {
    expect(firstRowOf({ fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' })).toBe(0)
  })
  it('shows the rows of the marks from the side of the reader', () => {
    const view = { fen: '4k3/8/8/8/8/8/PP6/4K3 w - - 0 1', highlight: ['e1'] }
    expect(firstRowOf(view)).toBe(4)
    expect(firstRowOf({ ...view, orientation: 'b' })).toBe(0)
  })
})
