import { attackedBySide } from './attacks.ts'
import { enPassantIsPossible, squareOfKing } from './en-passant.ts'
import {
  BLACK_LONG,
  BLACK_SHORT,
  capturedCodeOf,
  CASTLE_FLAG,
  DOUBLE_STEP_FLAG,
  EN_PASSANT_FLAG,
  fromOf,
  movedCodeOf,
  promotionRoleOf,
  toOf,
  WHITE_LONG,
  WHITE_SHORT,
} from './move-bits.ts'
import { BLACK_SIDE, codeOfPiece, colorOf, PAWN, pieceOfCode, ROOK, sideOf, type SideCode } from './pieces.ts'
import { checkSetup, setsOf, type PositionFault } from './setup.ts'
import { SQUARES } from './squares.ts'
import type { Color, Move, Piece, ParseResult, Role, Setup, Square } from './types.ts'
import { CASTLING_KEYS, EN_PASSANT_KEYS, PIECE_KEYS, TURN_KEY_HI, TURN_KEY_LO } from './zobrist.ts'

/** One entry of the history is four integers: the two halves of the hash, the state, and the move that led here. */
const ENTRY = 4
const HASH_LO = 0
const HASH_HI = 1
const STATE = 2
const MOVE = 3
/** State: bits 0-3 castling rights, 4-9 en passant square (0 for none), 10 and up half-moves. */
const EN_PASSANT_SHIFT = 4
const HALFMOVES_SHIFT = 10

/** Castling rights that remain after a move from or to a square. */
const RIGHTS_KEPT = new Uint8Array(64).fill(15)
RIGHTS_KEPT[0] = 15 & ~WHITE_LONG
RIGHTS_KEPT[4] = 15 & ~(WHITE_LONG | WHITE_SHORT)
RIGHTS_KEPT[7] = 15 & ~WHITE_SHORT
RIGHTS_KEPT[56] = 15 & ~BLACK_LONG
RIGHTS_KEPT[60] = 15 & ~(BLACK_LONG | BLACK_SHORT)
RIGHTS_KEPT[63] = 15 & ~BLACK_SHORT

const BACK_RANK: readonly Role[] = ['r', 'n', 'b', 'q', 'k', 'b', 'n', 'r']

const START: Setup = {
  board: SQUARES.map((square): Piece | undefined => {
    const color: Color = square < 32 ? 'w' : 'b'
    const rank = square >> 3
    if (rank === 1 || rank === 6) return { color, role: 'p' }
    return rank === 0 || rank === 7 ? { color, role: BACK_RANK[square & 7]! } : undefined
  }),
  turn: 'w',
  castling: { K: true, Q: true, k: true, q: true },
  enPassant: undefined,
  halfmoves: 0,
  fullmoves: 1,
}

/**
 * A position of a game with the moves that led to it. Moves are made and unmade in place, without allocation.
 *
 * The board is stored twice, since each form answers directly what the other would have to search for: `board` (what is on
 * this square?) and `sets` (where are the white knights?). The en passant square is stored only if such a capture is legal,
 * so two positions are the same by the laws of chess exactly if their hashes are equal.
 */
export class Position {
  /** Piece code of each square, a1 first. Read-only outside this file. */
  readonly board = new Uint8Array(64)
  /**
   * The squares of piece code `c` at indices 2c (ranks 1-4) and 2c + 1 (5-8); codes 0 and 8 hold all White's and all Black's
   * pieces. Read-only outside this file.
   */
  readonly sets = new Int32Array(32)
  /** Side to move as a code: 0 White, 8 Black. */
  side: SideCode = 0
  /** Half-moves made on this object. */
  ply = 0
  private history = new Int32Array(ENTRY * 256)
  /** Half-moves before this object's first position: two per full move, one more if Black was to move. */
  private pliesBefore = 0

  private constructor() {}

  static start(): Position {
    return Position.of(START)
  }

  static fromSetup(setup: Setup): ParseResult<Position, PositionFault> {
    const checked = checkSetup(setup)
    return checked.ok ? { ok: true, value: Position.of(setup) } : checked
  }

