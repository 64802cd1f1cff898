import { expect, it } from 'vitest'
import { BETWEEN, isAttacked, LINE } from './attacks.ts'
import type { Position } from './position.ts'
import { playRandomly, positionOf, SAMPLE_FENS } from './samples.ts'
import { parseSquare, SQUARES } from './squares.ts'
import { COLORS, type Color, type Role, type Square, type SquareName } from './types.ts'

const STEPS: Readonly<Record<Role, readonly (readonly [number, number])[]>> = {
  p: [],
  n: [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]], // prettier-ignore
  b: [[1, 1], [1, -1], [-1, 1], [-1, -1]], // prettier-ignore
  r: [[1, 0], [-1, 0], [0, 1], [0, -1]], // prettier-ignore
  q: [[1, 1], [1, -1], [-1, 1], [-1, -1], [1, 0], [-1, 0], [0, 1], [0, -1]], // prettier-ignore
  k: [[1, 1], [1, -1], [-1, 1], [-1, -1], [1, 0], [-1, 0], [0, 1], [0, -1]], // prettier-ignore
}

/** Applies the rule naively: walks from each piece until another piece blocks the way. */
function attackedSlowly(position: Position, target: Square, by: Color): boolean {
  return SQUARES.some((from) => {
    const piece = position.pieceAt(from)
    if (piece?.color !== by) return false
    const forward = by === 'w' ? 1 : -1
    const steps = piece.role === 'p' ? [[-1, forward], [1, forward]] : STEPS[piece.role] // prettier-ignore
    return steps.some(([files, ranks]) => {
      let file = from & 7
      let rank = from >> 3
      for (;;) {
        file += files
        rank += ranks
        if (file < 0 || file > 7 || rank < 0 || rank > 7) return false
        const at = (rank * 8 + file) as Square
        if (at === target) return true
        if (position.pieceAt(at) || !'brq'.includes(piece.role)) return false
      }
    })
  })
}

it('agrees with ray walks from every square, through random games', () => {
  let attacked = 0
  for (const [index, fen] of SAMPLE_FENS.entries()) {
    const position = positionOf(fen)
    playRandomly(position, index, 25, () => {
      for (const color of COLORS) {
        for (const square of SQUARES) {
          const expected = attackedSlowly(position, square, color)
          if (isAttacked(position, square, color) !== expected) expect.fail(`${fen} ${square} ${color}`)
          if (expected) attacked++
        }
      }
    })
  }
  expect(attacked).toBeGreaterThan(10_000)
})

const squaresIn = (table: Int32Array, from: SquareName, to: SquareName): number[] => {
  const index = ((parseSquare(from)! << 6) | parseSquare(to)!) << 1
  return SQUARES.filter((square) => table[index + (square >> 5)]! & (1 << square))
}
const named = (...names: SquareName[]): Square[] => names.map((name) => parseSquare(name)!)

it.each([
  ['a1', 'd4', ['b2', 'c3']],
  ['e8', 'e4', ['e5', 'e6', 'e7']],
  ['h5', 'e5', ['f5', 'g5']],
  ['e4', 'd5', []],
  ['e4', 'f6', []],
] as const)('between %s and %s lie %j', (from, to, names) => {
  expect(squaresIn(BETWEEN, from, to)).toEqual(named(...names))
})

it('the line through two squares runs from edge to edge, and is empty where there is none', () => {
  expect(squaresIn(LINE, 'c3', 'd4')).toEqual(named('a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8'))
  expect(squaresIn(LINE, 'd4', 'b4')).toEqual(named('a4', 'b4', 'c4', 'd4', 'e4', 'f4', 'g4', 'h4'))
  expect(squaresIn(LINE, 'd4', 'e6')).toEqual([])
})
