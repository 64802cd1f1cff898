import { describe, expect, it } from 'vitest'
import { positionOf } from '#chess/samples.ts'
import { makeUci } from '#chess/uci.ts'
import { sharedTables } from './digests.fixture.ts'
import { findExact, findExactMoves, isWithinFiftyMoves, type ExactResult } from './exact.ts'

const tables = sharedTables

const valueOf = (fen: string): string => {
  const exact = findExact(positionOf(fen), tables)
  if (!exact.ok) return exact.error
  return exact.value.result === 'draw' ? 'draw' : `${exact.value.result} ${exact.value.plies}`
}

/** Sampled from tables of an independent generator, with boards turned and colours swapped. */
const POSITIONS = [
  ['4K3/8/3q4/8/k7/8/8/8 w - - 0 1', 'loss 14', 1, 'e8f7'],
  ['8/8/8/6q1/k7/5K2/8/8 b - - 0 1', 'win 11', 28, 'a4b3 a4b4'],
  ['8/8/8/2Q5/8/8/8/k2K4 w - - 0 1', 'win 3', 30, 'd1c2'],
  ['8/8/6q1/7K/8/2k5/8/8 w - - 0 1', 'draw', 2, 'h5g6'],
  ['k7/8/K7/8/8/8/7R/8 b - - 0 1', 'loss 4', 1, 'a8b8'],
  ['3K4/8/8/8/3k4/8/8/2R5 w - - 0 1', 'win 29', 19, 'c1a1 c1c6 c1d1 c1e1 c1h1 d8c7 d8d7 d8e7'],
  ['5k2/8/8/8/8/8/8/3RK3 b - - 0 1', 'loss 26', 5, 'f8e7 f8f7'],
  ['3K4/k7/8/8/2P5/8/8/8 w - - 0 1', 'win 25', 6, 'c4c5 d8c7'],
  ['2K5/8/8/7k/2p5/8/8/8 w - - 0 1', 'loss 22', 5, 'c8b7 c8b8 c8c7 c8d7 c8d8'],
  ['8/8/7k/8/8/6K1/2P5/8 w - - 0 1', 'win 35', 10, 'g3f3 g3f4'],
] as const

describe('a position of the tables', () => {
  it.each(POSITIONS)('%s is a %s', (fen, expected, count, best) => {
    expect(valueOf(fen)).toBe(expected)
    const moves = findExactMoves(positionOf(fen), tables)
    if (!moves.ok) throw new Error(moves.error)
    expect(moves.value).toHaveLength(count)
    const found = findExact(positionOf(fen), tables)
    const same = moves.value.filter(
      ({ exact }) => JSON.stringify(exact) === JSON.stringify(found.ok && found.value),
    )
    expect(same.map(({ move }) => makeUci(move)).sort()).toEqual(best.split(' '))
  })

  it('leaves the position as it was after trying its moves', () => {
    const position = positionOf('8/8/8/2Q5/8/8/8/k2K4 w - - 0 1')
    const hash = position.hashLo
    findExactMoves(position, tables)
    expect([position.hashLo, position.ply]).toEqual([hash, 0])
  })
})

it('tells mate from stalemate', () => {
  expect(valueOf('k7/1Q6/1K6/8/8/8/8/8 b - - 0 1')).toBe('loss 0')
  expect(valueOf('k7/2Q5/1K6/8/8/8/8/8 b - - 0 1')).toBe('draw')
})

it('promotes to a rook where a queen would be stalemate', () => {
  const moves = findExactMoves(positionOf('8/5P1k/5K2/8/8/8/8/8 w - - 0 1'), tables)
  const of = (uci: string) => moves.ok && moves.value.find(({ move }) => makeUci(move) === uci)?.exact
  expect(of('f7f8q')).toEqual({ result: 'draw' })
  expect(of('f7f8r')).toEqual({ result: 'win', plies: 3 })
})

it('calls bare kings a draw without a table', () => {
  expect(valueOf('8/8/8/8/4k3/8/8/K7 b - - 0 1')).toBe('draw')
})

it('has no result with castling rights, which no table has', () => {
  expect(valueOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1')).toBe('ERR_ENDING_CASTLING')
  expect(valueOf('4k3/8/8/8/8/8/8/4K2R w - - 0 1')).toMatch(/^win/)
})

it('has no result for five men', () => {
  expect(valueOf('4k3/8/8/8/8/8/P7/Q3K2R w - - 0 1')).toBe('ERR_ENDING_TOO_MANY_MEN')
})

describe('under the fifty-move rule', () => {
  const win: ExactResult = { result: 'win', plies: 31 }
  it.each([
    [win, 0, true],
    [win, 69, true],
    [win, 70, false],
    [{ result: 'loss', plies: 32 } as const, 69, false],
    [{ result: 'draw' } as const, 99, true],
  ])('%o with %i half-moves counted: certain is %s', (exact, halfmoves, expected) => {
    expect(isWithinFiftyMoves(exact, halfmoves)).toBe(expected)
  })
})
