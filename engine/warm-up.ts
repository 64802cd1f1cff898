import { knownFen } from '#chess/fen.ts'
import { bench } from '#engine/search/bench.ts'
import { LEVELS } from './levels.ts'
import { chooseMove } from '#engine/opponent/opponent.ts'
import { readPosition, type LineText } from '#chess/line.ts'
import { MAX_PLY } from './score.ts'
import type { Judge } from '#engine/search/limits.ts'
import { Searcher } from '#engine/search/search.ts'

/**
 * The first search after loading costs 4 to 17 times as much as later ones, because nothing has been compiled yet. So the
 * engine runs a search in advance and clears its tables.
 */
const DEPTH = 4
const TABLE_BYTES = 2 << 20
const LISTENING_NODES = 60_000
const MIDDLEGAME = knownFen('r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 3 9')
const LINE: LineText = { start: MIDDLEGAME, moves: [] }
/** Two different callbacks: with only one, the compiler would specialise on it and recompile at the first real search. */
const LISTENERS = [() => false, (): boolean => !true]

/** Takes 0.4 to 0.7 s of processor time. */
export function warmUp(searcher: Searcher): void {
  bench(searcher, DEPTH)
  for (const level of LEVELS) chooseMove(searcher, LINE, level, 1)
  searcher.clear()
}

/**
 * Warms up searches that can be stopped: compiling in the middle of the first ones would delay `stop` by 5 to 13 ms. Uses a
 * separate table, because the caller's may be large and in use.
 */
export function warmUpListening(judge: Judge): void {
  const searcher = new Searcher(TABLE_BYTES)
  warmUp(searcher)
  const position = readPosition(LINE)
  if (!position.ok) throw new Error(`The position to warm up with is invalid: ${position.error}`)
  searcher.judgeBy(judge)
  for (const shouldStop of LISTENERS)
    searcher.search(position.value, { depth: MAX_PLY, nodes: LISTENING_NODES, shouldStop })
}
