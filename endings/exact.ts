/** The exact value of a position with three or four men: the result, and the plies to mate with best play by both sides. */
import { generateLegal, MOST_MOVES } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move, Result } from '#chess/types.ts'
import { BARE_KINGS, type ClassName } from './classes.ts'
import { locate, type ExactError } from './locate.ts'
import { BARE_KINGS_TABLE, DRAWN_VALUE, ILLEGAL, type EndingTable } from './table.ts'

/** For the side to move, by the distances of the tables: without the fifty-move rule. */
export type ExactResult =
  | { readonly result: 'draw' }
  | { readonly result: 'win' | 'loss'; readonly plies: number }

/** Tables by class. Throws, or takes seconds, if there is no such table yet. */
export type EndingTables = (name: ClassName) => EndingTable

/** The result of an entry whose position is legal. */
function exactOf(value: number): ExactResult {
  if (value === ILLEGAL) throw new Error('An illegal position has no result')
  if (value === DRAWN_VALUE) return { result: 'draw' }
  return { result: value & 1 ? 'loss' : 'win', plies: value - 1 }
}

export function findExact(position: Position, tables: EndingTables): Result<ExactResult, ExactError> {
  const entry = locate(position)
  if (!entry.ok) return entry
  const { ending, side, index } = entry.value
  const table = ending.name === BARE_KINGS ? BARE_KINGS_TABLE : tables(ending.name)
  return { ok: true, value: exactOf(table.sides[side][index]!) }
}

export interface ExactMove {
  readonly move: Move
  /** For the side that moves, with plies counted from the position before the move. */
  readonly exact: ExactResult
}

/** The same result for the other side, one ply earlier. */
function beforeMove(exact: ExactResult): ExactResult {
  if (exact.result === 'draw') return exact
  return { result: exact.result === 'win' ? 'loss' : 'win', plies: exact.plies + 1 }
}

/** Every legal move with its result. Leaves `position` as it was. */
export function findExactMoves(
  position: Position,
  tables: EndingTables,
): Result<readonly ExactMove[], ExactError> {
  const entry = locate(position)
  if (!entry.ok) return entry
  const out = new Int32Array(MOST_MOVES)
  const moves = out.subarray(0, generateLegal(position, out, 0))
  const value = Array.from(moves, (packed): ExactMove => {
    const move = packed as Move
    position.make(move)
    const after = findExact(position, tables)
    position.unmake()
    if (!after.ok) throw new Error(`${after.error} after a move from a position of the tables`)
    return { move, exact: beforeMove(after.value) }
  })
  return { ok: true, value }
}

/**
 * True if the result is certain under the fifty-move rule too: mate comes at the hundredth half-move without a capture or pawn move at the
 * latest. A longer win may still be one, since captures and pawn moves reset the counter. With a fresh counter no win of these classes
 * is spoiled (checked against Syzygy's distances; see the digests of the contract).
 */
export const isWithinFiftyMoves = (exact: ExactResult, halfmoves: number): boolean =>
  exact.result === 'draw' || halfmoves === 0 || halfmoves + exact.plies <= 100
