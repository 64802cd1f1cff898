import { codeOfRole, pieceOfCode, sideOf } from './pieces.ts'
import { Position } from './position.ts'
import { MOST_COUNTED, type PositionError } from './setup.ts'
import { makeSquare, parseSquare } from './squares.ts'
import {
  ROLES,
  type CastlingRights,
  type Fen,
  type Piece,
  type Result,
  type Setup,
  type Square,
} from './types.ts'

export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' as Fen

export type FenError =
  | 'ERR_FEN_FIELDS'
  | 'ERR_FEN_BOARD'
  | 'ERR_FEN_TURN'
  | 'ERR_FEN_CASTLING'
  | 'ERR_FEN_EN_PASSANT'
  | 'ERR_FEN_COUNTERS'

const fail = <E extends FenError>(error: E, detail: string): Result<never, E> => ({
  ok: false,
  error,
  detail,
})

/** The text, shortened and quoted for messages. */
const quote = (text: string): string => `“${text.length > 20 ? `${text.slice(0, 20)}…` : text}”`

function parsePiece(letter: string): Piece | undefined {
  const role = ROLES.find((each) => each === letter.toLowerCase())
  return role && pieceOfCode(sideOf(letter === role ? 'b' : 'w') | codeOfRole(role))
}

const makePiece = (piece: Piece): string => (piece.color === 'w' ? piece.role.toUpperCase() : piece.role)

function parseBoard(text: string): Result<Setup['board'], 'ERR_FEN_BOARD'> {
  const ranks = text.split('/')
  if (ranks.length !== 8) return fail('ERR_FEN_BOARD', `the board has ${ranks.length} ranks, not 8`)
  const board: (Piece | undefined)[] = new Array<Piece | undefined>(64).fill(undefined)
  for (const [index, letters] of ranks.entries()) {
    const rank = 7 - index
    let file = 0
    let gap = false
    for (const letter of letters) {
      if (/[1-8]/.test(letter)) {
        if (gap) return fail('ERR_FEN_BOARD', `rank ${rank + 1} has two numbers in a row`)
        gap = true
        file += Number(letter)
        continue
      }
      gap = false
      const piece = parsePiece(letter)
      if (!piece) return fail('ERR_FEN_BOARD', `rank ${rank + 1} has an unknown piece ${quote(letter)}`)
      if (file < 8) board[rank * 8 + file] = piece
      file++
    }
    if (file !== 8) return fail('ERR_FEN_BOARD', `rank ${rank + 1} has ${file} squares, not 8`)
  }
  return { ok: true, value: board }
}

function parseCastling(text: string): Result<CastlingRights, 'ERR_FEN_CASTLING'> {
  if (text !== '-' && (!/^[KQkq]{1,4}$/.test(text) || new Set(text).size !== text.length)) {
    return fail('ERR_FEN_CASTLING', `castling rights ${quote(text)} are neither “-” nor letters of “KQkq”`)
  }
  const has = (letter: string): boolean => text.includes(letter)
  return { ok: true, value: { K: has('K'), Q: has('Q'), k: has('k'), q: has('q') } }
}

function parseCounter(text: string, name: string): Result<number, 'ERR_FEN_COUNTERS'> {
  if (/^\d+$/.test(text) && Number(text) <= MOST_COUNTED) return { ok: true, value: Number(text) }
  return fail('ERR_FEN_COUNTERS', `the ${name} ${quote(text)} is not a whole number up to ${MOST_COUNTED}`)
}

/**
 * Reads the six fields of a FEN. Space around and between may be of any length and the two counters may be missing
 * (0 and 1 then, as in EPD); a full-move number 0, which many programs write, is read as 1. All else is strict.
 */
export function parseFen(text: string): Result<Setup, FenError> {
  const fields = text.trim().split(/\s+/)
  if (fields.length < 4 || fields.length > 6) {
    const found = text.trim() === '' ? 'none' : fields.length
    return fail(
      'ERR_FEN_FIELDS',
      `a FEN has 4 to 6 fields (board, turn, castling, en passant, counters), this has ${found}`,
    )
  }
  const [boardText, turn, castlingText, enPassantText, halfmovesText = '0', fullmovesText = '1'] = fields as [
    string,
    string,
    string,
    string,
    string?,
    string?,
  ]
  const board = parseBoard(boardText)
  if (!board.ok) return board
  if (turn !== 'w' && turn !== 'b')
    return fail('ERR_FEN_TURN', `the side to move is ${quote(turn)}, not “w” or “b”`)
  const castling = parseCastling(castlingText)
  if (!castling.ok) return castling
  let enPassant: Square | undefined
  if (enPassantText !== '-') {
    enPassant = parseSquare(enPassantText)
    if (enPassant === undefined) {
      return fail(
        'ERR_FEN_EN_PASSANT',
        `the en passant field ${quote(enPassantText)} is neither “-” nor a square`,
      )
    }
  }
  const halfmoves = parseCounter(halfmovesText, 'half-move clock')
  if (!halfmoves.ok) return halfmoves
  const fullmoves = parseCounter(fullmovesText, 'move number')
  if (!fullmoves.ok) return fullmoves
  return {
    ok: true,
    value: {
      board: board.value,
      turn,
      castling: castling.value,
      enPassant,
      halfmoves: halfmoves.value,
      fullmoves: Math.max(1, fullmoves.value),
    },
  }
}

function makeBoard(board: Setup['board']): string {
  let text = ''
  for (let rank = 7; rank >= 0; rank--) {
    let gap = 0
    for (let file = 0; file < 8; file++) {
      const piece = board[rank * 8 + file]
      if (!piece) {
        gap++
        continue
      }
      text += (gap || '') + makePiece(piece)
      gap = 0
    }
    text += (gap || '') + (rank > 0 ? '/' : '')
  }
  return text
}

/** The en passant square of a Position is written only where such a capture is legal; that of a Setup as it stands. */
export function makeFen(position: Position): Fen
/** A Setup may be a position that cannot be, so that what is written of it is no `Fen` yet. */
export function makeFen(setup: Setup): string
export function makeFen(from: Setup | Position): string {
  const setup = from instanceof Position ? from.toSetup() : from
  const { board, turn, castling, enPassant, halfmoves, fullmoves } = setup
  const rights = (['K', 'Q', 'k', 'q'] as const).filter((right) => castling[right]).join('') || '-'
  const jumped = enPassant === undefined ? '-' : makeSquare(enPassant)
  return `${makeBoard(board)} ${turn} ${rights} ${jumped} ${halfmoves} ${fullmoves}`
}

/** Reads a FEN from outside; the error says what is wrong with it. */
export function positionFromFen(text: string): Result<Position, FenError | PositionError> {
  const setup = parseFen(text)
  return setup.ok ? Position.fromSetup(setup.value) : setup
}

/** Asked once, where something comes in; from there on it is a `Fen`. */
export const isFen = (value: unknown): value is Fen => typeof value === 'string' && positionFromFen(value).ok

/** Throws if a text was cast to `Fen` without validation, which is a bug. */
export function positionOfFen(fen: Fen): Position {
  const position = positionFromFen(fen)
  if (!position.ok) throw new Error(`${position.error} in ${fen}: ${position.detail}`)
  return position.value
}

/** A FEN from our code or data. Throws if it is invalid. */
export function knownFen(text: string): Fen {
  positionOfFen(text as Fen)
  return text as Fen
}
