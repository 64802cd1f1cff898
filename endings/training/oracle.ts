/**
 * Values of positions and moves for a trainer: from tables with distances, or, until those have been generated, from the results that ship.
 */
import { generateLegal, MOST_MOVES } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { findExactMoves, type EndingTables, type ExactMove, type ExactResult } from '../exact.ts'
import { findResult, type EndingResult, type ResultsByClass } from '../results.ts'

export interface EndingOracle {
  /** Without distances every win and loss has 0 plies. */
  readonly hasDistances: boolean
  /** Every legal move with its value for the side that makes it; `undefined` if the position is not covered. */
  readonly findMoves: (position: Position) => readonly ExactMove[] | undefined
}

export const oracleOfTables = (tables: EndingTables): EndingOracle => ({
  hasDistances: true,
  findMoves(position) {
    const moves = findExactMoves(position, tables)
    return moves.ok ? moves.value : undefined
  },
})

const OPPOSITE: Record<EndingResult, EndingResult> = { win: 'loss', draw: 'draw', loss: 'win' }

const withoutPlies = (result: EndingResult): ExactResult =>
  result === 'draw' ? { result } : { result, plies: 0 }

export const oracleOfResults = (results: ResultsByClass): EndingOracle => ({
  hasDistances: false,
  findMoves(position) {
    const out = new Int32Array(MOST_MOVES)
    const values: ExactMove[] = []
    for (const packed of out.subarray(0, generateLegal(position, out, 0))) {
      const move = packed as Move
      position.make(move)
      const after = findResult(position, results)
      position.unmake()
      if (after === undefined) return undefined
      values.push({ move, exact: withoutPlies(OPPOSITE[after]) })
    }
    return values
  },
})

const RANK: Record<ExactResult['result'], number> = { loss: 0, draw: 1, win: 2 }

/** Larger is better for the mover: a quick win, a draw, a long loss. */
function worthOf(exact: ExactResult): number {
  const rank = 1000 * RANK[exact.result]
  if (exact.result === 'draw') return rank
  return exact.result === 'win' ? rank - exact.plies : rank + exact.plies
}

/** The moves with the best value, which is the value of the position. Empty if the game is over. */
export function bestMoves(moves: readonly ExactMove[]): readonly ExactMove[] {
  const most = Math.max(...moves.map(({ exact }) => worthOf(exact)))
  return moves.filter(({ exact }) => worthOf(exact) === most)
}
