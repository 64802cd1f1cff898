import { generateCaptures, legalMoves, isCapture, MOST_MOVES, moveTo } from '#chess/moves.ts'
import { capturedRoleOf, movedRoleOf, promotionRoleOf } from '#chess/move-bits.ts'
import { QUEEN, ROOK } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { ROLES, type Color, type Move, type Role } from '#chess/types.ts'

/** In centipawns, as children learn them; the king is never counted. */
export const ROLE_VALUE: Record<Role, number> = { p: 100, n: 300, b: 300, r: 500, q: 900, k: 0 }

/** By role code, 0 for an empty square. */
const VALUES = [0, ...ROLES.map((role) => ROLE_VALUE[role])]

/** The material of `color` minus that of the other side, in centipawns. */
export function materialOf(position: Position, color: Color): number {
  let balance = 0
  for (const code of position.board) balance += code < 8 ? VALUES[code]! : -VALUES[code & 7]!
  return color === 'w' ? balance : -balance
}

/** Captures in a row that are looked at; no exchange on a real board is longer. */
const LONGEST = 10
/** Checks in a row that are answered before the position counts as it stands. */
const MOST_EVASIONS = 4

/**
 * The material balance of the side to move after all captures that pay: a search of captures,
 * promotions and, in check, of all answers. Mates are not seen, and quiet threats neither. Leaves the position as it was.
 */
export function settledMaterial(position: Position): Settled {
  return settle(position, -100_000, 100_000, LONGEST, MOST_EVASIONS)
}

/** The same from the view of one side, with either side to move. */
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

/** The most valuable victim by the cheapest attacker first. */
const eagerness = (move: Move): number =>
  VALUES[capturedRoleOf(move)]! * 16 - VALUES[movedRoleOf(move)]! + VALUES[promotionRoleOf(move)]!

/** The gain, in centipawns, of captures on this one square for the side to move, if both sides continue as long as it pays. */
export function exchangeOn(position: Position, target: number): number {
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
 * Kings and minor pieces: a pawn that is won there is often paid for by one at the other end of the board, after moves that no
 * proof by captures sees.
 */
export const isLightEnding = (position: Position): boolean =>
  !position.board.some((code) => (code & 7) === ROOK || (code & 7) === QUEEN)

const promotionGain = (move: Move): number =>
  promotionRoleOf(move) === 0 ? 0 : VALUES[promotionRoleOf(move)]! - VALUES[1]!
