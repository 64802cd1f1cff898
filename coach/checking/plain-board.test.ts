import { expect, it } from 'vitest'
import { knownFen, START_FEN } from '#chess/fen.ts'
import type { Fen } from '#chess/types.ts'
import { after, legalSteps, readBoard, type PlainBoard } from './plain-board.ts'

const count = (board: PlainBoard, depth: number): number =>
  depth === 0 ? 1 : legalSteps(board).reduce((sum, step) => sum + count(after(board, step), depth - 1), 0)

// Counts known from other programs: castling, en passant, promotions and pins.
it.each<[string, Fen, number, number]>([
  ['the initial position', START_FEN, 2, 400],
  [
    'a position with all kinds of moves',
    knownFen('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'),
    2,
    2039,
  ],
  ['pins and en passant', knownFen('8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'), 2, 191],
  ['promotions', knownFen('r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1'), 2, 264],
])('a plain board has the moves of %s', (_, fen, depth, moves) => {
  expect(count(readBoard(fen), depth)).toBe(moves)
})
