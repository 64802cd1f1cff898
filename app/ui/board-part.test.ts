import { describe, expect, it } from 'vitest'
import { piecesIn, WHOLE_BOARD } from './board-cells.ts'
import { partAround } from './board-part.ts'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
const SCHOLARS_MATE = 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR'

describe('the part of a board in a thumbnail', () => {
  it('has both squares of a move, at least four by four', () => {
    expect(partAround(START, ['e2', 'e4'], false)).toMatchObject({ size: 4, top: 4 })
    expect(partAround(SCHOLARS_MATE, ['h5', 'f7'], false)).toMatchObject({ size: 4, left: 4 })
  })

  it('is around the moved piece if the move is long', () => {
    const { left, top, size } = partAround('3Rkb1r/p4ppp/8/8/8/8/8/2K5', ['d1', 'd8'], false)
    expect({ top, size }).toEqual({ top: 0, size: 5 })
    expect(left).toBeLessThanOrEqual(3)
  })

  it('has all of a few pieces near each other', () => {
    const placement = '8/8/8/4k3/8/4K3/4P3/8'
    expect(piecesIn(placement, false, partAround(placement, [], false))).toHaveLength(3)
  })

  it('is the same part from Black’s side', () => {
    const part = partAround(SCHOLARS_MATE, ['h5', 'f7'], false)
    const turned = partAround(SCHOLARS_MATE, ['h5', 'f7'], true)
    const lettersIn = (isTurned: boolean) =>
      piecesIn(SCHOLARS_MATE, isTurned, isTurned ? turned : part)
        .map(({ letter }) => letter)
        .toSorted()
    expect(lettersIn(true)).toEqual(lettersIn(false))
  })

  it('is the whole board without pieces and squares', () => {
    expect(partAround('8/8/8/8/8/8/8/8', [], false)).toEqual(WHOLE_BOARD)
  })
})
