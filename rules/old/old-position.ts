import { makeFen } from '#chess/fen.ts'
import {
  codeOfPiece,
  colorOf,
  KING,
  PAWN,
  pieceOfCode,
  QUEEN,
  ROOK,
  sideOf,
  type SideCode,
} from '#chess/pieces.ts'
import { makeSquare, rankOf, SQUARES } from '#chess/squares.ts'
import type { Color, Fen, Result, Setup, Square, Uci } from '#chess/types.ts'
import { ROOK_LINES, targetTables, type TargetTables } from './targets.ts'
import type { Variant } from './variant.ts'

/** Origin in bits 0-5, target in 6-11, and in bit 12 whether a pawn becomes a counsellor. */
export type OldMove = number & { readonly brand: 'OldMove' }
const PROMOTION_FLAG = 1 << 12
const fromOf = (move: OldMove): Square => (move & 63) as Square
const toOf = (move: OldMove): Square => ((move >> 6) & 63) as Square

/** The state before a move, to take it back and to find repetitions. */
interface Past {
  readonly board: Uint8Array<ArrayBuffer>
  readonly halfmoves: number
}

/**
 * A position of Shatranj or Chaturanga and its moves, without ends and notation. A move copies 64 bytes, which is enough for
 * boards and too slow for an engine.
 */
export class OldPosition {
  readonly variant: Variant
  /** Piece code of each square, a1 first, as in standard chess. */
  #board = new Uint8Array(64)
  #side: SideCode = 0
  #halfmoves = 0
  /** Half-moves since the first move of the game, two per full move. */
  #plies = 0
  #past: Past[] = []
  readonly #tables: TargetTables

  /** The setup must be legal: `readOldPosition` checks it. */
  constructor(setup: Setup, variant: Variant) {
    this.variant = variant
    this.#tables = targetTables(variant.elephant)
    for (const square of SQUARES) {
      const piece = setup.board[square]
      this.#board[square] = piece ? codeOfPiece(piece) : 0
    }
    this.#side = sideOf(setup.turn)
    this.#halfmoves = setup.halfmoves
    this.#plies = (setup.fullmoves - 1) * 2 + (setup.turn === 'b' ? 1 : 0)
  }

