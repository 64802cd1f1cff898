import { describe, expect, it } from 'vitest'
import {
  capturedPiece,
  findMove,
  generateCaptures,
  generateLegal,
  isCapture,
  isCastle,
  isDoubleStep,
  isEnPassant,
  legalMoves,
  legalMovesFrom,
  MOST_MOVES,
  movedPiece,
  moveFrom,
  movePromotion,
  moveTo,
} from './moves.ts'
import { START_FEN } from './fen.ts'
import { playRandomly, positionOf, SAMPLE_FENS } from './samples.ts'
import { makeSquare, parseSquare } from './squares.ts'
import type { Move, SquareName } from './types.ts'
import { makeUci, parseUci } from './uci.ts'

const moveOf = (fen: string, uci: string): Move => {
  const move = parseUci(positionOf(fen), uci)
  if (!move.ok) throw new Error(move.error)
  return move.value
}

const targets = (fen: string, from: SquareName): string =>
  legalMovesFrom(positionOf(fen), parseSquare(from)!)
    .map((move) => makeUci(move).slice(2))
    .sort()
    .join(' ')

describe('legal moves', () => {
  it.each([
    [
      'a king does not flee along the ray that checks it',
      '4r3/8/8/8/4K3/8/8/k7 w - - 0 1',
      'e4',
      'd3 d4 d5 f3 f4 f5',
    ],
    [
      'a king neither captures what is protected nor goes where a rook looks',
      '8/8/8/8/1b6/2r5/3K4/k7 w - - 0 1',
      'd2',
      'd1 e1 e2',
    ],
    ['a pinned rook slides on its pin only', '4r3/8/8/8/8/4R3/4K3/k7 w - - 0 1', 'e3', 'e4 e5 e6 e7 e8'],
    ['a pinned knight stays', '4r3/8/8/8/8/4N3/4K3/k7 w - - 0 1', 'e3', ''],
    ['a pawn pinned on a diagonal may only take the pinner', '8/8/8/8/8/5b2/4P3/3K3k w - - 0 1', 'e2', 'f3'],
    ['a pawn pinned on its file steps on', '4r3/8/8/8/8/8/4P3/4K2k w - - 0 1', 'e2', 'e3 e4'],
    ['a check is blocked or its giver taken', '4r3/8/8/8/8/1Q6/8/4K2k w - - 0 1', 'b3', 'e3 e6'],
    ['from a double check the king goes', '4r3/8/8/8/1b6/1Q6/8/4K2k w - - 0 1', 'e1', 'd1 f1 f2'],
    ['and nothing else', '4r3/8/8/8/1b6/1Q6/8/4K2k w - - 0 1', 'b3', ''],
    ['a promotion counts four times', '8/4P3/8/8/8/8/8/k1K5 w - - 0 1', 'e7', 'e8b e8n e8q e8r'],
    ['a promotion by capture too', '3rr3/4P3/8/8/8/8/8/k1K5 w - - 0 1', 'e7', 'd8b d8n d8q d8r'],
    ['the wrong side has none', START_FEN, 'e7', ''],
    ['an empty square has none', START_FEN, 'e4', ''],
  ])('%s', (_, fen, from, expected) => {
    expect(targets(fen, from as SquareName)).toBe(expected)
  })

  it.each([
    ['both ways when nothing hinders', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'c1 g1'],
    ['not in check', '4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1', ''],
    ['not across an attacked square', '4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1', 'c1'],
    ['not onto an attacked square', '4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1', 'c1'],
    ['though the rook crosses an attacked square', '4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1', 'c1 g1'],
    ['not across a piece next to the rook', '4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1', ''],
    ['only with the right', '4k3/8/8/8/8/8/8/R3K2R w Q - 0 1', 'c1'],
    ['not past a king beside the rook', '8/8/8/8/8/8/1k6/R3K3 w Q - 0 1', ''],
    ['not across a square a pawn guards', '4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1', ''],
  ])('castling: %s', (_, fen, expected) => {
    const castlings = legalMoves(positionOf(fen)).filter(isCastle)
    expect(castlings.map((move) => makeSquare(moveTo(move))).sort().join(' ')).toBe(expected) // prettier-ignore
  })

  it.each([
    ['by either neighbour', '4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2', 'c5d6 e5d6'],
    ['not when both pawns leave a rank that shields the king', '8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2', ''],
    ['not by a pawn pinned on its diagonal', '4k3/8/1b6/2Pp4/3K4/8/8/8 w - d6 0 2', ''],
    ['when the jumping pawn gives check', '8/8/8/2Pp4/4K3/8/8/4k3 w - d6 0 2', 'c5d6'],
    ['not when that would leave another check', '4k3/8/8/2PpP3/8/4r3/8/4K3 w - d6 0 2', ''],
  ])('en passant: %s', (_, fen, expected) => {
    expect(legalMoves(positionOf(fen)).filter(isEnPassant).map(makeUci).sort().join(' ')).toBe(expected) // prettier-ignore
  })

  it('fit in the room set aside, in the position that has most', () => {
    const fen = 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1'
    expect(legalMoves(positionOf(fen))).toHaveLength(MOST_MOVES)
  })

  it('are written from the offset on, and nothing else is touched', () => {
    const out = new Int32Array(300).fill(-1)
    expect(generateLegal(positionOf(START_FEN), out, 100)).toBe(20)
    expect(out.subarray(0, 100).every((cell) => cell === -1)).toBe(true)
    expect(out.subarray(100, 120).every((cell) => cell > 0)).toBe(true)
    expect(out.subarray(120).every((cell) => cell === -1)).toBe(true)
  })

  it('restricted to captures and promotions are a subset of all moves, through random games', () => {
    const out = new Int32Array(MOST_MOVES)
    let captures = 0
    for (const [index, fen] of SAMPLE_FENS.entries()) {
      const position = positionOf(fen)
      playRandomly(position, index + 300, 60, () => {
        const count = generateCaptures(position, out, 0)
        const loud = legalMoves(position).filter(
          (move) => isCapture(move) || movePromotion(move) !== undefined,
        )
        expect(new Set(out.subarray(0, count))).toEqual(new Set(loud))
        expect(count).toBe(loud.length)
        captures += count
      })
    }
    expect(captures).toBeGreaterThan(1000)
  })
})

