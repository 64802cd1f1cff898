import { bishopHi, bishopLo, KING_REACH, KNIGHT_REACH, PAWN_REACH, rookHi, rookLo } from '#chess/attacks.ts'
import { squareOfKing } from '#chess/en-passant.ts'
import { capturedCodeOf, EN_PASSANT_FLAG, fromOf, toOf } from '#chess/move-bits.ts'
import { generateCaptures, MOST_MOVES } from '#chess/moves.ts'
import { BISHOP, KING, KNIGHT, PAWN, ROOK } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { exchangeWins } from '#engine/search/see.ts'
import { cellOf, FILTERS } from './layout.ts'

/** The net's inputs for each square: the first plane of each kind. Squares are numbered from the mover's view. */
const PLANE = {
  /** Own pawn ... king, then the opponent's. */
  men: 0,
  lastFrom: 12,
  lastTo: 13,
  ownFrom: 14,
  ownTo: 15,
  /** Where a capture en passant is legal. */
  enPassant: 16,
  /** Squares attacked by own pawns, knights or bishops, rooks, queens, king, and by at least two; then by the opponent's. */
  attacked: 17,
  /** Tells the board from what is outside. */
  board: 29,
  lastCapture: 30,
  /** The opponent's men that give check. */
  checkers: 31,
  /** Where a capture or promotion wins at least each of GAINS; then where the opponent's would, if it were to move. */
  gains: 32,
} as const
/** In centipawns: a pawn, a minor piece, a rook, a queen. */
const GAINS = [50, 280, 420, 700] as const
export const PLANES = PLANE.gains + 2 * GAINS.length

/** Kinds of attackers by role, and of squares that at least two attack. */
const KIND_OF_ROLE = [0, 0, 1, 1, 2, 3, 4] as const
const TWICE = 5
const KINDS = 6
/** A set input: 1 in the unit of the squares' numbers. */
const SET = 128
const CAPTURES = new Int32Array(MOST_MOVES)

/** Writes the planes of positions to a board with border, whose border is empty. */
export class Planes {
  private readonly cells: Int16Array
  private readonly attackedLo = new Int32Array(2 * KINDS)
  private readonly attackedHi = new Int32Array(2 * KINDS)
  private turn = 0

  constructor(cells: Int16Array) {
    this.cells = cells
  }

  /** `legal` must hold all legal moves. Leaves the position unchanged. */
  fill(position: Position, legal: readonly Move[]): void {
    this.turn = position.side === 0 ? 0 : 56
    this.cells.fill(0)
    for (let square = 0; square < 64; square++) this.set(PLANE.board, square)
    this.setMen(position)
    this.setLastMoves(position)
    for (const move of legal) if ((move & EN_PASSANT_FLAG) !== 0) this.set(PLANE.enPassant, toOf(move))
    this.setGains(position, PLANE.gains)
    if (position.isCheck()) return
    position.makeNull()
    this.setGains(position, PLANE.gains + GAINS.length)
    position.unmakeNull()
  }

  private set(plane: number, square: number): void {
    this.cells[cellOf(square ^ this.turn) * FILTERS + plane] = SET
  }

  private setMen({ board, sets, side }: Position): void {
    const { attackedLo, attackedHi } = this
    const [occupiedLo, occupiedHi] = [sets[0]! | sets[16]!, sets[1]! | sets[17]!]
    const king = squareOfKing(sets, side)
    attackedLo.fill(0)
    attackedHi.fill(0)
    for (let square = 0; square < 64; square++) {
      const code = board[square]!
      if (code === 0) continue
      const role = code & 7
      const theirs = (code & 8) === side ? 0 : 1
      this.set(PLANE.men + role - 1 + 6 * theirs, square)
      const lo = attacksOf(code, square, 0, occupiedLo, occupiedHi)
      const hi = attacksOf(code, square, 1, occupiedLo, occupiedHi)
      const first = KINDS * theirs
      for (let kind = 0; kind < TWICE; kind++) {
        attackedLo[first + TWICE]! |= attackedLo[first + kind]! & lo
        attackedHi[first + TWICE]! |= attackedHi[first + kind]! & hi
      }
      attackedLo[first + KIND_OF_ROLE[role]!]! |= lo
      attackedHi[first + KIND_OF_ROLE[role]!]! |= hi
      if (theirs && ((king < 32 ? lo : hi) & (1 << (king & 31))) !== 0) this.set(PLANE.checkers, square)
    }
    for (let kind = 0; kind < 2 * KINDS; kind++)
      for (let square = 0; square < 64; square++)
        if (((square < 32 ? attackedLo : attackedHi)[kind]! & (1 << (square & 31))) !== 0)
          this.set(PLANE.attacked + kind, square)
  }

  private setLastMoves(position: Position): void {
    const { ply } = position
    const last = ply > 0 ? position.moveAt(ply) : 0
    if (last !== 0) {
      this.set(PLANE.lastFrom, fromOf(last))
      this.set(PLANE.lastTo, toOf(last))
      if (capturedCodeOf(last) !== 0) this.set(PLANE.lastCapture, toOf(last))
    }
    const own = ply > 1 ? position.moveAt(ply - 1) : 0
    if (own !== 0) {
      this.set(PLANE.ownFrom, fromOf(own))
      this.set(PLANE.ownTo, toOf(own))
    }
  }

  private setGains(position: Position, first: number): void {
    const count = generateCaptures(position, CAPTURES, 0)
    for (let index = 0; index < count; index++) {
      const move = CAPTURES[index]!
      for (const [step, gain] of GAINS.entries()) {
        if (!exchangeWins(position, move, gain)) break
        this.set(first + step, toOf(move))
      }
    }
  }
}

/** The squares that a piece attacks, of ranks 1 to 4 (`half` 0) or 5 to 8 (1). */
function attacksOf(code: number, square: number, half: number, lo: number, hi: number): number {
  const role = code & 7
  const at = (square << 1) | half
  if (role === PAWN) return PAWN_REACH[((code & 8) << 4) | at]!
  if (role === KNIGHT) return KNIGHT_REACH[at]!
  if (role === KING) return KING_REACH[at]!
  const slant = role === ROOK ? 0 : (half ? bishopHi : bishopLo)(square, lo, hi)
  const straight = role === BISHOP ? 0 : (half ? rookHi : rookLo)(square, lo, hi)
  return slant | straight
}
