import { describe, expect, it } from 'vitest'
import { eloFromPairs, fitRatings } from './elo.ts'

describe('the difference from pairs of games', () => {
  it('is nothing for an even score, and 191 points for three quarters', () => {
    expect(eloFromPairs([0.5, 0.25, 0.75]).elo).toBeCloseTo(0)
    expect(eloFromPairs([0.75, 0.5, 1]).elo).toBeCloseTo(190.8, 1)
  })

  it('has an interval that holds it and narrows with more games', () => {
    const some = eloFromPairs([1, 0.5, 0.5, 0.25])
    const many = eloFromPairs(Array.from({ length: 25 }, () => [1, 0.5, 0.5, 0.25]).flat())
    expect(some.low).toBeLessThan(some.elo)
    expect(some.high).toBeGreaterThan(some.elo)
    expect(many.high - many.low).toBeLessThan(some.high - some.low)
  })

  it('is not certain even when all pairs are alike', () => {
    const { low, high } = eloFromPairs(Array.from({ length: 10 }, () => 0.5))
    expect(low).toBeLessThan(0)
    expect(high).toBeGreaterThan(0)
  })
})

describe('the rating list', () => {
  const anchors = new Map([['anchor', 1500]])

  it('holds the anchors and places the others by their scores', () => {
    const ratings = fitRatings(
      [
        { a: 'strong', b: 'anchor', games: 1000, points: 760 },
        { a: 'anchor', b: 'weak', games: 1000, points: 760 },
      ],
      anchors,
    )
    expect(ratings.get('anchor')).toEqual({ rating: 1500, margin: 0, games: 2000 })
    expect(ratings.get('strong')!.rating).toBeCloseTo(1700, -1)
    expect(ratings.get('weak')!.rating).toBeCloseTo(1300, -1)
  })

  it('reaches players through others, and stays finite after a clean sweep', () => {
    const ratings = fitRatings(
      [
        { a: 'middle', b: 'anchor', games: 100, points: 24 },
        { a: 'middle', b: 'weak', games: 100, points: 100 },
      ],
      anchors,
    )
    expect(ratings.get('weak')!.rating).toBeLessThan(ratings.get('middle')!.rating - 400)
    expect(ratings.get('weak')!.margin).toBeGreaterThan(ratings.get('middle')!.margin)
  })
})
