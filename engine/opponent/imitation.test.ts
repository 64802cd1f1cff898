import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPosition } from '#chess/line.ts'
import { START_FEN } from '#chess/fen.ts'
import { legalMoves } from '#chess/moves.ts'
import type { Move, Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { policyFrom } from '#engine/policy/policy.fixture.ts'
import { seededRandom } from '#engine/random.ts'
import { Searcher } from '#engine/search/search.ts'
import { draw, imitationChances } from './imitation.ts'
import { NET_POINTS, type Imitation } from './manners.ts'

const policy = policyFrom(readFileSync('engine/policy/policy.bin'))
const searcher = new Searcher(2 << 20)

function chancesAfter(moves: string, imitation: Imitation): ReadonlyMap<Uci, number> {
  const position = readPosition({ start: START_FEN, moves: moves.split(' ') })
  if (!position.ok) throw new Error(position.error)
  searcher.clear()
  const legal = legalMoves(position.value)
  const chances = imitationChances(searcher, policy, position.value, legal, imitation)
  return new Map(legal.map((move, index) => [makeUci(move), chances[index]!]))
}

const CLUB = { rating: 1000, temperature: 0.9 } as const
/** White threatens mate on f7, which 3... Nf6 overlooks. */
const TRAP = 'e2e4 e7e5 f1c4 b8c6 d1h5'

describe('an imitation', () => {
  it('plays each move with some chance, of one in all', () => {
    const chances = [...chancesAfter(TRAP, { ...CLUB, veto: 0, depth: 0 }).values()]
    expect(chances.every((chance) => chance >= 0)).toBe(true)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })

  it('prefers what most people play the more, the lower the temperature', () => {
    const most = (temperature: number) =>
      Math.max(...chancesAfter(TRAP, { ...CLUB, temperature, veto: 0, depth: 0 }).values())
    expect(most(0.4)).toBeGreaterThan(most(0.7))
    expect(most(0.7)).toBeGreaterThan(most(1))
  })

  it('falls into a trap as people do, and less often with a veto by a search that sees it', () => {
    const falls = (veto: number, depth: number) => chancesAfter(TRAP, { ...CLUB, veto, depth }).get('g8f6')!
    expect(falls(0, 0)).toBeGreaterThan(0.05)
    expect(falls(1, 2)).toBeLessThan(falls(0, 0) / 10)
  })

  it('vetoes from 1,200 on, the more the stronger it is', () => {
    const vetoes = NET_POINTS.map(({ imitates }) => imitates)
    expect(vetoes.filter(({ rating }) => rating < 1200).every(({ veto }) => veto === 0)).toBe(true)
    const strengths = vetoes.map(({ veto }) => veto)
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b))
    expect(strengths.at(-1)).toBeGreaterThan(1)
  })
})

it('a draw takes each move as often as its chance says, and never one without', () => {
  const moves = [11, 22, 33] as unknown as Move[]
  const chances = Float64Array.of(0.25, 0.75, 0)
  const random = seededRandom(5)
  const drawn = Array.from({ length: 2000 }, () => draw(moves, chances, random))
  expect(drawn.filter((move) => move === moves[0]).length / drawn.length).toBeCloseTo(0.25, 1)
  expect(drawn).not.toContain(moves[2])
  expect(draw(moves, chances, () => 1 - 1e-17)).toBe(moves[1])
})
