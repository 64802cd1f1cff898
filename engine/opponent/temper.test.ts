import { describe, expect, it } from 'vitest'
import { knownFen, positionOfFen, START_FEN } from '#chess/fen.ts'
import type { Fen } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { temperOf, traitOf, type Trait } from './temper.ts'

const BISHOP_TAKES_KNIGHT = knownFen('r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4')
const QUEEN_TAKES_PAWN = knownFen('rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2')

function moveIn(fen: Fen, uci: string) {
  const position = positionOfFen(fen)
  const move = parseUci(position, uci)
  if (!move.ok) throw new Error(`${uci} in ${fen}`)
  return { position, move: move.value }
}

describe('a trait', () => {
  it.each<[Trait, string, Fen, number]>([
    ['trade', 'b5c6', BISHOP_TAKES_KNIGHT, 1],
    ['trade', 'b5a6', BISHOP_TAKES_KNIGHT, 0],
    ['trade', 'f3e5', BISHOP_TAKES_KNIGHT, 0],
    ['trade', 'e4d5', QUEEN_TAKES_PAWN, 0],
    ['pawn', 'e2e4', START_FEN, 1],
    ['pawn', 'g1f3', START_FEN, 0],
    ['knight', 'g1f3', START_FEN, 1],
    ['kingward', 'g1f3', START_FEN, 2],
    ['kingward', 'f3g1', BISHOP_TAKES_KNIGHT, -2],
    ['kingward', 'e1e2', BISHOP_TAKES_KNIGHT, 0],
    ['kingward', 'd2d4', BISHOP_TAKES_KNIGHT, 0],
  ])('%s of %s in %s is %i', (trait, uci, fen, expected) => {
    const { position, move } = moveIn(fen, uci)
    expect(traitOf(position, move, trait)).toBe(expected)
  })
})

it('a temper adds its weights times the traits of a move', () => {
  const { position, move } = moveIn(START_FEN, 'g1f3')
  expect(temperOf(position, move, { knight: 0.5, kingward: 0.25, pawn: 3 })).toBe(1)
  expect(temperOf(position, move, {})).toBe(0)
})
