/**
 * Generates positions for training the evaluation: the engine plays itself from random openings and keeps quiet positions
 * with the search's score and the game's result, one `fen|centipawns for White|result for White` per line.
 * `npm run bench -- selfplay FILE GAMES SEED`
 */
import { appendFileSync } from 'node:fs'
import { makeFen } from '../../chess/fen.ts'
import { legalMoves } from '../../chess/moves.ts'
import { outcomeOf } from '../../chess/outcome.ts'
import { Position } from '../../chess/position.ts'
import { isNoisy } from '../../engine/search/order.ts'
import { seededRandom, type Random } from '../../engine/random.ts'
import { Searcher } from '../../engine/search/search.ts'

export const description = 'Plays training games: positions with scores and results for `tune`'

const DEPTH = 4
const TABLE_BYTES = 8 << 20
const OPENING_HALF_MOVES = { least: 6, most: 10 } as const
const MOST_UNEVEN_OPENING = 250
const MOST_HALF_MOVES = 300
/** Adjacent positions teach nearly the same; keeping only a share makes room for more games. */
const SHARE_KEPT = 0.4
const CLEARLY_WON = { centipawns: 1500, halfMoves: 6 } as const
const MOST_INSTRUCTIVE = 1200

export async function run(args: readonly string[]): Promise<readonly { games: number; positions: number }[]> {
  const [file, games = '100', seed = '1'] = args
  if (file === undefined) throw new Error('Which file shall the positions go to?')
  const random = seededRandom(Number(seed))
  const searcher = new Searcher(TABLE_BYTES)
  let played = 0
  let positions = 0
  while (played < Number(games)) {
    const lines = playGame(searcher, random)
    if (lines === undefined) continue
    appendFileSync(file, lines.map((line) => `${line}\n`).join(''))
    played++
    positions += lines.length
  }
  return [{ games: played, positions }]
}

/** Undefined if the random opening was unbalanced. */
function playGame(searcher: Searcher, random: Random): string[] | undefined {
  const position = randomOpening(random)
  if (position === undefined) return undefined
  searcher.clear()
  const kept: string[] = []
  let decided = 0
  for (let halfMoves = 0; ; halfMoves++) {
    const outcome = outcomeOf(position)
    if (outcome) return withResult(kept, outcome.winner === 'w' ? 1 : outcome.winner === 'b' ? 0 : 0.5)
    if (halfMoves >= MOST_HALF_MOVES) return withResult(kept, 0.5)
    const best = searcher.search(position, { depth: DEPTH }).lines[0]!
    const score = position.turn === 'w' ? best.score : -best.score
    if (halfMoves === 0 && Math.abs(score) > MOST_UNEVEN_OPENING) return undefined
    decided = Math.abs(score) > CLEARLY_WON.centipawns ? decided + 1 : 0
    if (decided >= CLEARLY_WON.halfMoves) return withResult(kept, score > 0 ? 1 : 0)
    const move = best.moves[0]!
    const quiet = !position.isCheck() && !isNoisy(move) && Math.abs(score) < MOST_INSTRUCTIVE
    if (quiet && random() < SHARE_KEPT) kept.push(`${makeFen(position)}|${score}`)
    position.make(move)
  }
}

const withResult = (lines: readonly string[], result: number): string[] =>
  lines.map((line) => `${line}|${result}`)

function randomOpening(random: Random): Position | undefined {
  const position = Position.start()
  const { least, most } = OPENING_HALF_MOVES
  const halfMoves = least + Math.floor(random() * (most - least + 1))
  for (let ply = 0; ply < halfMoves; ply++) {
    const moves = legalMoves(position)
    if (moves.length === 0) return undefined
    position.make(moves[Math.floor(random() * moves.length)]!)
  }
  return outcomeOf(position) ? undefined : position
}
