/**
 * The opponent of a trained ending. Lost, it resists as long as possible and among equal moves prefers the one after which most replies
 * throw the win away. In a draw it tries to win: after its move as few replies as possible hold.
 */
import type { Position } from '#chess/position.ts'
import type { Move, Result } from '#chess/types.ts'
import { findExactMoves, type ExactMove, type ExactResult, type EndingTables } from '../exact.ts'
import type { ExactError } from '../locate.ts'

/** Numbers in [0, 1). */
export type RandomSource = () => number

const RANK: Record<ExactResult['result'], number> = { loss: 0, draw: 1, win: 2 }

/** Larger is better for the mover among moves of one result: a long loss, a short win. */
function lengthOf(exact: ExactResult): number {
  if (exact.result === 'draw') return 0
  return exact.result === 'loss' ? exact.plies : -exact.plies
}

function largest<T>(items: readonly T[], valueOf: (item: T) => number): readonly T[] {
  const values = items.map(valueOf)
  const most = Math.max(...values)
  return items.filter((_, at) => values[at] === most)
}

/** The share of replies that do worse for the side that replies than best play: 0 if the game is over or nothing can go wrong. */
function shareOfMistakes(position: Position, { move }: ExactMove, tables: EndingTables): number {
  position.make(move)
  const replies = findExactMoves(position, tables)
  position.unmake()
  if (!replies.ok || replies.value.length === 0) return 0
  const ranks = replies.value.map(({ exact }) => RANK[exact.result])
  const best = Math.max(...ranks)
  return ranks.filter((rank) => rank < best).length / ranks.length
}

/** `undefined` if the game is over. Leaves `position` as it was. */
export function chooseOpponentMove(
  position: Position,
  tables: EndingTables,
  random: RandomSource,
): Result<Move | undefined, ExactError> {
  const moves = findExactMoves(position, tables)
  if (!moves.ok) return moves
  if (moves.value.length === 0) return { ok: true, value: undefined }
  const keeping = largest(moves.value, ({ exact }) => RANK[exact.result])
  const longest = largest(keeping, ({ exact }) => lengthOf(exact))
  const traps = largest(longest, (move) => shareOfMistakes(position, move, tables))
  return { ok: true, value: traps[Math.floor(random() * traps.length)]!.move }
}
