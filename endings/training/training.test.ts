import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeFen } from '#chess/fen.ts'
import { positionOf } from '#chess/samples.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import { sharedTables } from '../digests.fixture.ts'
import { classOfName, type ClassName } from '../classes.ts'
import { findExact, findExactMoves } from '../exact.ts'
import { parseResultsFile, type ResultsByClass } from '../results.ts'
import { BLACK, WHITE } from '../table.ts'
import { drawPosition } from './draw-position.ts'
import { gradeMove } from './grade.ts'
import { chooseOpponentMove, type RandomSource } from './opponent.ts'
import { oracleOfResults, oracleOfTables } from './oracle.ts'

const tables = sharedTables

/** The committed results of these classes. */
const readResults = (names: readonly ClassName[]): ResultsByClass =>
  new Map(
    names.map((name) => {
      const file = readFileSync(new URL(`../results/${name}.bin`, import.meta.url))
      return [name, parseResultsFile(classOfName(name), file)!]
    }),
  )

/** Reproducible numbers: multiples of the golden ratio without their whole part. */
function createRandom(): RandomSource {
  let n = 0
  return () => (++n * 0.618_033_988_749_895) % 1
}

function grade(fen: string, uci: string) {
  const position = positionOf(fen)
  const before = findExact(position, tables)
  const moves = findExactMoves(position, tables)
  const move = parseUci(position, uci)
  if (!before.ok || !moves.ok || !move.ok) throw new Error('not a move of a table')
  const graded = gradeMove(before.value, moves.value, move.value)
  return { ...graded, keeps: graded.keeps.map(makeUci) }
}

function opponentMove(fen: string): string | undefined {
  const move = chooseOpponentMove(positionOf(fen), oracleOfTables(tables), createRandom())
  return move === undefined ? undefined : makeUci(move)
}

describe('a move is graded by the result, then by half-moves lost', () => {
  it('is exact if no other move mates sooner', () => {
    expect(grade('8/8/8/2Q5/8/8/8/k2K4 w - - 0 1', 'd1c2')).toMatchObject({ grade: 'exact', pliesLost: 0 })
  })

  it('is slow if it still wins', () => {
    expect(grade('8/8/8/2Q5/8/8/8/k2K4 w - - 0 1', 'c5f8')).toMatchObject({ grade: 'slow' })
  })

  it('throws a win away by stalemate', () => {
    expect(grade('8/5P1k/5K2/8/8/8/8/8 w - - 0 1', 'f7f8q')).toEqual({
      grade: 'win-to-draw',
      before: { result: 'win', plies: 3 },
      after: { result: 'draw' },
      pliesLost: 0,
      keeps: ['f6e6', 'f6e7', 'f7f8r'],
    })
  })

  it('throws a draw away', () => {
    expect(grade('8/8/6q1/7K/8/2k5/8/8 w - - 0 1', 'h5h4').grade).toBe('draw-to-loss')
  })
})

describe('the opponent', () => {
  it('resists as long as possible', () => {
    expect(opponentMove('8/8/8/8/4k3/8/1Q6/K7 b - - 0 1')).toBe('e4f5')
  })

  it('sets a trap among moves of equal length', () => {
    // After Kd2 one reply in eight is a draw, after Kc2 none; both last equally long.
    expect(opponentMove('4Q3/8/8/8/8/8/8/K1k5 b - - 0 1')).toBe('c1d2')
    expect(opponentMove('8/8/8/8/8/Q7/8/K5k1 b - - 0 1')).toBe('g1g2')
  })

  it('tries to win a draw: three of seven replies to h4 lose, and none to any other move', () => {
    expect(opponentMove('8/8/8/8/5k2/8/7P/3K4 w - - 0 1')).toBe('h2h4')
  })

  it('has no move when the game is over', () => {
    expect(opponentMove('k7/1Q6/1K6/8/8/8/8/8 b - - 0 1')).toBeUndefined()
  })
})

describe('an oracle of results', () => {
  it('knows which moves keep a win, without the way to mate', () => {
    const moves = oracleOfResults(readResults(['KQvK', 'KRvK', 'KBvK', 'KNvK', 'KPvK'])).findMoves(
      positionOf('8/5P1k/5K2/8/8/8/8/8 w - - 0 1'),
    )
    expect(moves?.find(({ move }) => makeUci(move) === 'f7f8q')?.exact).toEqual({ result: 'draw' })
    expect(moves?.find(({ move }) => makeUci(move) === 'f7f8r')?.exact).toEqual({ result: 'win', plies: 0 })
  })

  it('does not know a class that is not loaded', () => {
    expect(oracleOfResults(new Map()).findMoves(positionOf('8/5P1k/5K2/8/8/8/8/8 w - - 0 1'))).toBeUndefined()
  })
})

describe('a drawn position', () => {
  const hard = { result: 'win', side: WHITE, plies: [15, 31], keep: [0, 0.2] } as const

  it('has the requested result, length and share of keeping moves', () => {
    const random = createRandom()
    for (let n = 0; n < 5; n++) {
      const position = drawPosition('KPvK', hard, tables, random)!
      const exact = findExact(position, tables)
      const moves = findExactMoves(position, tables)
      if (!exact.ok || !moves.ok || exact.value.result === 'draw') throw new Error(makeFen(position))
      expect(exact.value.result).toBe('win')
      expect(exact.value.plies).toBeGreaterThanOrEqual(15)
      expect(exact.value.plies).toBeLessThanOrEqual(31)
      const kept = moves.value.filter(({ exact }) => exact.result === 'win').length
      expect(kept / moves.value.length).toBeLessThanOrEqual(0.2)
    }
  })

  it('comes with both colours', () => {
    const random = createRandom()
    const turns = Array.from({ length: 20 }, () => drawPosition('KPvK', hard, tables, random)!.turn)
    expect(new Set(turns)).toEqual(new Set(['w', 'b']))
  })

  it('is absent if the class has none', () => {
    const impossible = { result: 'win', side: BLACK, plies: [1, 99], keep: [0, 1] } as const
    expect(drawPosition('KQvK', impossible, tables, createRandom())).toBeUndefined()
  })
})
