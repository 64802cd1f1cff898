import { generateLegal, MOST_MOVES } from './moves.ts'
import type { Position } from './position.ts'
import type { Move } from './types.ts'

/**
 * Counts the leaves of the tree of legal moves: the standard test of a move generator. Makes every move, including the last
 * ply's, so its speed is that of a search that does nothing else.
 */
export function perft(position: Position, depth: number): number {
  return depth === 0 ? 1 : count(position, depth, new Int32Array(depth * MOST_MOVES), 0)
}

function count(position: Position, depth: number, moves: Int32Array, offset: number): number {
  const end = offset + generateLegal(position, moves, offset)
  let nodes = 0
  for (let index = offset; index < end; index++) {
    position.make(moves[index]! as Move)
    nodes += depth === 1 ? 1 : count(position, depth - 1, moves, end)
    position.unmake()
  }
  return nodes
}
