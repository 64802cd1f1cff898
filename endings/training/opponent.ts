/**
 * The opponent of a trained ending. Lost, it resists as long as possible and among equal moves prefers the one after which most replies
 * throw the win away. In a draw it tries to win: after its move as few replies as possible hold.
 */
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import type { ExactMove, ExactResult } from '../exact.ts'
import { bestMoves, type EndingOracle } from './oracle.ts'

/** Numbers in [0, 1). */
export type RandomSource = () => number

const RANK: Record<ExactResult['result'], number> = { loss: 0, draw: 1, win: 2 }

function largest<T>(items: readonly T[], valueOf: (item: T) => number): readonly T[] {
  const values = items.map(valueOf)
  const most = Math.max(...values)
  return items.filter((_, at) => values[at] === most)
}

/** The share of replies that do worse for the side that replies than best play: 0 if the game is over or nothing can go wrong. */
function shareOfMistakes(position: Position, { move }: ExactMove, oracle: EndingOracle): number {
  position.make(move)
  const replies = oracle.findMoves(position) ?? []
  position.unmake()
  if (replies.length === 0) return 0
  const ranks = replies.map(({ exact }) => RANK[exact.result])
  const best = Math.max(...ranks)
  return ranks.filter((rank) => rank < best).length / ranks.length
}

/** `undefined` if the game is over, or the oracle does not cover the position. Leaves `position` as it was. */
export function chooseOpponentMove(
  position: Position,
  oracle: EndingOracle,
  random: RandomSource,
): Move | undefined {
  const moves = oracle.findMoves(position) ?? []
  const traps = largest(bestMoves(moves), (move) => shareOfMistakes(position, move, oracle))
  return traps[Math.floor(random() * traps.length)]?.move
}
