import { generateCaptures, legalMoves, isCapture, MOST_MOVES, moveTo } from '#chess/moves.ts'
import { capturedRoleOf, movedRoleOf, promotionRoleOf } from '#chess/move-bits.ts'
import { QUEEN, ROOK } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { ROLES, type Color, type Move, type Role, type Square } from '#chess/types.ts'

/** In centipawns, using the values taught to beginners; the king does not count. */
export const ROLE_VALUE: Record<Role, number> = { p: 100, n: 300, b: 300, r: 500, q: 900, k: 0 }

/** Indexed by role code, 0 for an empty square. */
const VALUES = [0, ...ROLES.map((role) => ROLE_VALUE[role])]

/** The material of `color` minus that of the other side, in centipawns. */
export function materialOf(position: Position, color: Color): number {
  let balance = 0
  for (const code of position.board) balance += code < 8 ? VALUES[code]! : -VALUES[code & 7]!
  return color === 'w' ? balance : -balance
}

/** Maximum length of a capture sequence in half-moves; no exchange on a real board is longer. */
const LONGEST = 10
/** How many checks in a row are searched for evasions before the position is scored as it stands. */
const MOST_EVASIONS = 4

/**
 * The material balance of the side to move after all profitable captures: searches captures, promotions and, in check, all
 * evasions. Ignores mates and quiet threats. Leaves the position unchanged.
 */
export function settledMaterial(position: Position): Settled {
  return settle(position, -100_000, 100_000, LONGEST, MOST_EVASIONS)
}

/** As above, but from the view of `color`, with either side to move. */
export function settledFor(position: Position, color: Color): Settled {
  const { balance, line } = settledMaterial(position)
  return { balance: position.turn === color ? balance : 0 - balance, line }
}

export interface Settled {
  readonly balance: number
  readonly line: readonly Move[]
}

function settle(position: Position, low: number, high: number, depth: number, evasions: number): Settled {
  const standing = materialOf(position, position.turn)
  const inCheck = evasions > 0 && position.isCheck()
  let best: Settled = { balance: standing, line: [] }
  if (depth === 0) return best
  let moves: Move[]
  if (inCheck) {
    moves = legalMoves(position)
    if (moves.length === 0) return best
    best = { balance: -100_000, line: [] }
  } else {
    if (standing >= high) return best
    low = Math.max(low, standing)
    moves = captures(position)
  }
  for (const move of moves.sort((one, other) => eagerness(other) - eagerness(one))) {
    position.make(move)
    const answer = settle(position, -high, -low, depth - 1, inCheck ? evasions - 1 : evasions)
    position.unmake()
    if (-answer.balance > best.balance) {
      best = { balance: -answer.balance, line: [move, ...answer.line] }
      low = Math.max(low, best.balance)
      if (low >= high) break
    }
  }
  return best
}

const scratch = new Int32Array(MOST_MOVES)

function captures(position: Position): Move[] {
  const count = generateCaptures(position, scratch, 0)
  return (Array.from(scratch.subarray(0, count)) as Move[]).filter(
    (move) => isCapture(move) || promotionRoleOf(move) !== 0,
  )
}

/** Move order: the most valuable victim first, then the cheapest attacker. */
const eagerness = (move: Move): number =>
  VALUES[capturedRoleOf(move)]! * 16 - VALUES[movedRoleOf(move)]! + VALUES[promotionRoleOf(move)]!

/** The gain, in centipawns, of captures on this one square for the side to move, if both sides continue while it pays. */
export function exchangeOn(position: Position, target: Square): number {
  const takers = captures(position).filter((move) => moveTo(move) === target)
  let best = 0
  for (const move of takers.sort((one, other) => eagerness(other) - eagerness(one))) {
    const won = VALUES[capturedRoleOf(move)]! + promotionGain(move)
    if (won <= best) continue
    position.make(move)
    best = Math.max(best, won - exchangeOn(position, target))
    position.unmake()
  }
  return best
}

/**
 * True if the side to move attacks the square more often than the other side defends it: if both take there as often as they
 * can, cheapest pieces first, it takes last. Pieces behind others on a line count, pinned ones do not.
 */
export function outnumbers(position: Position, target: Square): boolean {
  const played = position.clone()
  for (let isLast = false; ; isLast = !isLast) {
    const [taker] = captures(played)
      .filter((move) => moveTo(move) === target)
      .sort((one, other) => eagerness(other) - eagerness(one))
    if (taker === undefined) return isLast
    played.make(taker)
  }
}

/**
 * True if only kings, pawns and minor pieces are left. A pawn won there often costs another one at the other end of the
 * board, after moves that a proof by captures does not see.
 */
export const isLightEnding = (position: Position): boolean =>
  !position.board.some((code) => (code & 7) === ROOK || (code & 7) === QUEEN)

const promotionGain = (move: Move): number =>
  promotionRoleOf(move) === 0 ? 0 : VALUES[promotionRoleOf(move)]! - VALUES[1]!