  private static of(setup: Setup): Position {
    const position = new Position()
    for (const square of SQUARES) {
      const piece = setup.board[square]
      position.board[square] = piece ? codeOfPiece(piece) : 0
    }
    position.sets.set(setsOf(setup.board))
    position.side = sideOf(setup.turn)
    position.pliesBefore = (setup.fullmoves - 1) * 2 + (setup.turn === 'b' ? 1 : 0)
    const { K, Q, k, q } = setup.castling
    const rights = (K ? WHITE_SHORT : 0) | (Q ? WHITE_LONG : 0) | (k ? BLACK_SHORT : 0) | (q ? BLACK_LONG : 0)
    const wanted = setup.enPassant ?? 0
    const enPassant = wanted !== 0 && enPassantIsPossible(position.sets, position.side, wanted) ? wanted : 0
    position.history[STATE] = rights | (enPassant << EN_PASSANT_SHIFT) | (setup.halfmoves << HALFMOVES_SHIFT)
    const [lo, hi] = position.hashFromScratch()
    position.history[HASH_LO] = lo
    position.history[HASH_HI] = hi
    return position
  }

  clone(): Position {
    const copy = new Position()
    copy.board.set(this.board)
    copy.sets.set(this.sets)
    copy.side = this.side
    copy.ply = this.ply
    copy.pliesBefore = this.pliesBefore
    copy.history = this.history.slice()
    return copy
  }

  get turn(): Color {
    return colorOf(this.side)
  }

  get hashLo(): number {
    return this.history[this.ply * ENTRY + HASH_LO]!
  }

  get hashHi(): number {
    return this.history[this.ply * ENTRY + HASH_HI]!
  }

  /** Castling rights as bits, see move-bits.ts. */
  get rights(): number {
    return this.history[this.ply * ENTRY + STATE]! & 15
  }

  /** The target square of a legal en passant capture, or 0. */
  get enPassant(): number {
    return (this.history[this.ply * ENTRY + STATE]! >> EN_PASSANT_SHIFT) & 63
  }

  /** Half-moves since the last capture or pawn move. */
  get halfmoves(): number {
    return this.history[this.ply * ENTRY + STATE]! >> HALFMOVES_SHIFT
  }

  /** The number of the next move. */
  get fullmoves(): number {
    return ((this.pliesBefore + this.ply) >> 1) + 1
  }

  /** The last move made, 0 for a null move; `undefined` in the first position. */
  get lastMove(): Move | undefined {
    return this.ply === 0 ? undefined : (this.history[this.ply * ENTRY + MOVE]! as Move)
  }

  /** The move that led to half-move `ply`, 0 for a null move; `ply` is 1 to `this.ply`. */
  moveAt(ply: number): number {
    return this.history[ply * ENTRY + MOVE]!
  }

  /** The hash at half-move `ply`, 0 to `this.ply`. */
  hashLoAt(ply: number): number {
    return this.history[ply * ENTRY + HASH_LO]!
  }

  hashHiAt(ply: number): number {
    return this.history[ply * ENTRY + HASH_HI]!
  }

  pieceAt(square: Square): Piece | undefined {
    return pieceOfCode(this.board[square]!)
  }

  kingSquare(color: Color): Square {
    return squareOfKing(this.sets, sideOf(color)) as Square
  }

  /** True if the side to move is in check. */
  isCheck(): boolean {
    const sets = this.sets
    const { side } = this
    return attackedBySide(
      sets,
      side ^ 8,
      squareOfKing(sets, side),
      sets[0]! | sets[16]!,
      sets[1]! | sets[17]!,
    )
  }

