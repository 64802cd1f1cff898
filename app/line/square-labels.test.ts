import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { positionOf } from '#chess/samples.ts'
import { parseSquare } from '#chess/squares.ts'
import { squareLabels } from './square-labels.ts'

function label(square: string, fen: string, options: { mayMove?: boolean; selected?: string } = {}) {
  const position = positionOf(fen)
  const { mayMove = true, selected } = options
  return squareLabels(position, mayMove, selected === undefined ? undefined : parseSquare(selected))[
    parseSquare(square)!
  ]
}

const CHECK = '4k3/8/8/8/8/8/4q3/4K3 w - - 0 1'

describe('the name of a square', () => {
  it.each([
    ['e2', START_FEN, {}, 'e2, white pawn, can move to e3 and e4'],
    ['e4', START_FEN, {}, 'e4, empty'],
    ['e7', START_FEN, {}, 'e7, black pawn'],
    ['d1', START_FEN, {}, 'd1, white queen'],
    ['e2', START_FEN, { mayMove: false }, 'e2, white pawn'],
    ['e2', START_FEN, { selected: 'e2' }, 'e2, white pawn, selected, can move to e3 and e4'],
    ['e4', START_FEN, { selected: 'e2' }, 'e4, empty, may be moved to'],
    ['e1', CHECK, {}, 'e1, white king, in check, can move to e2'],
    ['e2', CHECK, { selected: 'e1' }, 'e2, black queen, may be captured'],
    ['d1', '4k3/8/8/8/8/8/8/3QK3 w - - 0 1', {}, 'd1, white queen, has 17 moves'],
    ['b7', '4k3/1P6/8/8/8/8/8/4K3 w - - 0 1', {}, 'b7, white pawn, can move to b8'],
  ] as const)('%s', (square, fen, options, expected) => {
    expect(label(square, fen, options)).toBe(expected)
  })
})
