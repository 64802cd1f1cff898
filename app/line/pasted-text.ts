import { makeFen, positionFromFen, type FenFault } from '#chess/fen.ts'
import { parsePgn, type ReadGame } from '#chess/pgn.ts'
import type { PgnFault } from '#chess/pgn-fault.ts'
import type { PositionFault } from '#chess/setup.ts'
import type { Fen, ParseResult } from '#chess/types.ts'

/** A position in FEN, or at least one game of a PGN, with notes of what was not read. */
export type PastedText =
  | { readonly type: 'position'; readonly start: Fen }
  | {
      readonly type: 'games'
      readonly games: readonly [ReadGame, ...ReadGame[]]
      readonly notes: readonly PastedNote[]
    }

/** A part of a text that is not used. Every part that is left out has a note. */
export type PastedNote =
  | PgnFault
  | { readonly error: 'ERR_LONG_GAMES'; readonly games: number }
  | { readonly error: 'ERR_EMPTY_GAMES'; readonly games: number }
  | { readonly error: 'ERR_OTHER_GAMES'; readonly games: number }

/** Why a text cannot be read. */
export type PastedTextFault =
  | PgnFault
  | {
      readonly error: 'ERR_TEXT_EMPTY' | 'ERR_TEXT_TOO_LONG' | 'ERR_TEXT_UNKNOWN' | 'ERR_GAME_TOO_LONG'
    }
  | { readonly error: 'ERR_TEXT_FEN'; readonly fault: FenFault | PositionFault }

/** About five hundred games. Reading a longer text would block the page. */
export const MOST_CHARACTERS = 1_000_000
/** The longest known game has 538 half-moves. */
const MOST_PLIES = 1_000

/** Reads what people paste: a FEN, its board field alone, or a PGN with or without tags. */
export function readPastedText(text: string): ParseResult<PastedText, PastedTextFault> {
  if (text.length > MOST_CHARACTERS) return { ok: false, error: 'ERR_TEXT_TOO_LONG' }
  const trimmed = text.replace(AROUND, '').trim()
  if (trimmed === '') return { ok: false, error: 'ERR_TEXT_EMPTY' }
  const shared = fenOf(trimmed)
  if (shared !== undefined) {
    const position = positionFromFen(withAllFields(shared))
    return position.ok
      ? { ok: true, value: { type: 'position', start: makeFen(position.value) } }
      : { ok: false, error: 'ERR_TEXT_FEN', fault: position }
  }
  return LIKE_PGN.test(trimmed) || HAS_TAG.test(trimmed)
    ? readGames(trimmed)
    : { ok: false, error: 'ERR_TEXT_UNKNOWN' }
}

/** Invisible characters before a text. */
const AROUND = /^[\s\p{Cf}\p{Cc}]+/u
const LIKE_FEN = /^["'“]?[1-8pnbrqk]+\//i
/** A link to a board of another site, with the position in its path or query. */
const LINK = /^https?:\/\/\S{1,500}$/
const FEN_IN_LINK = /[1-8pnbrqk]{1,8}(?:\/[1-8pnbrqk]{1,8}){7}[ _][^&#?]*/i

/** A PGN starts with a tag, a comment, a variation, a number, a result or a move. */
const LIKE_PGN =
  /^(?:[[{;%(*\d½.]|[O0]\p{Pd}[O0]|[♔-♟]|[KQRBNP]?[a-h]?[1-8]?[x:-]?[a-h][1-8]|[A-H][1-8]-?[A-H][1-8])/u
/** Other text, such as the lines of an email, may precede the first tag. */
const HAS_TAG = /^\[(?:Event|Site|Date|White|Black|FEN)\s+"/m

function fenOf(text: string): string | undefined {
  if (LIKE_FEN.test(text)) return text.replace(/^["'“]|["'”]$/g, '')
  if (!LINK.test(text)) return undefined
  return FEN_IN_LINK.exec(decoded(text))?.[0]
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '))
  } catch {
    // A link with a stray percent sign is read as it is.
    return link
  }
}

/** Leaves out games that are too long, unless there are no others. */
function readGames(text: string): ParseResult<PastedText, PastedTextFault> {
  const parsed = parsePgn(text)
  if (!parsed.ok) return parsed
  const [first, ...others] = parsed.value.filter(({ moves }) => moves.length <= MOST_PLIES)
  if (!first) return { ok: false, error: 'ERR_GAME_TOO_LONG' }
  const long = parsed.value.length - others.length - 1
  const notes: readonly PastedNote[] =
    long === 0 ? parsed.notes : [...parsed.notes, { error: 'ERR_LONG_GAMES', games: long }]
  return { ok: true, value: { type: 'games', games: [first, ...others], notes } }
}

/** Completes a board field with White to move and the castling rights that kings and rooks allow. */
function withAllFields(fen: string): string {
  const [board = '', turn = 'w', castling = castlingOn(board), enPassant = '-', ...others] =
    fen.split(/[\s_]+/)
  return [board, turn, castling, enPassant, ...others].join(' ')
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