  /** `move` must be legal here: it is not validated. */
  // oxlint-disable-next-line max-lines-per-function -- called at every node: calls of its parts would cost more than they explain
  make(move: Move): void {
    const { board, sets } = this
    const top = this.ply * ENTRY
    if (top + 2 * ENTRY > this.history.length) this.growHistory()
    const history = this.history
    const from = fromOf(move)
    const to = toOf(move)
    const moved = movedCodeOf(move)
    const captured = capturedCodeOf(move)
    const promotion = promotionRoleOf(move)
    const side = moved & BLACK_SIDE
    const state = history[top + STATE]!
    const oldRights = state & 15
    const oldEnPassant = (state >> EN_PASSANT_SHIFT) & 63
    let halfmoves = (state >> HALFMOVES_SHIFT) + 1
    let enPassant = 0
    let lo = history[top + HASH_LO]! ^ TURN_KEY_LO
    let hi = history[top + HASH_HI]! ^ TURN_KEY_HI
    if (oldEnPassant !== 0) {
      lo ^= EN_PASSANT_KEYS[oldEnPassant << 1]!
      hi ^= EN_PASSANT_KEYS[(oldEnPassant << 1) | 1]!
    }

    if (captured !== 0) {
      halfmoves = 0
      let at = to
      if ((move & EN_PASSANT_FLAG) !== 0) {
        at = to ^ 8
        board[at] = 0
      }
      const bit = 1 << at
      const half = at >> 5
      const key = ((captured << 6) | at) << 1
      sets[(captured << 1) | half]! ^= bit
      sets[((side ^ 8) << 1) | half]! ^= bit
      lo ^= PIECE_KEYS[key]!
      hi ^= PIECE_KEYS[key + 1]!
    }

    const placed = promotion === 0 ? moved : side | promotion
    const fromBit = 1 << from
    const toBit = 1 << to
    const fromHalf = from >> 5
    const toHalf = to >> 5
    board[from] = 0
    board[to] = placed
    sets[(moved << 1) | fromHalf]! ^= fromBit
    sets[(placed << 1) | toHalf]! ^= toBit
    sets[(side << 1) | fromHalf]! ^= fromBit
    sets[(side << 1) | toHalf]! ^= toBit
    const fromKey = ((moved << 6) | from) << 1
    const toKey = ((placed << 6) | to) << 1
    lo ^= PIECE_KEYS[fromKey]! ^ PIECE_KEYS[toKey]!
    hi ^= PIECE_KEYS[fromKey + 1]! ^ PIECE_KEYS[toKey + 1]!

    if ((moved & 7) === PAWN) {
      halfmoves = 0
      if ((move & DOUBLE_STEP_FLAG) !== 0 && enPassantIsPossible(sets, side ^ 8, to ^ 8)) {
        enPassant = to ^ 8
        lo ^= EN_PASSANT_KEYS[enPassant << 1]!
        hi ^= EN_PASSANT_KEYS[(enPassant << 1) | 1]!
      }
    } else if ((move & CASTLE_FLAG) !== 0) {
      const rookFrom = to > from ? to + 1 : to - 2
      const rookTo = (from + to) >> 1
      const rook = side | ROOK
      this.shiftRook(side, rookFrom, rookTo)
      const rookFromKey = ((rook << 6) | rookFrom) << 1
      const rookToKey = ((rook << 6) | rookTo) << 1
      lo ^= PIECE_KEYS[rookFromKey]! ^ PIECE_KEYS[rookToKey]!
      hi ^= PIECE_KEYS[rookFromKey + 1]! ^ PIECE_KEYS[rookToKey + 1]!
    }

    let rights = oldRights
    if (oldRights !== 0) {
      rights &= RIGHTS_KEPT[from]! & RIGHTS_KEPT[to]!
      const lost = (oldRights ^ rights) << 1
      lo ^= CASTLING_KEYS[lost]!
      hi ^= CASTLING_KEYS[lost + 1]!
    }

    history[top + ENTRY + HASH_LO] = lo
    history[top + ENTRY + HASH_HI] = hi
    history[top + ENTRY + STATE] = rights | (enPassant << EN_PASSANT_SHIFT) | (halfmoves << HALFMOVES_SHIFT)
    history[top + ENTRY + MOVE] = move
    this.ply++
    this.side = (side ^ 8) as SideCode
  }

  /** Takes back the last move. */
  unmake(): void {
    const { board, sets } = this
    const move = this.history[this.ply * ENTRY + MOVE]!
    this.ply--
    const from = fromOf(move)
    const to = toOf(move)
    const moved = movedCodeOf(move)
    const captured = capturedCodeOf(move)
    const promotion = promotionRoleOf(move)
    const side = moved & BLACK_SIDE
    this.side = side as SideCode

    const placed = promotion === 0 ? moved : side | promotion
    const fromBit = 1 << from
    const toBit = 1 << to
    const fromHalf = from >> 5
    const toHalf = to >> 5
    board[from] = moved
    board[to] = 0
    sets[(moved << 1) | fromHalf]! ^= fromBit
    sets[(placed << 1) | toHalf]! ^= toBit
    sets[(side << 1) | fromHalf]! ^= fromBit
    sets[(side << 1) | toHalf]! ^= toBit

    if (captured !== 0) {
      const at = (move & EN_PASSANT_FLAG) !== 0 ? to ^ 8 : to
      const bit = 1 << at
      const half = at >> 5
      board[at] = captured
      sets[(captured << 1) | half]! ^= bit
      sets[((side ^ 8) << 1) | half]! ^= bit
    } else if ((move & CASTLE_FLAG) !== 0) {
      this.shiftRook(side, (from + to) >> 1, to > from ? to + 1 : to - 2)
    }
  }

