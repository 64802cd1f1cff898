import {
  capturedCodeOf,
  capturedRoleOf,
  fromOf,
  movedRoleOf,
  moverOf,
  promotionRoleOf,
  toOf,
} from '#chess/move-bits.ts'
import { QUEEN } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { findChecks, givesCheck } from './checks.ts'
import type { History } from './history.ts'
import { ORDER_BONUS, PIECE_VALUE } from '#engine/evaluation/values.ts'
import { middlegameOf, PIECE_SQUARE } from '#engine/evaluation/weights.ts'

/**
 * Move order: the hash move, winning and even captures, killers and the counter move, quiet moves by history, losing
 * captures. Each move gets a rank; the best is selected when needed, since most nodes need only a few moves.
 */
const HASH_MOVE = 1 << 28
const GOOD_CAPTURE = 1 << 24
const KILLER = 1 << 22
const COUNTER = 1 << 21
/** Provisional rank of quiet moves, above any rank that they can get: they are ranked when the first of them is reached. */
export const UNRANKED = 1 << 21
const UNDERPROMOTION = -(1 << 23)
/** Added to the rank of a capture that turns out to lose material, to try it after all quiet moves. */
export const DEMOTION = -4 * GOOD_CAPTURE
/** The lowest bit of a rank is set if the move gives check; the other bits are twice the rank above. */
export const CHECK_BIT = 1
/** Killers, the counter move, good captures and the hash move have at least this rank. */
export const KILLER_RANK = COUNTER * 2

const CENTRE = new Uint8Array(64)
for (const square of [27, 28, 35, 36]) CENTRE[square] = ORDER_BONUS.centre

/** True for captures and queen promotions, which quiescence searches; all other moves are quiet. */
export const isNoisy = (move: number): boolean =>
  capturedCodeOf(move) !== 0 || promotionRoleOf(move) === QUEEN

export function rankMoves(
  position: Position,
  moves: Int32Array,
  ranks: Int32Array,
  from: number,
  end: number,
  hashMove: number,
  history: History,
  ply: number,
  previous: number,
): void {
  const killer0 = history.killer(ply, 0)
  const killer1 = history.killer(ply, 1)
  const counter = previous === 0 ? 0 : history.counter(previous)
  findChecks(position)
  for (let index = from; index < end; index++) {
    const move = moves[index]!
    let rank: number
    if (move === hashMove) rank = HASH_MOVE
    else if (isNoisy(move)) rank = captureRank(move, history)
    else if (promotionRoleOf(move) !== 0) rank = UNDERPROMOTION
    else if (move === killer0) rank = KILLER + 1
    else if (move === killer1) rank = KILLER
    else if (move === counter) rank = COUNTER
    else {
      ranks[index] = UNRANKED
      continue
    }
    ranks[index] = 2 * rank + (givesCheck(move) ? CHECK_BIT : 0)
  }
}

/** Ranks the quiet moves, after `rankMoves`: most nodes are finished before they need them. */
export function rankQuiets(
  position: Position,
  moves: Int32Array,
  ranks: Int32Array,
  from: number,
  end: number,
  history: History,
  previous: number,
  own: number,
): void {
  findChecks(position)
  for (let index = from; index < end; index++) {
    if (ranks[index] !== UNRANKED) continue
    const move = moves[index]!
    const rank = quietRank(move, history, previous, own)
    ranks[index] = givesCheck(move) ? 2 * (rank + ORDER_BONUS.check) + CHECK_BIT : 2 * rank
  }
}

/** For quiescence: ranks captures and promotions only, or all moves if in check. */
export function rankCaptures(
  moves: Int32Array,
  ranks: Int32Array,
  from: number,
  end: number,
  hashMove: number,
  history: History,
): void {
  for (let index = from; index < end; index++) {
    const move = moves[index]!
    if (move === hashMove) ranks[index] = HASH_MOVE
    else if (isNoisy(move)) ranks[index] = captureRank(move, history)
    else ranks[index] = history.quiet(move, 0, 0) >> 4
  }
}

/** Ranks captures by victim, the most valuable first, then by the recent success of such captures. */
function captureRank(move: number, history: History): number {
  const captured = PIECE_VALUE[capturedRoleOf(move)]!
  const promotion = promotionRoleOf(move) === QUEEN ? PIECE_VALUE[QUEEN]! : 0
  const attacker = movedRoleOf(move)
  return GOOD_CAPTURE + 16 * (captured + promotion) - 16 * attacker + (history.capture(move) >> 2)
}

function quietRank(move: number, history: History, previous: number, own: number): number {
  const to = toOf(move)
  const role = movedRoleOf(move)
  const flip = moverOf(move) === 0 ? 0 : 56
  const placement =
    middlegameOf(PIECE_SQUARE[(role << 6) | (to ^ flip)]!) -
    middlegameOf(PIECE_SQUARE[(role << 6) | (fromOf(move) ^ flip)]!)
  return (history.quiet(move, previous, own) >> 4) + placement + CENTRE[to]!
}

/** Swaps the best of the moves from `index` on into `index`. */
export function pickBest(moves: Int32Array, ranks: Int32Array, index: number, end: number): void {
  let best = index
  for (let other = index + 1; other < end; other++) if (ranks[other]! > ranks[best]!) best = other
  if (best === index) return
  const move = moves[best]!
  const rank = ranks[best]!
  moves[best] = moves[index]!
  ranks[best] = ranks[index]!
  moves[index] = move
  ranks[index] = rank
}
