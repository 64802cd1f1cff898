import { makeFen, positionFromFen, START_FEN } from '#chess/fen.ts'
import { legalMoves, moveFrom, movePromotion, moveTo } from '#chess/moves.ts'
import { canMate, outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { makeSan } from '#chess/san.ts'
import type { Color, Move, Square } from '#chess/types.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import type { Rules, RulesPosition } from './rules.ts'

/** Standard chess behind the common interface. Code that plays only standard chess uses `chess/` directly, which is faster. */
export const standard = {
  id: 'standard',
  start: START_FEN,
  readPosition: (fen) => {
    const read = positionFromFen(fen)
    return read.ok ? { ok: true, value: new StandardPosition(read.value) } : { ok: false, error: read.error }
  },
} as const satisfies Rules<Move>

class StandardPosition implements RulesPosition<Move> {
  readonly #position: Position

  constructor(position: Position) {
    this.#position = position
  }

  get turn() {
    return this.#position.turn
  }

  get halfmoves() {
    return this.#position.halfmoves
  }

  pieceAt(square: Square) {
    return this.#position.pieceAt(square)
  }

  legalMoves() {
    return legalMoves(this.#position)
  }

  isCheck() {
    return this.#position.isCheck()
  }

  make(move: Move) {
    this.#position.make(move)
  }

  unmake() {
    this.#position.unmake()
  }

  clone() {
    return new StandardPosition(this.#position.clone())
  }

  outcome() {
    return outcomeOf(this.#position)
  }

  canWin(color: Color) {
    return canMate(this.#position, color)
  }

  squaresOf(move: Move) {
    return { from: moveFrom(move), to: moveTo(move), promotion: movePromotion(move) }
  }

  makeFen() {
    return makeFen(this.#position)
  }

  makeUci(move: Move) {
    return makeUci(move)
  }

  parseUci(text: string) {
    return parseUci(this.#position, text)
  }

  makeSan(move: Move) {
    return makeSan(this.#position, move)
  }
}
