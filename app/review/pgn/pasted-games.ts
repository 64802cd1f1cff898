import { parsePgn, type ReadGame } from '#chess/pgn.ts'
import type { PgnError } from '#chess/pgn-tree.ts'
import type { Result } from '#chess/types.ts'

export type PastedError =
  | PgnError
  | 'ERR_TEXT_TOO_LONG'
  | 'ERR_GAME_TOO_LONG'
  | 'ERR_NO_MOVES'
  | 'ERR_VARIANT'

/** About five hundred games. Reading a longer text would block the page. */
export const MOST_CHARACTERS = 1_000_000
/** The longest game known to have been played has 538. */
const MOST_PLIES = 1_000

/** The games of a pasted text that can be reviewed. */
export function readPastedGames(text: string): Result<readonly ReadGame[], PastedError> {
  if (text.length > MOST_CHARACTERS) return { ok: false, error: 'ERR_TEXT_TOO_LONG' }
  const parsed = parsePgn(text)
  if (!parsed.ok)
    return { ok: false, error: isOtherVariant(text) ? 'ERR_VARIANT' : parsed.error, ...detailOf(parsed) }
  const standard = parsed.value.filter(({ tags }) => !isVariant(tags['Variant'] ?? 'Standard'))
  if (standard.length === 0) return { ok: false, error: 'ERR_VARIANT' }
  const games = standard.filter(({ moves }) => moves.length > 0)
  if (games.length === 0) return { ok: false, error: 'ERR_NO_MOVES' }
  const short = games.filter(({ moves }) => moves.length <= MOST_PLIES)
  return short.length === 0 ? { ok: false, error: 'ERR_GAME_TOO_LONG' } : { ok: true, value: short }
}

const detailOf = ({ detail }: { readonly detail?: string }) => (detail === undefined ? {} : { detail })

/** Names of standard chess in PGNs of Lichess and chess.com. A game from a position has the usual rules. */
const isVariant = (tag: string): boolean => !/^(standard|chess|from position)$/i.test(tag.trim())

const isOtherVariant = (text: string): boolean => {
  const tag = /\[Variant "([^"]*)"\]/.exec(text)?.[1]
  return tag !== undefined && isVariant(tag)
}

const WORDS: Record<PastedError, string> = {
  ERR_PGN_EMPTY: 'There is no game in this text. Paste the moves, with or without the tags above them.',
  ERR_PGN_START: 'The position that the game starts from is not a possible one.',
  ERR_PGN_MOVE: 'There is a move that cannot be played where it stands.',
  ERR_PGN_TAG: 'A tag above the moves is not complete.',
  ERR_PGN_COMMENT: 'A comment has no end. Is the whole game here?',
  ERR_PGN_VARIATION: 'The brackets of the variations do not match. Is the whole game here?',
  ERR_TEXT_TOO_LONG: 'That is too much at once. Paste up to 1,000,000 characters.',
  ERR_GAME_TOO_LONG: 'A game may have up to 500 moves of each side.',
  ERR_NO_MOVES: 'This game has no moves.',
  ERR_VARIANT: 'Only standard chess can be reviewed, and this is another game.',
}

/** Says where the fault is, if that is known. */
export function pastedErrorText(error: PastedError, detail: string | undefined): string {
  return detail === undefined || error === 'ERR_PGN_EMPTY' || error === 'ERR_VARIANT'
    ? WORDS[error]
    : `${WORDS[error]} In ${detail}.`
}

/** One line of the list to choose from: `Asha v Ben, 1-0, 2026.11.22, 34 moves`. */
export function gameLabel({ tags, moves, result }: ReadGame): string {
  const known = (tag: string | undefined): string | undefined =>
    tag === undefined || /^[?.\s]*$/.test(tag) ? undefined : tag
  const count = Math.ceil(moves.length / 2)
  const parts = [
    `${known(tags['White']) ?? 'White'} v ${known(tags['Black']) ?? 'Black'}`,
    result === '*' ? undefined : result,
    known(tags['Date'] ?? tags['UTCDate']),
    `${count} move${count === 1 ? '' : 's'}`,
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}