  /** Makes a null move, for the search; not allowed in check. Repetitions are not counted across it. */
  makeNull(): void {
    const top = this.ply * ENTRY
    if (top + 2 * ENTRY > this.history.length) this.growHistory()
    const history = this.history
    const state = history[top + STATE]!
    const enPassant = (state >> EN_PASSANT_SHIFT) & 63
    let lo = history[top + HASH_LO]! ^ TURN_KEY_LO
    let hi = history[top + HASH_HI]! ^ TURN_KEY_HI
    if (enPassant !== 0) {
      lo ^= EN_PASSANT_KEYS[enPassant << 1]!
      hi ^= EN_PASSANT_KEYS[(enPassant << 1) | 1]!
    }
    history[top + ENTRY + HASH_LO] = lo
    history[top + ENTRY + HASH_HI] = hi
    history[top + ENTRY + STATE] = (state & 15) | (((state >> HALFMOVES_SHIFT) + 1) << HALFMOVES_SHIFT)
    history[top + ENTRY + MOVE] = 0
    this.ply++
    this.side = (this.side ^ 8) as SideCode
  }

  unmakeNull(): void {
    this.ply--
    this.side = (this.side ^ 8) as SideCode
  }

  /** How often the current position has occurred on this object, including now. */
  repetitions(): number {
    let count = 1
    for (let at = this.lastSeen(this.ply); at >= 0; at = this.lastSeen(at)) count++
    return count
  }

  /**
   * True if a search whose root is `plies` half-moves back should score this position as a draw: if it repeats a position of
   * the search itself, since a cycle that was possible once is possible again, or occurs for the `drawnTime`th time in the
   * game.
   */
  isRepeated(plies: number, drawnTime: 2 | 3): boolean {
    let count = 1
    for (let at = this.lastSeen(this.ply); at >= 0; at = this.lastSeen(at)) {
      if (++count >= drawnTime || this.ply - at <= plies) return true
    }
    return false
  }

  /** The last ply before the given one at which this position occurred, or -1. Stops at irreversible moves. */
  private lastSeen(ply: number): number {
    const { history, hashLo, hashHi } = this
    const earliest = Math.max(0, this.ply - this.halfmoves)
    for (let at = ply; at > earliest; at--) {
      if (history[at * ENTRY + MOVE] === 0) return -1
      const before = (at - 1) * ENTRY
      // The side to move is part of the hash, so positions with the other side to move never match.
      if (history[before + HASH_LO] === hashLo && history[before + HASH_HI] === hashHi) return at - 1
    }
    return -1
  }

  toSetup(): Setup {
    const { rights, enPassant } = this
    return {
      board: SQUARES.map((square) => this.pieceAt(square)),
      turn: this.turn,
      castling: {
        K: (rights & WHITE_SHORT) !== 0,
        Q: (rights & WHITE_LONG) !== 0,
        k: (rights & BLACK_SHORT) !== 0,
        q: (rights & BLACK_LONG) !== 0,
      },
      enPassant: enPassant === 0 ? undefined : (enPassant as Square),
      halfmoves: this.halfmoves,
      fullmoves: this.fullmoves,
    }
  }

  /** Computes the hash from scratch, for the first position and for tests of the incremental hash. */
  hashFromScratch(): readonly [lo: number, hi: number] {
    const { enPassant, rights } = this
    let lo = CASTLING_KEYS[rights << 1]!
    let hi = CASTLING_KEYS[(rights << 1) | 1]!
    for (const square of SQUARES) {
      const code = this.board[square]!
      if (code === 0) continue
      lo ^= PIECE_KEYS[((code << 6) | square) << 1]!
      hi ^= PIECE_KEYS[(((code << 6) | square) << 1) | 1]!
    }
    if (enPassant !== 0) {
      lo ^= EN_PASSANT_KEYS[enPassant << 1]!
      hi ^= EN_PASSANT_KEYS[(enPassant << 1) | 1]!
    }
    if (this.side === BLACK_SIDE) {
      lo ^= TURN_KEY_LO
      hi ^= TURN_KEY_HI
    }
    return [lo, hi]
  }

  private shiftRook(side: number, from: number, to: number): void {
    const { board, sets } = this
    const rook = side | ROOK
    board[from] = 0
    board[to] = rook
    sets[(rook << 1) | (from >> 5)]! ^= (1 << from) | (1 << to)
    sets[(side << 1) | (from >> 5)]! ^= (1 << from) | (1 << to)
  }

  private growHistory(): void {
    const larger = new Int32Array(this.history.length * 2)
    larger.set(this.history)
    this.history = larger
  }
}
