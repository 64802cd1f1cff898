import { attackedBySide } from '#chess/attacks.ts'
import {
  capturedCodeOf,
  capturedRoleOf,
  fromOf,
  movedRoleOf,
  promotionRoleOf,
  toOf,
} from '#chess/move-bits.ts'
import { generateLegal, MOST_MOVES } from '#chess/moves.ts'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '#chess/pieces.ts'
import { Position } from '#chess/position.ts'
import type { Move, Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'

/** Value of each role in pawns, indexed by role code. */
const WORTH = [0, 1, 3, 3, 5, 9, 0]

/** One ply of a game: the opportunities in the position and the move played. */
export interface Ply {
  readonly ply: number
  /** 0 White, 8 Black. */
  readonly side: number
  readonly move: Move
  /** Material before the move, in pawns, White's minus Black's. */
  readonly balance: number
  readonly isCheck: boolean
  /** Captures of an unguarded knight, bishop, rook or queen, if no trade is in progress. */
  readonly freePieces: readonly Move[]
  /** The role of a piece that this move wins for nothing, or 0. */
  readonly wonRole: number
  readonly checks: readonly Move[]
  readonly mates: readonly Move[]
  readonly canEnPassant: boolean
  readonly position: Position
}

const buffer = new Int32Array(MOST_MOVES)
const replies = new Int32Array(MOST_MOVES)

/** Replays a game and calls `visit` before each move. `undefined` if a move is illegal. */
export function replayGame(moves: readonly Uci[], visit: (ply: Ply) => void): Position | undefined {
  const position = Position.start()
  let previousWasCapture = false
  for (const [ply, uci] of moves.entries()) {
    const count = generateLegal(position, buffer, 0)
    const legal = Array.from(buffer.subarray(0, count)) as Move[]
    const move = legal.find((each) => fitsUci(each, uci))
    if (move === undefined) return undefined
    const free: Move[] = []
    const checks: Move[] = []
    const mates: Move[] = []
    let canEnPassant = false
    const isCheck = position.isCheck()
    for (const each of legal) {
      if (movedRoleOf(each) === PAWN && capturedCodeOf(each) !== 0 && position.board[toOf(each)] === 0)
        canEnPassant = true
      const role = capturedRoleOf(each)
      const mayBeFree = !previousWasCapture && role >= KNIGHT && role <= QUEEN
      position.make(each)
      if (mayBeFree && !isGuarded(position, toOf(each))) free.push(each)
      if (position.isCheck()) {
        checks.push(each)
        if (generateLegal(position, replies, 0) === 0) mates.push(each)
      }
      position.unmake()
    }
    visit({
      ply,
      side: position.side,
      move,
      balance: balanceOf(position),
      isCheck,
      freePieces: isCheck ? [] : free,
      wonRole: free.includes(move) ? capturedRoleOf(move) : 0,
      checks,
      mates,
      canEnPassant,
      position,
    })
    previousWasCapture = capturedCodeOf(move) !== 0
    position.make(move)
  }
  return position
}

/** True if the side to move attacks the square of the other side's last capture. Pinned guards count. */
function isGuarded({ sets, side }: Position, square: number): boolean {
  return attackedBySide(sets, side, square, sets[0]! | sets[16]!, sets[1]! | sets[17]!)
}

const fitsUci = (move: Move, uci: Uci): boolean => {
  const from = fromOf(move)
  const to = toOf(move)
  return (
    uci.charCodeAt(0) - 97 === (from & 7) &&
    uci.charCodeAt(1) - 49 === from >> 3 &&
    uci.charCodeAt(2) - 97 === (to & 7) &&
    uci.charCodeAt(3) - 49 === to >> 3 &&
    (promotionRoleOf(move) === 0 || makeUci(move) === uci)
  )
}

/** The number of pieces of one side and role on the board. */
export const countMen = ({ sets }: Position, side: number, role: number): number =>
  bits(sets[(side | role) * 2]!) + bits(sets[(side | role) * 2 + 1]!)

function balanceOf(position: Position): number {
  let sum = 0
  for (const role of [PAWN, KNIGHT, BISHOP, ROOK, QUEEN])
    sum += WORTH[role]! * (countMen(position, 0, role) - countMen(position, 8, role))
  return sum
}

function bits(set: number): number {
  let left = set
  let count = 0
  for (; left !== 0; left &= left - 1) count++
  return count
}

export const ROLE_NAMES = ['', 'pawn', 'knight', 'bishop', 'rook', 'queen', 'king']
