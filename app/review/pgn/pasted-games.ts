import type { ReadGame } from '#chess/pgn.ts'
import type { ParseResult } from '#chess/types.ts'
import { pastedTextFault } from '#app/line/pasted-text-fault.ts'
import { readPastedText, type PastedNote, type PastedTextFault } from '#app/line/pasted-text.ts'
import { words } from '#words/review'

export type PastedGamesFault = PastedTextFault | { readonly error: 'ERR_NO_MOVES' }

interface PastedGames {
  readonly games: readonly [ReadGame, ...ReadGame[]]
  /** The parts of the text that were not read. */
  readonly notes: readonly PastedNote[]
}

/** The games of a pasted text that can be reviewed: those with moves. */
export function readPastedGames(text: string): ParseResult<PastedGames, PastedGamesFault> {
  const read = readPastedText(text)
  if (!read.ok) return read.error === 'ERR_TEXT_EMPTY' ? { ok: false, error: 'ERR_PGN_EMPTY' } : read
  if (read.value.type === 'position') return { ok: false, error: 'ERR_NO_MOVES' }
  const { games, notes } = read.value
  const [first, ...others] = games.filter(({ moves }) => moves.length > 0)
  if (!first) return { ok: false, error: 'ERR_NO_MOVES' }
  const empty = games.length - others.length - 1
  return {
    ok: true,
    value: {
      games: [first, ...others],
      notes: empty === 0 ? notes : [...notes, { error: 'ERR_EMPTY_GAMES', games: empty }],
    },
  }
}

export const pastedGamesFault = (fault: PastedGamesFault): string =>
  fault.error === 'ERR_NO_MOVES' ? words.pastedGames.noMoves : pastedTextFault(fault)
