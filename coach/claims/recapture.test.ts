import { describe, expect, it } from 'vitest'
import { positionOf } from '#chess/samples.ts'
import { parseSquare } from '#chess/squares.ts'
import { makeUci } from '#chess/uci.ts'
import { materialOf } from './material.ts'
import { punishedRecapture } from './recapture.ts'

const answerTo = (fen: string, square: string): string | undefined => {
  const position = positionOf(fen)
  return punishedRecapture(position, parseSquare(square)!, materialOf(position, 'w'))?.map(makeUci).join(' ')
}

describe('taking back is punished', () => {
  it.each([
    ['by taking what the pawn had covered', '4k2r/7p/6N1/8/8/8/8/4K2R b - - 0 1', 'g6', 'h7g6 h1h8'],
    ['by mate', '6k1/5ppp/8/3r4/3N4/8/8/4R2K b - - 0 1', 'd4', 'd5d4 e1e8'],
    ['by nothing', '4k3/7p/6N1/8/8/8/8/4K2R b - - 0 1', 'g6', undefined],
    ['only if it is legal: a pinned pawn cannot', '7k/7p/6N1/8/8/8/8/4K2R b - - 0 1', 'g6', undefined],
  ])('%s', (_, fen, square, line) => {
    expect(answerTo(fen, square)).toBe(line)
  })
})
