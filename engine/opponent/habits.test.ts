import { readPosition } from '#chess/line.ts'
import { describe, expect, it } from 'vitest'
import { knownFen, makeFen, START_FEN } from '#chess/fen.ts'
import { legalMoves } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import { seededRandom } from '#engine/random.ts'
import { HABIT_COUNT, habitsOf, momentOf, MOST_HABITS } from './habit-features.ts'
import { HABIT_WEIGHTS, LOSS_WEIGHTS } from './habits-data.ts'
import { likings, LOSS_STEPS, lossWeight } from './habits.ts'

const at = (start: string, ...moves: string[]): Position => {
  const position = readPosition({ start: knownFen(start), moves })
  if (!position.ok) throw new Error(position.error)
  return position.value
}
/** By how much people prefer one move to another. */
function preferred(position: Position, one: string, other: string): number {
  const [first, second] = likings(
    position,
    [one, other].map((text) => {
      const move = parseUci(position, text)
      if (!move.ok) throw new Error(text)
      return move.value
    }),
  )
  return first! - second!
}

it('has one weight for each habit and each step of a loss', () => {
  expect(HABIT_WEIGHTS).toHaveLength(HABIT_COUNT)
  expect(LOSS_WEIGHTS).toHaveLength(LOSS_STEPS.length)
})

it('knows the habits of every move of some games, and leaves the position as it was', () => {
  const random = seededRandom(3)
  const found = new Int32Array(MOST_HABITS + 10)
  for (let game = 0; game < 4; game++) {
    const position = at(START_FEN)
    for (let ply = 0; ply < 80; ply++) {
      const moves = legalMoves(position)
      if (moves.length === 0) break
      const before = makeFen(position)
      const moment = momentOf(position)
      for (const move of moves) {
        const count = habitsOf(position, move, moment, found)
        if (
          count > MOST_HABITS ||
          !found.subarray(0, count).every((habit) => habit >= 0 && habit < HABIT_COUNT)
        )
          expect.unreachable(`${makeUci(move)} in ${before}`)
      }
      expect(makeFen(position)).toBe(before)
      position.make(moves[Math.floor(random() * moves.length)]!)
    }
  }
})

it('sees the same for Black as for White', () => {
  const white = at('r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1')
  const black = at('rnbqkb1r/pppp1ppp/5n2/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 0 1')
  const mirrored = (text: string) => text.replace(/\d/g, (rank) => String(9 - Number(rank)))
  const liked = (position: Position) => {
    const moves = legalMoves(position)
    const found = likings(position, moves)
    return new Map(moves.map((move, index) => [makeUci(move), found[index]!]))
  }
  const [whites, blacks] = [liked(white), liked(black)]
  expect(whites.size).toBe(blacks.size)
  for (const [move, liking] of whites) expect(blacks.get(mirrored(move))).toBeCloseTo(liking, 9)
})

describe('people', () => {
  it('take back what has just been taken', () => {
    const position = at(START_FEN, 'e2e4', 'd7d5', 'e4d5')
    expect(preferred(position, 'd8d5', 'a7a6')).toBeGreaterThan(2)
  })

  it('castle rather than move their king', () => {
    const position = at('r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1')
    expect(preferred(position, 'e1g1', 'e1e2')).toBeGreaterThan(3)
  })

  it('do not carry a queen to where it is simply taken', () => {
    const position = at('4k3/8/8/3r4/8/8/3Q4/4K3 w - - 0 1')
    expect(preferred(position, 'd2e2', 'd2d4')).toBeGreaterThan(1)
  })

  it('like a move the less, the more it loses, up to a rook', () => {
    const weights = [0, 50, 100, 200, 300, 500].map(lossWeight)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  })
})
