import { describe, expect, it } from 'vitest'
import { makeFen } from '#chess/fen.ts'
import { positionOf } from '#chess/samples.ts'
import { parseSquare } from '#chess/squares.ts'
import { exchangeOn, materialOf, outnumbers, settledMaterial } from './material.ts'

describe('material settled', () => {
  it.each([
    ['nothing to take', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 100],
    ['a free rook', '4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1', 100],
    ['a defended pawn is left alone', '4k3/2p5/3p4/8/8/8/3R4/4K3 w - - 0 1', 300],
    ['rooks behind each other win the pawn', '3r2k1/8/3p4/8/8/8/3R4/3RK3 w - - 0 1', 500],
    ['a promotion', '8/4P3/8/8/8/8/k7/4K3 w - - 0 1', 900],
    [
      'in check the rook is lost although it is attacked by nothing of its own',
      '4k3/8/8/8/4q3/8/8/R3K3 w - - 0 1',
      -400,
    ],
    ['a fork that has been played', '4k3/8/8/8/8/5n2/8/R3K3 w - - 0 1', 200],
  ])('%s', (_, fen, balance) => {
    const position = positionOf(fen)
    expect(settledMaterial(position).balance).toBe(balance)
    expect(makeFen(position)).toBe(fen)
  })

  it('comes with the captures that lead there', () => {
    const position = positionOf('3r2k1/8/3p4/8/8/8/3R4/3RK3 w - - 0 1')
    const { line, balance } = settledMaterial(position)
    for (const move of line) position.make(move)
    expect(materialOf(position, 'w')).toBe(balance)
  })
})

describe('an exchange on one square', () => {
  it.each([
    ['a free piece', '4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1', 'd5', 300],
    ['a defended one of the same worth', '4k3/4p3/3n4/8/8/8/8/3RK3 w - - 0 1', 'd6', 0],
    ['twice attacked, once defended', '3rk3/8/3n4/8/8/8/3R4/3RK3 w - - 0 1', 'd6', 300],
    ['a king may not take what is guarded', '8/8/8/8/8/1r6/1n6/K6k w - - 0 1', 'b2', 0],
  ])('%s', (_, fen, square, gain) => {
    expect(exchangeOn(positionOf(fen), parseSquare(square)!)).toBe(gain)
  })
})

describe('a square is attacked more often than it is defended', () => {
  it.each([
    ['if nothing defends it', '4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1', 'd5', true],
    ['not if it is attacked once and defended once', '4k3/4p3/3n4/8/8/8/8/3RK3 w - - 0 1', 'd6', false],
    ['by two rooks behind each other', '4k3/4p3/3n4/8/8/8/3R4/3RK3 w - - 0 1', 'd6', true],
    [
      'not if a third defender stands behind the second',
      '3rk3/3rp3/3n4/8/8/3R4/3R4/3RK3 w - - 0 1',
      'd6',
      false,
    ],
    ['not if nothing attacks it', '4k3/8/8/3n4/8/8/8/4K3 w - - 0 1', 'd5', false],
  ])('%s', (_, fen, square, outnumbered) => {
    expect(outnumbers(positionOf(fen), parseSquare(square)!)).toBe(outnumbered)
  })
})
