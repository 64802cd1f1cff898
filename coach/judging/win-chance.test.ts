import { describe, expect, it } from 'vitest'
import { opposed, winChanceOf, type Worth } from './win-chance.ts'

describe('a winning chance', () => {
  it.each<[string, Worth, number]>([
    ['nobody is ahead', { type: 'centipawns', value: 0 }, 50],
    ['a pawn ahead', { type: 'centipawns', value: 50 }, 59.1],
    ['a queen ahead', { type: 'centipawns', value: 450 }, 96.5],
    ['far ahead counts as ten pawns', { type: 'centipawns', value: 2_500 }, 97.5],
    ['a mate counts as ten pawns', { type: 'mate', moves: 9 }, 97.5],
    ['being mated', { type: 'mate', moves: -1 }, 2.5],
    ['having mated', { type: 'over', points: 1 }, 100],
    ['a drawn game', { type: 'over', points: 0.5 }, 50],
  ])('%s', (_, worth, chance) => {
    expect(winChanceOf(worth)).toBeCloseTo(chance, 1)
    expect(winChanceOf(opposed(worth))).toBeCloseTo(100 - chance, 1)
  })
})
