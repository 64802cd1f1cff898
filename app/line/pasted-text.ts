import { makeFen, positionFromFen, type FenFault } from '#chess/fen.ts'
import { parsePgn, type ReadGame } from '#chess/pgn.ts'
import type { PgnFault } from '#chess/pgn-tree.ts'
import type { PositionFault } from '#chess/setup.ts'
import type { Fen, ParseResult } from '#chess/types.ts'

/** A position in FEN, or at least one game of a PGN. */
export type PastedText =
  | { readonly type: 'position'; readonly start: Fen }
  | { readonly type: 'games'; readonly games: readonly [ReadGame, ...ReadGame[]] }

/** Why a text cannot be read. */
export type PastedTextFault =
  | PgnFault
  | {
      readonly error:
        | 'ERR_TEXT_EMPTY'
        | 'ERR_TEXT_TOO_LONG'
        | 'ERR_TEXT_UNKNOWN'
        | 'ERR_VARIANT'
        | 'ERR_GAME_TOO_LONG'
    }
  | { readonly error: 'ERR_TEXT_FEN'; readonly fault: FenFault | PositionFault }

/** About five hundred games. Reading a longer text would block the page. */
export const MOST_CHARACTERS = 1_000_000
/** The longest known game has 538 half-moves. */
const MOST_PLIES = 1_000

/** Reads what people paste: a FEN, its board field alone, or a PGN with or without tags. */
export function readPastedText(text: string): ParseResult<PastedText, PastedTextFault> {
  const trimmed = text.trim()
  if (text.length > MOST_CHARACTERS) return { ok: false, error: 'ERR_TEXT_TOO_LONG' }
  if (trimmed === '') return { ok: false, error: 'ERR_TEXT_EMPTY' }
  if (LIKE_FEN.test(trimmed)) {
    const position = positionFromFen(withAllFields(trimmed))
    return position.ok
      ? { ok: true, value: { type: 'position', start: makeFen(position.value) } }
      : { ok: false, error: 'ERR_TEXT_FEN', fault: position }
  }
  return LIKE_PGN.test(trimmed) ? readGames(trimmed) : { ok: false, error: 'ERR_TEXT_UNKNOWN' }
}

const LIKE_FEN = /^[1-8pnbrqk]+\//i

/** A PGN starts with a tag, a comment, a variation, a number, a result or a move. */
const LIKE_PGN = /^(?:[[{;%(*\d]|O-O|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8])/

/** Leaves out games of other variants and games that are too long, unless there are no others. */
function readGames(text: string): ParseResult<PastedText, PastedTextFault> {
  const parsed = parsePgn(text)
  if (!parsed.ok) return isOtherVariant(text) ? { ok: false, error: 'ERR_VARIANT' } : parsed
  const standard = parsed.value.filter(({ tags }) => isStandard(tags['Variant'] ?? 'Standard'))
  if (standard.length === 0) return { ok: false, error: 'ERR_VARIANT' }
  const [first, ...others] = standard.filter(({ moves }) => moves.length <= MOST_PLIES)
  if (!first) return { ok: false, error: 'ERR_GAME_TOO_LONG' }
  return { ok: true, value: { type: 'games', games: [first, ...others] } }
}

/** Names of standard chess in PGNs of Lichess and chess.com. Games from a set-up position follow the usual rules. */
const isStandard = (tag: string): boolean => /^(standard|chess|from position)$/i.test(tag.trim())

function isOtherVariant(text: string): boolean {
  const tag = /\[Variant "([^"]*)"\]/.exec(text)?.[1]
  return tag !== undefined && !isStandard(tag)
}

/** Completes a board field with White to move and the castling rights that kings and rooks allow. */
function withAllFields(fen: string): string {
  const [board = '', turn = 'w', castling = castlingOn(board), enPassant = '-', ...counters] =
    fen.split(/\s+/)
  return [board, turn, castling, enPassant, ...counters].join(' ')
}

function castlingOn(board: string): string {
  const ranks = board.split('/').map((rank) => rank.replace(/[1-8]/g, (empty) => '.'.repeat(Number(empty))))
  const homes = [
    ['K', ranks.at(-1), 'K', 7, 'R'],
    ['Q', ranks.at(-1), 'K', 0, 'R'],
    ['k', ranks[0], 'k', 7, 'r'],
    ['q', ranks[0], 'k', 0, 'r'],
  ] as const
  const rights = homes.flatMap(([right, rank, king, file, rook]) =>
    rank?.[4] === king && rank[file] === rook ? right : [],
  )
  return rights.join('') || '-'
}
