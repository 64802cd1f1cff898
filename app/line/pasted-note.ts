import { words } from '#words/line'
import type { PastedNote } from './pasted-text.ts'

/** Says what of a text is not used. */
export function pastedNote(note: PastedNote): string {
  const { longGames, emptyGames, otherGames, pgn } = words.pastedNotes
  if (note.error === 'ERR_LONG_GAMES') return longGames(note.games)
  if (note.error === 'ERR_EMPTY_GAMES') return emptyGames(note.games)
  if (note.error === 'ERR_OTHER_GAMES') return otherGames(note.games)
  return pgn(note)
}
