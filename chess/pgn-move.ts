/** Moves as people and other programs write them in PGN, with the signs behind them. */
import { movedCodeOf, promotionRoleOf } from './move-bits.ts'
import { isCastle, legalMoves, moveFrom, moveTo } from './moves.ts'
import { codeOfRole, KING, ROOK } from './pieces.ts'
import type { PgnMoveError } from './pgn-fault.ts'
import { glyphsOfSuffix, isNullMove } from './pgn-signs.ts'
import type { Position } from './position.ts'
import { findCastling, findWritten, type SanError, type WrittenMove } from './san.ts'
import { parseSquare } from './squares.ts'
import type { Move, Result, Role } from './types.ts'

export interface PgnMove {
  readonly move: Move
  readonly glyphs: readonly number[]
}

const CASTLING = /^[O0o]-?[O0o](-?[O0o])?(?![O0o-])(.*)$/
const MOVE = /^([PNBRQK])?([a-h])?([1-8])?([x:])?-?([a-h][1-8])(?:[=/]?\(?([NBRQnbrq])\)?(?![a-h1-8]))?(.*)$/
/** `E2E4`, as early chess computers write. */
const CAPITALS = /^[A-H][1-8][x:-]?[A-H][1-8]/

const fail = (error: PgnMoveError): Result<never, PgnMoveError> => ({ ok: false, error })

/**
 * Reads algebraic notation in all its forms, coordinates (`g1f3`, `e7e8q`) and long notation (`Ng1-f3`, castling as `Ke1-g1`),
 * followed by annotations: `Nf3+!`, `Nf3±`, `exd6e.p.`. A sign of capture without a capture is forgiven, as other readers do.
 */
export function readPgnMove(position: Position, word: string): Result<PgnMove, PgnMoveError> {
  const castling = CASTLING.exec(word)
  if (castling && !isNullMove(word))
    return withGlyphs(castling[2]!, () => findCastling(position, castling[1] !== undefined))
  const text = CAPITALS.test(word) ? word.toLowerCase() : word
  const match = MOVE.exec(text)
  if (!match) return fail(isNullMove(word) ? 'ERR_NULL_MOVE' : 'ERR_SAN_SYNTAX')
  const [, letter, file, rank, , to, promoted, suffix] = match
  return withGlyphs(suffix!, () =>
    findMove(position, { letter, file, rank, takes: false, to: to!, promoted }),
  )
}

function withGlyphs(suffix: string, find: () => Result<Move, SanError>): Result<PgnMove, PgnMoveError> {
  const glyphs = suffix === '' ? [] : glyphsOfSuffix(suffix)
  if (!glyphs) return fail('ERR_SAN_SYNTAX')
  const move = find()
  return move.ok ? { ok: true, value: { move: move.value, glyphs } } : move
}

function findMove(position: Position, written: WrittenMove): Result<Move, SanError> {
  const move = findWritten(position, written)
  const { letter, file, rank, to, promoted } = written
  if (move.ok || move.error !== 'ERR_SAN_ILLEGAL' || file === undefined || rank === undefined) return move
  if (letter !== undefined && letter !== 'K') return move
  const between = findBetween(position, `${file}${rank}`, to, promoted)
  return between === undefined ? move : { ok: true, value: between }
}

/** The move between two squares of any piece, or for castling of the king to its new square or to its own rook. */
function findBetween(
  position: Position,
  from: string,
  to: string,
  promoted: string | undefined,
): Move | undefined {
  const [start, target] = [parseSquare(from)!, parseSquare(to)!]
  const promotion = promoted === undefined ? 0 : codeOfRole(promoted.toLowerCase() as Role)
  const code = position.board[start]!
  const isRookTaken = (code & 7) === KING && position.board[target] === ((code & 8) | ROOK)
  return legalMoves(position).find(
    (move) =>
      moveFrom(move) === start &&
      movedCodeOf(move) === code &&
      (isRookTaken
        ? isCastle(move) && moveTo(move) > start === target > start
        : moveTo(move) === target && promotionRoleOf(move) === promotion),
  )
}
