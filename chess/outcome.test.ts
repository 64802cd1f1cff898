import { describe, expect, it } from 'vitest'
import { START_FEN } from './fen.ts'
import { canMate, outcomeOf } from './outcome.ts'
import { positionOf } from './samples.ts'
import { parseSan } from './san.ts'
import type { Position } from './position.ts'

function after(fen: string, line: string): Position {
  const position = positionOf(fen)
  for (const san of line.split(' ').filter(Boolean)) {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(move.error)
    position.make(move.value)
  }
  return position
}

describe('the outcome', () => {
  it.each([
    ['none at the start', START_FEN, '', undefined],
    ['Fool’s mate', START_FEN, 'f3 e5 g4 Qh4#', { reason: 'checkmate', winner: 'b' }],
    ['Scholar’s mate', START_FEN, 'e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#', { reason: 'checkmate', winner: 'w' }],
    ['stalemate', '7k/8/6K1/8/8/8/8/5Q2 w - - 0 1', 'Qf7', { reason: 'stalemate' }],
    ['no third repetition yet', START_FEN, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1', undefined],
    ['a third repetition', START_FEN, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8', { reason: 'threefold-repetition' }],
    ['99 half-moves', '4k3/8/8/8/8/8/8/4KR2 w - - 98 80', 'Rf2', undefined],
    ['100 half-moves', '4k3/8/8/8/8/8/8/4KR2 w - - 99 80', 'Rf2', { reason: 'fifty-move-rule' }],
    ['a capture on the hundredth', '4k3/8/8/8/8/8/5p2/4KR2 w - - 99 80', 'Rxf2', undefined],
    [
      'mate on the hundredth',
      '6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80',
      'Ra8#',
      { reason: 'checkmate', winner: 'w' },
    ],
    ['stalemate on the hundredth', '7k/8/6K1/8/8/8/8/5Q2 w - - 99 80', 'Qf7', { reason: 'stalemate' }],
    ['the last pawn falls', '4k3/8/8/8/8/8/5p2/4K3 w - - 0 80', 'Kxf2', { reason: 'insufficient-material' }],
  ])('%s', (_, fen, line, expected) => {
    expect(outcomeOf(after(fen, line))).toEqual(expected && { winner: undefined, ...expected })
  })
})

/**
 * Which material can mate, with an example mate for each positive case. The negative cases of a lone minor piece against one to
 * three queens or rooks, and against a bishop of the same colour, were checked by enumerating every placement that could be
 * mate. The pieces are far apart, because only the material counts.
 */
describe('mating material', () => {
  const K = (white: string, black: string): string => {
    const place = (men: string): string => men + '1'.repeat(8 - men.length)
    return `8/7k/${place(black)}/8/8/${place(white)}/8/7K w - - 0 1`.replace(
      /1{2,}/g,
      (ones) => `${ones.length}`,
    )
  }

  it.each([
    ['king alone', '', 'q', false],
    ['king alone against king', '', '', false],
    ['a pawn', 'P', '', true],
    ['a rook', 'R', '', true],
    ['a queen', 'Q', '', true],
    ['a knight against a king alone', 'N', '', false],
    ['a knight against queens', 'N', 'qq', false],
    ['a knight against a rook', 'N', 'r', true],
    ['a knight against a bishop', 'N', 'b', true],
    ['a knight against a knight', 'N', 'n', true],
    ['a knight against a pawn', 'N', 'p', true],
    ['two knights against a king alone', 'NN', '', true],
    ['knight and bishop', 'NB', '', true],
    ['a bishop against a king alone', 'B', '', false],
    ['a bishop against queen and rook', 'B', 'qr', false],
    ['a bishop against a knight', 'B', 'n', true],
    ['a bishop against a pawn', 'B', 'p', true],
    ['bishops of one colour', 'B1B', '', false],
    ['bishops of both colours', 'BB', '', true],
  ])('%s', (_, white, black, expected) => {
    const position = positionOf(K(white, black))
    expect(canMate(position, 'w')).toBe(expected)
    const dead = !expected && !canMate(position, 'b')
    expect(outcomeOf(position)?.reason).toBe(dead ? 'insufficient-material' : undefined)
  })

  it.each([
    ['against a bishop on the same colour', 'k7/8/8/8/8/b7/8/B6K w - - 0 1', false],
    ['against a bishop on the other colour', 'k7/8/8/8/8/1b6/8/B6K w - - 0 1', true],
  ])('a bishop %s', (_, fen, expected) => {
    expect(canMate(positionOf(fen), 'w')).toBe(expected)
    expect(outcomeOf(positionOf(fen))?.reason).toBe(expected ? undefined : 'insufficient-material')
  })

  it.each([
    ['knight against rook', '8/8/8/8/8/1N6/r7/k1K5 b - - 0 1'],
    ['knight against bishop', '8/8/8/8/8/8/b1N5/k1K5 b - - 0 1'],
    ['knight against knight', '8/8/8/8/8/1N6/n1K5/k7 b - - 0 1'],
    ['knight against pawn', '8/8/8/8/8/8/p1N5/k1K5 b - - 0 1'],
    ['bishop against knight', '8/8/8/8/8/8/nBK5/k7 b - - 0 1'],
    ['bishop against pawn', '8/8/8/8/8/8/pB6/k1K5 b - - 0 1'],
    ['bishop against a bishop on the other colour', '8/8/8/8/8/8/bB6/k1K5 b - - 0 1'],
    ['two knights against king', '8/8/8/8/8/1KN5/2N5/k7 b - - 0 1'],
  ])('a mate of %s', (_, fen) => {
    const position = positionOf(fen)
    expect(outcomeOf(position)).toEqual({ reason: 'checkmate', winner: 'w' })
    expect(canMate(position, 'w')).toBe(true)
  })
})
