import { movedCodeOf, movedRoleOf, promotionRoleOf } from './move-bits.ts'
import {
  generateLegal,
  isCapture,
  isCastle,
  legalMoves,
  MOST_MOVES,
  moveFrom,
  movePromotion,
  moveTo,
} from './moves.ts'
import { codeOfRole, PAWN } from './pieces.ts'
import type { Position } from './position.ts'
import { fileOf, makeSquare, parseSquare, rankOf } from './squares.ts'
import { trimmedEnd } from './trimmed-end.ts'
import { FILES, RANKS, ROLES, type Move, type Result, type Role, type San } from './types.ts'

export type SanError = 'ERR_SAN_SYNTAX' | 'ERR_SAN_ILLEGAL' | 'ERR_SAN_AMBIGUOUS' | 'ERR_SAN_PROMOTION'

const letterOf = (code: number): string => ROLES[(code & 7) - 1]!.toUpperCase()

/**
 * The origin's file, rank or both: the minimum that distinguishes the move from others by the same kind of piece to the same
 * square.
 */
function origin(position: Position, move: Move): string {
  const from = moveFrom(move)
  const lo = position.sets[movedCodeOf(move) * 2]!
  const hi = position.sets[movedCodeOf(move) * 2 + 1]!
  // Usually only one such piece is left, so no moves have to be generated to compare.
  const alone = lo === 0 ? (hi & (hi - 1)) === 0 : hi === 0 && (lo & (lo - 1)) === 0
  if (alone) return ''
  const rivals = legalMoves(position)
    .filter((other) => movedCodeOf(other) === movedCodeOf(move) && moveTo(other) === moveTo(move))
    .map(moveFrom)
    .filter((square) => square !== from)
  if (rivals.length === 0) return ''
  if (rivals.every((square) => fileOf(square) !== fileOf(from))) return FILES[fileOf(from)]!
  if (rivals.every((square) => rankOf(square) !== rankOf(from))) return RANKS[rankOf(from)]!
  return makeSquare(from)
}

function body(position: Position, move: Move): string {
  if (isCastle(move)) return moveTo(move) > moveFrom(move) ? 'O-O' : 'O-O-O'
  const to = (isCapture(move) ? 'x' : '') + makeSquare(moveTo(move))
  if (movedRoleOf(move) !== PAWN) return letterOf(movedCodeOf(move)) + origin(position, move) + to
  const promotion = movePromotion(move)
  return (
    (isCapture(move) ? FILES[fileOf(moveFrom(move))]! : '') +
    to +
    (promotion ? `=${promotion.toUpperCase()}` : '')
  )
}

const replies = new Int32Array(MOST_MOVES)

/** `move` must be legal in `position`, which is left unchanged. */
export function makeSan(position: Position, move: Move): San {
  const text = body(position, move)
  position.make(move)
  const mark = position.isCheck() ? (generateLegal(position, replies, 0) === 0 ? '#' : '+') : ''
  position.unmake()
  return text + mark
}

const CASTLING = /^([O0o])-\1(-\1)?$/
const MOVE = /^([PNBRQK])?([a-h])?([1-8])?([x:])?-?([a-h][1-8])(?:[=/]?\(?([NBRQnbrq])\)?)?$/
const SUFFIXES = '+#!?'
const EN_PASSANT = /e\.?p\.?$/

/** The move without its suffixes: `e.p.`, check, mate, annotation. */
function stripSuffixes(text: string): string {
  const bare = trimmedEnd(text, SUFFIXES)
  return EN_PASSANT.test(bare) ? bare.replace(EN_PASSANT, '').trimEnd() : bare
}

const fail = (error: SanError): Result<never, SanError> => ({ ok: false, error })

/**
 * Parses a move as people and programs write it: `0-0` for `O-O`, a missing `x`, `+` or `#`, `e8Q` for `e8=Q`, a longer
 * origin than necessary (`Ng1f3`, `e2-e4`), `e.p.`, `!?`. The text must match exactly one legal move. An `x` without a
 * capture is an error, since it suggests a different position.
 */
export function parseSan(position: Position, text: string): Result<Move, SanError> {
  const bare = stripSuffixes(text.trim())
  const castling = CASTLING.exec(bare)
  if (castling) return findCastling(position, castling[2] !== undefined)
  const match = MOVE.exec(bare)
  if (!match) return fail('ERR_SAN_SYNTAX')
  const [, letter, file, rank, taking, to, promoted] = match
  return findWritten(position, { letter, file, rank, takes: taking !== undefined, to: to!, promoted })
}

/** The parts of a written move. Those that are not written are undefined. */
export interface WrittenMove {
  /** `undefined` for a pawn. */
  readonly letter: string | undefined
  readonly file: string | undefined
  readonly rank: string | undefined
  /** True if the move must be a capture. */
  readonly takes: boolean
  readonly to: string
  readonly promoted: string | undefined
}

const found = new Int32Array(MOST_MOVES)

export function findCastling(position: Position, isLong: boolean): Result<Move, SanError> {
  const count = generateLegal(position, found, 0)
  for (let index = 0; index < count; index++) {
    const move = found[index] as Move
    if (isCastle(move) && moveTo(move) < moveFrom(move) === isLong) return { ok: true, value: move }
  }
  return fail('ERR_SAN_ILLEGAL')
}

const codeOfLetter = (letter: string): number => codeOfRole(letter.toLowerCase() as Role)

/** The only legal move that fits. */
export function findWritten(position: Position, written: WrittenMove): Result<Move, SanError> {
  const { letter = 'P', file, rank, takes, to, promoted } = written
  const role = codeOfLetter(letter)
  const target = parseSquare(to)
  const promotion = promoted === undefined ? undefined : codeOfLetter(promoted)
  const count = generateLegal(position, found, 0)
  let only: Move | undefined
  for (let index = 0; index < count; index++) {
    const move = found[index] as Move
    if (moveTo(move) !== target || movedRoleOf(move) !== role || isCastle(move)) continue
    if (file !== undefined && FILES[fileOf(moveFrom(move))] !== file) continue
    if (rank !== undefined && RANKS[rankOf(moveFrom(move))] !== rank) continue
    if (takes && !isCapture(move)) continue
    if (promotion !== undefined && promotionRoleOf(move) !== promotion) continue
    if (only !== undefined) {
      const isMissing = promotionRoleOf(only) !== 0 && moveFrom(only) === moveFrom(move)
      return fail(isMissing ? 'ERR_SAN_PROMOTION' : 'ERR_SAN_AMBIGUOUS')
    }
    only = move
  }
  return only === undefined ? fail('ERR_SAN_ILLEGAL') : { ok: true, value: only }
}
