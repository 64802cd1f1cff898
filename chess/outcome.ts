import { generateLegal, MOST_MOVES } from './moves.ts'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK, sideOf } from './pieces.ts'
import type { Position } from './position.ts'
import { opposite, type Color, type GameOutcome } from './types.ts'

/** Half-moves without a capture or pawn move after which the game is drawn: fifty moves by each side. */
const FIFTY_MOVES = 100
const REPETITIONS = 3

/** b1 is light, a1 is dark. */
const LIGHT_SQUARES = 0x55aa55aa

const has = ({ sets }: Position, side: number, role: number): boolean =>
  (sets[(side | role) * 2]! | sets[(side | role) * 2 + 1]!) !== 0

const several = ({ sets }: Position, side: number, role: number): boolean => {
  const lo = sets[(side | role) * 2]!
  const hi = sets[(side | role) * 2 + 1]!
  return (lo & (lo - 1)) !== 0 || (hi & (hi - 1)) !== 0 || (lo !== 0 && hi !== 0)
}

function bishopsOfOneColor({ sets }: Position): boolean {
  const lo = sets[2 * BISHOP]! | sets[16 + 2 * BISHOP]!
  const hi = sets[2 * BISHOP + 1]! | sets[16 + 2 * BISHOP + 1]!
  const light = ((lo | hi) & LIGHT_SQUARES) !== 0
  const dark = ((lo | hi) & ~LIGHT_SQUARES) !== 0
  return !(light && dark)
}

/**
 * True if `color` can still mate by some series of legal moves with the opponent's help, judged by material alone (FIDE Laws
 * 6.9, as sites apply it). Blocked positions are not analysed.
 *
 * - A pawn, rook or queen: yes.
 * - Two knights, or knight and bishop: yes.
 * - One knight: yes if the opponent has a piece that can block their own king: any but king and queens.
 * - Bishops on both colours of square, counting the opponent's: yes.
 * - Bishops on one colour only: yes if the opponent has a knight or pawn; their other pieces cannot block enough squares.
 * - King alone: no.
 */
export function canMate(position: Position, color: Color): boolean {
  const us = sideOf(color)
  const them = sideOf(opposite(color))
  if (has(position, us, PAWN) || has(position, us, ROOK) || has(position, us, QUEEN)) return true
  const pawnOrKnight = has(position, them, PAWN) || has(position, them, KNIGHT)
  if (has(position, us, KNIGHT)) {
    if (several(position, us, KNIGHT) || has(position, us, BISHOP)) return true
    return pawnOrKnight || has(position, them, BISHOP) || has(position, them, ROOK)
  }
  return has(position, us, BISHOP) && (pawnOrKnight || !bishopsOfOneColor(position))
}

/** True if neither side can mate by any sequence of moves. */
function isDeadByMaterial(position: Position): boolean {
  return !canMate(position, 'w') && !canMate(position, 'b')
}

const scratch = new Int32Array(MOST_MOVES)

/** The result by the rules, if the game is over. Mate on the hundredth half-move is mate. */
export function outcomeOf(position: Position): GameOutcome | undefined {
  if (generateLegal(position, scratch, 0) === 0) {
    return position.isCheck()
      ? { reason: 'checkmate', winner: opposite(position.turn) }
      : { reason: 'stalemate', winner: undefined }
  }
  if (isDeadByMaterial(position)) return { reason: 'insufficient-material', winner: undefined }
  if (position.repetitions() >= REPETITIONS) return { reason: 'threefold-repetition', winner: undefined }
  if (position.halfmoves >= FIFTY_MOVES) return { reason: 'fifty-move-rule', winner: undefined }
  return undefined
}