  get turn(): Color {
    return colorOf(this.#side)
  }

  get halfmoves(): number {
    return this.#halfmoves
  }

  pieceAt(square: Square) {
    return pieceOfCode(this.#board[square]!)
  }

  /** How many men a side has beside its king. */
  menOf(color: Color): number {
    const side = sideOf(color)
    return this.#board.filter((code) => code !== 0 && (code & 8) === side && (code & 7) !== KING).length
  }

  isCheck(): boolean {
    return this.isAttacked(this.#kingSquare(this.#side), (this.#side ^ 8) as SideCode)
  }

  /** True if a man of `side` attacks the square. */
  isAttacked(square: Square, side: SideCode): boolean {
    const attackers = this.#tables.attackers
    for (let role = PAWN; role <= KING; role++) {
      const code = role | side
      if (attackers[code]![square]!.some((from) => this.#board[from] === code)) return true
    }
    return ROOK_LINES[square]!.some((line) => {
      const first = line.find((at) => this.#board[at] !== 0)
      return first !== undefined && this.#board[first] === (ROOK | side)
    })
  }

  legalMoves(): readonly OldMove[] {
    return this.#candidates().filter((move) => this.#leavesKingSafe(move))
  }

  make(move: OldMove): void {
    const board = this.#board
    this.#past.push({ board: board.slice(), halfmoves: this.#halfmoves })
    const moved = board[fromOf(move)]!
    const isIrreversible = board[toOf(move)] !== 0 || (moved & 7) === PAWN
    this.#halfmoves = isIrreversible ? 0 : this.#halfmoves + 1
    this.#place(move)
    this.#side = (this.#side ^ 8) as SideCode
    this.#plies++
  }

  unmake(): void {
    const { board, halfmoves } = this.#past.pop()!
    this.#board = board
    this.#halfmoves = halfmoves
    this.#side = (this.#side ^ 8) as SideCode
    this.#plies--
  }

  /** Makes `copy`, which must show this position, one that remembers the same moves. */
  protected copyPastTo<P extends OldPosition>(copy: P): P {
    copy.#past = [...this.#past]
    return copy
  }

  /** How often this position has occurred since the last capture or pawn move, this time included. */
  repetitions(): number {
    let count = 1
    // The same side is to move after every second half-move.
    for (let back = 2; back <= Math.min(this.#halfmoves, this.#past.length); back += 2) {
      const { board } = this.#past[this.#past.length - back]!
      if (board.every((code, square) => code === this.#board[square])) count++
    }
    return count
  }

  /** A single man wins, by baring the enemy king if not by mate; without baring two men of a kind may still mate. */
  canWin(color: Color): boolean {
    return this.menOf(color) > 0
  }

  squaresOf(move: OldMove) {
    const promotion = (move & PROMOTION_FLAG) === 0 ? undefined : ('q' as const)
    return { from: fromOf(move), to: toOf(move), promotion }
  }

  makeFen(): Fen {
    return makeFen(this.toSetup()) as Fen
  }

  makeUci(move: OldMove): Uci {
    const { from, to, promotion = '' } = this.squaresOf(move)
    return makeSquare(from) + makeSquare(to) + promotion
  }

  parseUci(text: string): Result<OldMove, 'ERR_UCI_SYNTAX' | 'ERR_UCI_ILLEGAL'> {
    if (!/^(?:[a-h][1-8]){2}q?$/.test(text)) return { ok: false, error: 'ERR_UCI_SYNTAX' }
    const move = this.legalMoves().find((each) => this.makeUci(each) === text)
    return move === undefined ? { ok: false, error: 'ERR_UCI_ILLEGAL' } : { ok: true, value: move }
  }

  toSetup(): Setup {
    return {
      board: SQUARES.map((square) => this.pieceAt(square)),
      turn: this.turn,
      castling: { K: false, Q: false, k: false, q: false },
      enPassant: undefined,
      halfmoves: this.#halfmoves,
      fullmoves: (this.#plies >> 1) + 1,
    }
  }

  #kingSquare(side: SideCode): Square {
    return this.#board.indexOf(KING | side) as Square
  }

  /** Moves that may leave the own king attacked. */
  #candidates(): readonly OldMove[] {
    return SQUARES.flatMap((from) => {
      const code = this.#board[from]!
      if (code === 0 || (code & 8) !== this.#side) return []
      return this.#targetsOf(from, code).map((to) => this.#move(from, to, code))
    })
  }

  #move(from: Square, to: Square, code: number): OldMove {
    // A pawn on the last rank becomes a counsellor, and nothing else.
    const isPromotion = (code & 7) === PAWN && (rankOf(to) === 7 || rankOf(to) === 0)
    return (from | (to << 6) | (isPromotion ? PROMOTION_FLAG : 0)) as OldMove
  }

  #targetsOf(from: Square, code: number): readonly Square[] {
    const isOwn = (square: Square): boolean =>
      this.#board[square] !== 0 && (this.#board[square]! & 8) === this.#side
    const isFree = (square: Square): boolean => this.#board[square] === 0
    if ((code & 7) === ROOK) {
      return ROOK_LINES[from]!.flatMap((line) => {
        const blocked = line.findIndex((square) => !isFree(square))
        if (blocked === -1) return line
        return line.slice(0, isOwn(line[blocked]!) ? blocked : blocked + 1)
      })
    }
    const attacked = this.#tables.attacks[code]![from]!
    if ((code & 7) !== PAWN) return attacked.filter((square) => !isOwn(square))
    // One step, never two: the double step is of the fifteenth century.
    const ahead = (from + (this.#side === 0 ? 8 : -8)) as Square
    const captures = attacked.filter((square) => !isFree(square) && !isOwn(square))
    return isFree(ahead) ? [ahead, ...captures] : captures
  }

  #leavesKingSafe(move: OldMove): boolean {
    const before = this.#board
    this.#board = before.slice()
    this.#place(move)
    const isSafe = !this.isAttacked(this.#kingSquare(this.#side), (this.#side ^ 8) as SideCode)
    this.#board = before
    return isSafe
  }

  #place(move: OldMove): void {
    const from = fromOf(move)
    this.#board[toOf(move)] = (move & PROMOTION_FLAG) === 0 ? this.#board[from]! : QUEEN | this.#side
    this.#board[from] = 0
  }
}
