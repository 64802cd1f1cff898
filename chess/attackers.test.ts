import { expect, it } from 'vitest'
import { attackersOf } from './attackers.ts'
import { isAttacked } from './attacks.ts'
import { legalMoves } from './moves.ts'
import { positionOf, randomFrom, SAMPLE_FENS } from './samples.ts'
import { SQUARES } from './squares.ts'
import { COLORS } from './types.ts'

it('finds attackers exactly where the rules do', () => {
  const random = randomFrom(7)
  for (const fen of SAMPLE_FENS) {
    const position = positionOf(fen)
    for (let ply = 0; ply < 30; ply++) {
      for (const square of SQUARES) {
        for (const color of COLORS)
          expect([fen, ply, square, color, attackersOf(position, square, color).length > 0]).toEqual([
            fen,
            ply,
            square,
            color,
            isAttacked(position, square, color),
          ])
      }
      const moves = legalMoves(position)
      const move = moves[random(moves.length)]
      if (move === undefined) break
      position.make(move)
    }
  }
})
