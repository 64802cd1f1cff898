import { START_FEN } from '#chess/fen.ts'
import type { LineText } from '#chess/line.ts'
import { gameOfPgn, lineTextsOf } from '../reviewed-game.ts'
import { readPastedGames } from './pasted-games.ts'

/** Longer texts take too long to parse while the user is still typing. */
const MOST_CHARACTERS = 20_000
/** Enough to judge the first move. */
const FIRST = 2

/** The usual first moves. Used while the text has no game. */
const USUAL: readonly LineText[] = [[], ['e2e4']].map((moves) => ({ start: START_FEN, moves }))

/** The positions that the review of a text judges first. */
export function firstLinesOf(text: string): readonly LineText[] {
  const found = text.length <= MOST_CHARACTERS ? readPastedGames(text) : undefined
  const game = found?.ok ? found.value.games[0] : undefined
  return game ? lineTextsOf(gameOfPgn(game)).slice(0, FIRST) : USUAL
}
