import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { positionOf } from '#chess/samples.ts'
import { classOfName, type ClassName } from './classes.ts'
import { sharedTables } from './digests.fixture.ts'
import { encodeResults, decodeResults, LOSS, WIN, DRAWN } from './results-code.ts'
import { findResult, makeResultsFile, parseResultsFile, type ResultsByClass } from './results.ts'
import { BLACK, DRAWN_VALUE, ILLEGAL, WHITE } from './table.ts'

const tables = sharedTables

/** The committed files of these classes. */
function load(names: readonly ClassName[]): ResultsByClass {
  return new Map(
    names.map((name) => {
      const file = readFileSync(new URL(`results/${name}.bin`, import.meta.url))
      return [name, parseResultsFile(classOfName(name), file)!]
    }),
  )
}

/** With pawns in the middle of the board, nothing promotes within the plies that a probe looks ahead. */
const committed = load(['KQvK', 'KRvK', 'KBvK', 'KNvK', 'KPvK', 'KPvKP'])

describe('results of one side', () => {
  it.each([WHITE, BLACK] as const)('are the same after coding, side %i', (side) => {
    const { ending, sides } = tables('KPvK')
    const results = sides[side].map((value) =>
      value === ILLEGAL ? 0 : value === DRAWN_VALUE ? DRAWN : value & 1 ? LOSS : WIN,
    )
    const decoded = decodeResults(ending, side, encodeResults(ending, side, results))
    expect(decoded.map((value, index) => (results[index] === 0 ? 0 : value))).toEqual(results)
  })

  it('are what the committed file has', () => {
    const file = readFileSync(new URL('results/KPvK.bin', import.meta.url))
    expect(Buffer.compare(makeResultsFile(tables('KPvK')), file)).toBe(0)
  })

  it('are not read from another file', () => {
    expect(parseResultsFile(classOfName('KQvK'), Uint8Array.of(7, 1, 2))).toBeUndefined()
  })
})

/** From tables of an independent generator. In the first four a capture en passant is possible; in two of them it decides. */
const POSITIONS = [
  ['k7/8/8/2pP4/8/8/8/3K4 w - c6 0 1', 'draw'],
  ['8/2K5/8/8/2pP4/4k3/8/8 b - d3 0 1', 'win'],
  ['8/8/8/7k/Pp6/8/8/7K b - a3 0 1', 'win'],
  ['8/8/4K3/1kPp4/8/8/8/8 w - d6 0 1', 'win'],
  ['4K3/8/3q4/8/k7/8/8/8 w - - 0 1', 'loss'],
  ['8/8/6q1/7K/8/2k5/8/8 w - - 0 1', 'draw'],
  ['2K5/8/8/7k/2p5/8/8/8 w - - 0 1', 'loss'],
] as const

describe('the result of a position by the committed files', () => {
  it.each(POSITIONS)('%s is a %s', (fen, expected) => {
    expect(findResult(positionOf(fen), committed)).toBe(expected)
  })

  it('is unknown while a class that it needs is not loaded', () => {
    const queens = load(['KQvK'])
    expect(findResult(positionOf('8/8/8/5k2/8/8/1Q6/K7 w - - 0 1'), queens)).toBe('win')
    expect(findResult(positionOf('8/8/8/5k2/8/8/1R6/K7 w - - 0 1'), queens)).toBeUndefined()
  })

  it('is unknown with castling rights, and with five men', () => {
    expect(findResult(positionOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1'), committed)).toBeUndefined()
    expect(findResult(positionOf('4k3/8/8/8/8/8/P7/Q3K2R w - - 0 1'), committed)).toBeUndefined()
  })
})
