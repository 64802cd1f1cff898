import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FIT, LEAST_MOVES, strengthFacts, strengthRange } from './strength.ts'

/** White's chances in a game in which each side loses the given amount with every move. */
const chancesOf = (moves: number, { w, b }: { w: number; b: number }): readonly number[] => {
  const chances = [50]
  for (let index = 0; index < moves; index++) chances.push(chances.at(-1)! + (index % 2 === 0 ? -w : b))
  return chances
}

describe('the range of strength', () => {
  it('is that of the benchmark’s table', () => {
    const { rows } = JSON.parse(readFileSync('bench/results/strength-range.json', 'utf8')) as {
      rows: [Record<keyof typeof FIT | 'heldOutWithinPerCent' | 'heldOutSides', number>]
    }
    const { base, loss, length, below, above, heldOutWithinPerCent, heldOutSides } = rows[0]
    expect(FIT).toEqual({ base, loss, length, below, above })
    // The page promises six in ten.
    expect(heldOutSides).toBeGreaterThan(300)
    expect(heldOutWithinPerCent).toBeGreaterThan(57)
    expect(heldOutWithinPerCent).toBeLessThan(70)
  })

  it('is higher for players who give away less, and equally wide within the measured range', () => {
    const { w, b } = strengthFacts(chancesOf(60, { w: 4, b: 4.5 }), 'w')
    expect(w).toEqual({ moves: 30, loss: 4 })
    expect(b).toEqual({ moves: 30, loss: 4.5 })
    const [white, black] = [strengthRange(w)!, strengthRange(b)!]
    expect(white.from).toBeGreaterThanOrEqual(black.from)
    const careful = strengthRange({ moves: 30, loss: 0.5 })!
    expect(careful.from).toBeGreaterThan(white.from + 300)
    expect(strengthRange({ moves: 300, loss: 0 })).toMatchObject({ to: 2600 })
    expect(strengthRange({ moves: 15, loss: 60 })).toMatchObject({ from: 800 })
  })

  it('belongs to the side that moved, also if Black began', () => {
    const facts = strengthFacts(chancesOf(41, { w: 1, b: 0 }), 'b')
    // If Black moves first, Black's moves have even indices; White's losses are Black's gains.
    expect(facts.b).toEqual({ moves: 21, loss: 0 })
    expect(facts.w).toEqual({ moves: 20, loss: 0 })
  })

  it('is not given for few moves, nor where all was decided before them', () => {
    const short = strengthFacts(chancesOf(2 * LEAST_MOVES - 1, { w: 1, b: 1 }), 'w')
    expect(short.w).toBeDefined()
    expect(short.b).toBeUndefined()
    expect(strengthRange(short.b)).toBeUndefined()
    const decided = Array.from({ length: 80 }, (_, ply) => (ply < 20 ? 50 : 98))
    expect(strengthFacts(decided, 'w')).toEqual({ w: undefined, b: undefined })
  })
})
