import { describe, expect, it } from 'vitest'
import { gameAccuracy, moveAccuracy } from './accuracy.ts'

describe('the accuracy of a move', () => {
  it.each([
    ['gives nothing away', 50, 50, 100],
    ['finds more than the engine saw', 50, 55, 100],
    ['gives away five per cent', 55, 50, 80.8],
    ['gives away ten per cent', 60, 50, 64.6],
    ['gives away half of the point', 75, 25, 9.5],
    ['gives away everything', 100, 0, 0],
  ])('that %s', (_, before, after, accuracy) => {
    expect(moveAccuracy(before, after)).toBeCloseTo(accuracy, 0)
  })
})

const level = (positions: number): number[] => new Array<number>(positions).fill(50)

describe('the accuracy of a game', () => {
  it('is each side’s own', () => {
    // Black loses thirty per cent with one move, White nothing.
    const { w, b } = gameAccuracy([...level(14), 80, 80, 80, 80, 80, 80, 80], 'w')
    expect(w).toBe(100)
    expect(b).toBeGreaterThan(30)
    expect(b).toBeLessThan(85)
  })

  it('knows who made the first move', () => {
    const chances = [50, ...new Array<number>(20).fill(80)]
    expect(gameAccuracy(chances, 'b').b).toBeLessThan(90)
    expect(gameAccuracy(chances, 'w').w).toBe(100)
  })

  it('is absent for a side with fewer than ten moves', () => {
    expect(gameAccuracy(level(20), 'w')).toEqual({ w: 100, b: undefined })
    expect(gameAccuracy(level(20), 'b')).toEqual({ w: undefined, b: 100 })
    expect(gameAccuracy(level(21), 'w')).toEqual({ w: 100, b: 100 })
    expect(gameAccuracy([50], 'w')).toEqual({ w: undefined, b: undefined })
  })

  it('weighs a slip in a sharp game more than the same slip in a quiet one', () => {
    const before = new Array<number>(20).fill(50)
    const after = (chance: number): number[] => new Array<number>(20).fill(chance)
    const quiet = [...before, 50, ...after(45)]
    const sharp = [...before, 70, ...after(65)]
    expect(gameAccuracy(sharp, 'w').w).toBeLessThan(gameAccuracy(quiet, 'w').w!)
  })
})
