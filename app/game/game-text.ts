import { makeFen, positionFromFen, START_FEN } from '#chess/fen.ts'
import { makePgn, parsePgn } from '#chess/pgn.ts'
import { Line } from '#chess/line.ts'
import type { Color, Fen, Result } from '#chess/types.ts'
import { endOf, type Game } from '#app/game/game.ts'
import { COLOR_NAMES } from '#chess/names.ts'
import { computerTag, dateTag, eventTag, terminationTag, timeControlTag } from '#matches/pgn-tags.ts'

// Reads and writes games as text. Loaded on demand, since most games start from the initial position.

/** Reads a FEN, the board field of a FEN, or the first game of a PGN. The detail says what is wrong and where. */
export function parseGameStart(text: string): Result<Line, 'ERR_START'> {
  const trimmed = text.trim()
  if (/^[1-8pnbrqk]+\//i.test(trimmed)) {
    const position = positionFromFen(withAllFields(trimmed))
    if (!position.ok) return wrong('This FEN isn’t valid', position)
    return { ok: true, value: new Line(makeFen(position.value)) }
  }
  if (!LIKE_PGN.test(trimmed))
    return { ok: false, error: 'ERR_START', detail: 'This is neither a FEN nor a PGN.' }
  const games = parsePgn(trimmed)
  if (!games.ok) return wrong('This PGN does not work', games)
  const game = games.value[0]
  if (!game) return { ok: false, error: 'ERR_START', detail: 'There is no game in this text.' }
  const start = game.start ? makeFen(game.start) : START_FEN
  return { ok: true, value: new Line(start, game.moves) }
}

/** A PGN begins with a tag, a comment, a move number or a move. */
const LIKE_PGN = /^(?:[[{;%]|\d+\s*\.|O-O|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8])/

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

/** Longer than any move or field, so its first letters suffice to find it. */
const LONG_WORD = /(\S{24})\S{6,}/g

const wrong = (what: string, { error, detail }: { error: string; detail?: string }) =>
  ({
    ok: false,
    error: 'ERR_START',
    detail: `${what}: ${(detail ?? error).replace(LONG_WORD, '$1…')}.`.replace('..', '.'),
  }) as const

export const shownFenOf = (game: Game): Fen => makeFen(game.line.positionAt(game.shown))

interface PgnWriter {
  /** The address of this site. */
  readonly site: string
  /** The account's name, for the player against the computer; undefined if no account is signed in. */
  readonly player: string | undefined
}

/** Writes the whole game. `date` is today. */
export function pgnOf(game: Game, date: Date, { site, player }: PgnWriter): string {
  const end = endOf(game)
  const winner = end && (end.winner === 'w' ? '1-0' : end.winner === 'b' ? '0-1' : '1/2-1/2')
  const start = game.line.positionAt(0)
  return makePgn({
    tags: {
      Event: eventTag(game.opponent.type),
      Site: site,
      Date: dateTag(date.toISOString()),
      White: nameOf(game, 'w', player),
      Black: nameOf(game, 'b', player),
      TimeControl: timeControlTag(game.time),
      ...(end && { Termination: terminationTag(end.reason) }),
    },
    ...(game.line.start !== START_FEN && { start }),
    moves: game.line.moves,
    result: winner ?? '*',
    ...(!game.time.untimed && {
      clocks: game.line.moves.map(
        (_, ply) => (game.times[ply + 1]?.[game.line.sideToMoveAt(ply)] ?? 0) / 1000,
      ),
    }),
  })
}

function nameOf({ opponent }: Game, color: Color, player: string | undefined): string {
  if (opponent.type !== 'computer') return opponent.names[color] || COLOR_NAMES[color]
  return color === opponent.seat ? player || COLOR_NAMES[color] : computerTag(opponent.skill)
}
