import { describe, expect, it } from 'vitest'
import type { Score } from '#engine/protocol.ts'
import { keepsWorth } from './best-move.ts'
import type { Worth } from './win-chance.ts'

const mate = (moves: number): Score => ({ type: 'mate', moves })
const centipawns = (value: number): Score => ({ type: 'centipawns', value })
const over = (points: 0 | 0.5 | 1): Worth => ({ type: 'over', points })

describe('a move keeps what the position was worth', () => {
  it.each<[boolean, string, Score, Worth]>([
    [true, 'if it mates', mate(1), over(1)],
    [true, 'if it is the next move of the mate', mate(3), mate(2)],
    [false, 'not if it puts the mate off', mate(1), mate(3)],
    [false, 'not if the mate is as far away as before', mate(2), mate(2)],
    [false, 'not if it gives a mate up for a won position', mate(4), centipawns(2_000)],
    [true, 'if it mates unexpectedly', centipawns(800), mate(5)],
    [true, 'if it delays being mated as long as possible', mate(-3), mate(-3)],
    [false, 'not if it is mated sooner', mate(-3), mate(-2)],
    [true, 'if it escapes from mate', mate(-3), centipawns(-900)],
    [true, 'if the engine likes its second choice better afterwards', centipawns(30), centipawns(37)],
    [false, 'not if the engine likes it no better', centipawns(30), centipawns(30)],
    [false, 'not above ten pawns either', centipawns(1_500), centipawns(900)],
    [true, 'if it draws a worse position', centipawns(-20), over(0.5)],
    [false, 'not if it draws a better one', centipawns(20), over(0.5)],
  ])('%s: %s', (expected, _, before, after) => {
    expect(keepsWorth(before, after, true)).toBe(expected)
  })

  it('needs to be the second choice where only evaluations are compared', () => {
    expect(keepsWorth(centipawns(30), centipawns(90), false)).toBe(false)
    expect(keepsWorth(mate(3), mate(2), false)).toBe(true)
  })
})
