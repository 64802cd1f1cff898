/** Deterministic positions and games for tests. */
import { knownFen, positionOfFen, START_FEN } from './fen.ts'
import { legalMoves } from './moves.ts'
import type { Position } from './position.ts'
import type { Fen, Move } from './types.ts'

/**
 * Situations that random games rarely reach: promotions, castling under attack, pins, few pieces, counters near their limit.
 */
export const SAMPLE_FENS: readonly Fen[] = [
  START_FEN,
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
  'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  '8/PPPPPPPP/8/2k1K3/8/8/pppppppp/8 w - - 0 1',
  '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1',
  'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
  'r2bkb1r/1Q5q/8/8/8/8/1q5Q/R2BKB1R w KQkq - 10 20',
  '3qk3/8/8/pP1pP1pP/Pp1Pp1Pp/8/8/3QK3 w - - 0 30',
  '8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1',
  '7k/6pp/8/Q1Q5/8/Q1Q5/6PP/6K1 w - - 0 1',
  '3k4/8/1N1N4/8/3n1n2/8/8/1N2K2n w - - 0 1',
  'k1b5/p1p5/P1P5/8/8/p1p5/P1P5/K1B5 w - - 0 1',
  '4k3/8/8/8/8/8/8/4KR2 w - - 90 120',
  '4k2r/8/3b4/8/8/4B3/8/R3K3 w Qk - 85 100',
  '8/8/3k4/8/2B5/4b3/8/4K3 w - - 0 60',
  '8/5k2/8/4n3/8/3P4/2K5/8 b - - 60 80',
].map(knownFen)

/** The position of a FEN that must be valid. */
export const positionOf = (text: string): Position => positionOfFen(knownFen(text))

/** mulberry32: small, seeded, and random enough for test games. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Plays up to `plies` random moves in `position`; calls `visit` before each and at the end. */
export function playRandomly(position: Position, seed: number, plies: number, visit?: () => void): Move[] {
  const random = randomFrom(seed)
  const played: Move[] = []
  for (;;) {
    visit?.()
    const moves = legalMoves(position)
    if (played.length === plies || moves.length === 0) return played
    const move = moves[random(moves.length)]!
    position.make(move)
    played.push(move)
  }
}
