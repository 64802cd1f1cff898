import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { perft } from './perft.ts'
import { positionOf } from './samples.ts'

/** The standard table: https://www.chessprogramming.org/Perft_Results */
const STANDARD = [
  ['start', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', [20, 400, 8902, 197_281, 4_865_609]],
  [
    'Kiwipete',
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    [48, 2039, 97_862, 4_085_603],
  ],
  ['position 3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812, 43_238, 674_624]],
  ['position 4', 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', [6, 264, 9467, 422_333]],
  [
    'position 4 mirrored',
    'r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1',
    [6, 264, 9467, 422_333],
  ],
  ['position 5', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486, 62_379, 2_103_487]],
  [
    'position 6',
    'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    [46, 2079, 89_890, 3_894_594],
  ],
] as const

describe('perft of the standard positions', () => {
  it.each(STANDARD)('%s', (_, fen, counts) => {
    const position = positionOf(fen)
    expect(counts.map((_count, index) => perft(position, index + 1))).toEqual(counts)
  })
})

/**
 * A public suite of positions that expose typical bugs of move generators, one per line: `FEN ;D1 count ;D2 count ...`. Each
 * is counted at the deepest depth with at most a million leaves, or at the lowest given. All 735 counts of up to thirty
 * million leaves have also been verified, which takes half a minute outside the test runner.
 */
const MOST_LEAVES = 1_000_000
const SUITE = readFileSync(new URL('perft.epd', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [fen, ...parts] = line.split(';').map((part) => part.trim())
    const counts = parts.map((part) => part.replace('D', '').split(/\s+/).map(Number) as [number, number])
    const [depth, leaves] = counts.findLast(([, count]) => count <= MOST_LEAVES) ?? counts[0]!
    return [fen!, depth, leaves] as const
  })

describe('perft of the suite in perft.epd', () => {
  it('has 128 positions', () => expect(SUITE).toHaveLength(128))

  it.each(SUITE)('%s to depth %i', (fen, depth, leaves) => {
    expect(perft(positionOf(fen), depth)).toBe(leaves)
  })
})
