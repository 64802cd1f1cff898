import { plainFen } from './shared-fen.ts'
import { codeOfRole, pieceOfCode, sideOf } from './pieces.ts'
import { Position } from './position.ts'
import { MOST_COUNTED, type PositionFault } from './setup.ts'
import { makeSquare, parseSquare } from './squares.ts'
import {
  ROLES,
  type CastlingRights,
  type Fen,
  type Piece,
  type ParseResult,
  type Setup,
  type Square,
} from './types.ts'

export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' as Fen

/** Why a text is not a valid FEN. `text` fields hold the offending part. */
export type FenFault =
  | { readonly error: 'ERR_FEN_FIELDS'; readonly fields: number }
  | BoardFault
  | { readonly error: 'ERR_FEN_TURN'; readonly text: string }
  | { readonly error: 'ERR_FEN_CASTLING'; readonly text: string }
  | { readonly error: 'ERR_FEN_EN_PASSANT'; readonly text: string }
  | {
      readonly error: 'ERR_FEN_COUNTERS'
      readonly counter: 'halfmoves' | 'fullmoves'
      readonly text: string
      readonly most: number
    }

type BoardFault =
  | { readonly error: 'ERR_FEN_RANKS'; readonly ranks: number }
  /** Two consecutive digits. */
  | { readonly error: 'ERR_FEN_NUMBERS'; readonly rank: number }
  | { readonly error: 'ERR_FEN_PIECE'; readonly rank: number; readonly text: string }
  | { readonly error: 'ERR_FEN_RANK'; readonly rank: number; readonly squares: number }

const fail = <F extends FenFault>(fault: F): ParseResult<never, F> => ({ ok: false, ...fault })

function parsePiece(letter: string): Piece | undefined {
  const role = ROLES.find((each) => each === letter.toLowerCase())
  return role && pieceOfCode(sideOf(letter === role ? 'b' : 'w') | codeOfRole(role))
}

const makePiece = (piece: Piece): string => (piece.color === 'w' ? piece.role.toUpperCase() : piece.role)

function parseBoard(text: string): ParseResult<Setup['board'], BoardFault> {
  const ranks = text.split('/')
  if (ranks.length !== 8) return fail({ error: 'ERR_FEN_RANKS', ranks: ranks.length })
  const board: (Piece | undefined)[] = new Array<Piece | undefined>(64).fill(undefined)
  for (const [index, letters] of ranks.entries()) {
    const rank = 7 - index
    let file = 0
    let gap = false
    for (const letter of letters) {
      if (/[1-8]/.test(letter)) {
        if (gap) return fail({ error: 'ERR_FEN_NUMBERS', rank: rank + 1 })
        gap = true
        file += Number(letter)
        continue
      }
      gap = false
      const piece = parsePiece(letter)
      if (!piece) return fail({ error: 'ERR_FEN_PIECE', rank: rank + 1, text: letter })
      if (file < 8) board[rank * 8 + file] = piece
      file++
    }
    if (file !== 8) return fail({ error: 'ERR_FEN_RANK', rank: rank + 1, squares: file })
  }
  return { ok: true, value: board }
}

function parseCastling(text: string): ParseResult<CastlingRights, FenFault> {
  if (text !== '-' && (!/^[KQkq]{1,4}$/.test(text) || new Set(text).size !== text.length)) {
    return fail({ error: 'ERR_FEN_CASTLING', text })
  }
  const has = (letter: string): boolean => text.includes(letter)
  return { ok: true, value: { K: has('K'), Q: has('Q'), k: has('k'), q: has('q') } }
}

function parseCounter(text: string, counter: 'halfmoves' | 'fullmoves'): ParseResult<number, FenFault> {
  if (/^\d+$/.test(text) && Number(text) <= MOST_COUNTED) return { ok: true, value: Number(text) }
  return fail({ error: 'ERR_FEN_COUNTERS', counter, text, most: MOST_COUNTED })
}

/**
 * Parses the six fields of a FEN. Allows any amount of whitespace, and missing counters (then 0 and 1, as in EPD); reads
 * full-move number 0, which many programs write, as 1. Strict otherwise.
 */
export function parseFen(text: string): ParseResult<Setup, FenFault> {
  const fields = text.trim().split(/\s+/)
  if (fields.length < 4 || fields.length > 6) {
    return fail({ error: 'ERR_FEN_FIELDS', fields: text.trim() === '' ? 0 : fields.length })
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
  if (turn !== 'w' && turn !== 'b') return fail({ error: 'ERR_FEN_TURN', text: turn })
  const castling = parseCastling(castlingText)
  if (!castling.ok) return castling
  let enPassant: Square | undefined
  if (enPassantText !== '-') {
    enPassant = parseSquare(enPassantText)
    if (enPassant === undefined) {
      return fail({ error: 'ERR_FEN_EN_PASSANT', text: enPassantText })
    }
  }
  const halfmoves = parseCounter(halfmovesText, 'halfmoves')
  if (!halfmoves.ok) return halfmoves
  const fullmoves = parseCounter(fullmovesText, 'fullmoves')
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

/** Writes the en passant square of a Position only if such a capture is legal; that of a Setup is written unchanged. */
export function makeFen(position: Position): Fen
/** Returns a plain string for a Setup, which may be an impossible position. */
export function makeFen(setup: Setup): string
export function makeFen(from: Setup | Position): string {
  const setup = from instanceof Position ? from.toSetup() : from
  const { board, turn, castling, enPassant, halfmoves, fullmoves } = setup
  const rights = (['K', 'Q', 'k', 'q'] as const).filter((right) => castling[right]).join('') || '-'
  const jumped = enPassant === undefined ? '-' : makeSquare(enPassant)
  return `${makeBoard(board)} ${turn} ${rights} ${jumped} ${halfmoves} ${fullmoves}`
}

/** Parses the FEN of a position as this site writes it. */
export function parsePosition(text: string): ParseResult<Position, FenFault | PositionFault> {
  const setup = parseFen(text)
  return setup.ok ? Position.fromSetup(setup.value) : setup
}

/** Parses a FEN from outside, in one of the forms in which people and programs share positions. */
export const positionFromFen = (text: string): ParseResult<Position, FenFault | PositionFault> =>
  parsePosition(plainFen(text))

/** Validates a FEN at the boundary; past it, code relies on the type `Fen`. */
export const isFen = (value: unknown): value is Fen => typeof value === 'string' && parsePosition(value).ok

/** Throws if a text was cast to `Fen` without validation, which is a bug. */
export function positionOfFen(fen: Fen): Position {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(`${position.error} in ${fen}`)
  return position.value
}

/** A FEN from our code or data. Throws if it is invalid. */
export function knownFen(text: string): Fen {
  positionOfFen(text as Fen)
  return text as Fen
}
