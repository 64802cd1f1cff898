import { makeFen, START_FEN } from '#chess/fen.ts'
import { positionOf } from '#chess/samples.ts'
import { legalMoves } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color, type Setup, type Square } from '#chess/types.ts'
import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate.ts'
import { seededRandom } from '#engine/random.ts'
import { evaluateSimply } from './simple-evaluation.ts'
import { CHECK_PENALTY } from './values.ts'

/** The same position with the colours swapped. */
function mirrored(position: Position): Setup {
  const setup = position.toSetup()
  const { K, Q, k, q } = setup.castling
  return {
    ...setup,
    board: setup.board.map((_, square) => {
      const piece = setup.board[square ^ 56]
      return piece && { ...piece, color: opposite(piece.color) }
    }),
    turn: opposite(setup.turn),
    castling: { K: k, Q: q, k: K, q: Q },
    enPassant: setup.enPassant === undefined ? undefined : ((setup.enPassant ^ 56) as Square),
  }
}

describe.each([
  ['the full evaluation', evaluate],
  ['the simple evaluation', evaluateSimply],
])('%s', (_, judge) => {
  it('judges both colours alike, through random games', () => {
    const random = seededRandom(7)
    for (let game = 0; game < 30; game++) {
      const position = positionOf(START_FEN)
      for (let ply = 0; ply < 120; ply++) {
        const moves = legalMoves(position)
        if (moves.length === 0) break
        position.make(moves[Math.floor(random() * moves.length)]!)
        const twin = positionOf(makeFen(mirrored(position)))
        expect(judge(twin), makeFen(position)).toBe(judge(position))
      }
    }
  })

  it.each<[string, string, Color]>([
    ['a queen up', 'rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'w'],
    ['a pawn about to queen', '8/1P6/8/8/8/8/6k1/4K3 w - - 0 1', 'w'],
    ['a rook against a bare king', '8/8/8/4k3/8/8/8/R3K3 b Q - 0 1', 'w'],
    ['bishop and knight against a bare king', '8/8/8/3k4/8/8/8/BN2K3 w - - 0 1', 'w'],
  ])('knows who is better: %s', (_, fen, better) => {
    const position = positionOf(fen)
    const worth = position.turn === better ? judge(position) : -judge(position)
    expect(worth).toBeGreaterThan(400)
  })

  it.each<[string, string]>([
    ['two knights', '8/8/8/4k3/8/8/8/1NN1K3 w - - 0 1'],
    ['a lone bishop', '8/8/8/4k3/8/8/8/2B1K3 w - - 0 1'],
    ["a rook's pawn and the wrong bishop", 'k7/8/P7/8/8/8/8/2B1K3 w - - 0 1'],
    ['king and pawn, the opposition lost', '8/8/8/3k4/8/3K4/3P4/8 w - - 0 1'],
  ])('knows a draw: %s', (_, fen) => {
    expect(judge(positionOf(fen))).toBe(0)
  })
})

it('counts standing in check against the side to move, as specified', () => {
  const quiet = evaluateSimply(positionOf('4k3/pppp1ppp/8/8/8/8/PPPP1PPP/R3K3 b - - 0 1'))
  const inCheck = evaluateSimply(
    positionOf('4k3/pppp1ppp/8/8/8/8/PPPP1PPP/R3K3 b - - 0 1'.replace('R3K3', '4RK2')),
  )
  const moved = evaluateSimply(positionOf('4k3/pppp1ppp/8/8/8/8/PPPP1PPP/3R1K2 b - - 0 1'))
  expect(quiet).not.toBe(inCheck)
  expect(Math.abs(moved - inCheck - CHECK_PENALTY)).toBeLessThan(40)
})
