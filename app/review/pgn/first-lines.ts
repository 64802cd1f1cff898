import { START_FEN } from '#chess/fen.ts'
import type { LineText } from '#chess/line.ts'
import { gameOfPgn, lineTextsOf } from '../reviewed-game.ts'
import { readPastedGames } from './pasted-games.ts'

/** A longer text, of many games, takes longer to read than is right while it is still being written. */
const MOST_CHARACTERS = 20_000
/** With these the first move is judged. */
const FIRST = 2

/** While there is no game in the text: what most games begin with. */
const USUAL: readonly LineText[] = [[], ['e2e4']].map((moves) => ({ start: START_FEN, moves }))

/** The positions that a text's review begins with. */
export function firstLinesOf(text: string): readonly LineText[] {
  const found = text.length <= MOST_CHARACTERS ? readPastedGames(text) : undefined
  const game = found?.ok ? found.value[0] : undefined
  return game ? lineTextsOf(gameOfPgn(game)).slice(0, FIRST) : USUAL
}