describe('a move', () => {
  it.each([
    ['a capture', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', { captured: 'p' }],
    ['a promotion', '8/4P3/8/8/8/8/8/k1K5 w - - 0 1', 'e7e8n', { promotion: 'n' }],
    ['castling', 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1', 'e8c8', { moved: 'k', castle: true }],
    ['en passant', '4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2', 'c5d6', { captured: 'p', enPassant: true }],
    ['a double step', START_FEN, 'e2e4', { doubleStep: true }],
    ['a single step', START_FEN, 'e2e3', {}],
    ['a quiet move', START_FEN, 'g1f3', { moved: 'n' }],
  ])('tells of %s', (_, fen, uci, expected) => {
    const move = moveOf(fen, uci)
    expect({
      from: makeSquare(moveFrom(move)),
      to: makeSquare(moveTo(move)),
      moved: movedPiece(move).role,
      captured: capturedPiece(move)?.role,
      promotion: movePromotion(move),
      castle: isCastle(move),
      enPassant: isEnPassant(move),
      doubleStep: isDoubleStep(move),
    }).toEqual({
      from: uci.slice(0, 2),
      to: uci.slice(2, 4),
      moved: 'p',
      captured: undefined,
      promotion: undefined,
      castle: false,
      enPassant: false,
      doubleStep: false,
      ...expected,
    })
  })

  it('is found by its squares, and by its promotion where there is one', () => {
    const position = positionOf('8/4P3/8/8/8/8/8/k1K5 w - - 0 1')
    const [e7, e8] = [parseSquare('e7')!, parseSquare('e8')!]
    expect(makeUci(findMove(position, e7, e8, 'r')!)).toBe('e7e8r')
    expect(findMove(position, e7, e8)).toBeUndefined()
    expect(findMove(position, parseSquare('c1')!, parseSquare('c2')!, 'q')).toBeUndefined()
    expect(findMove(position, e8, e7)).toBeUndefined()
  })
})
