import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { START_FEN } from '#chess/fen.ts'
import { readLine, type Line } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import { parsePawns, winChanceOf, type Worth } from '#coach/judging/win-chance.ts'
import { parseScoreText, type ScoreText } from './white-scores.ts'

/** In points of winning chances, by Stockfish: our engine hardly counts smaller losses as mistakes. */
const LEAST_LOSS = 7

interface KnownGame {
  readonly moves: string
  readonly theirs: readonly { readonly score: ScoreText }[]
}

const readKnown = (): readonly KnownGame[] =>
  readFileSync(join('bench', 'results', 'review-theirs.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as KnownGame)

/** The games of `npm run bench -- review`, from index `from` on. */
export const knownGames = (from = 0): readonly Line[] =>
  readKnown()
    .slice(from)
    .map(({ moves }) => lineOf(START_FEN, moves.split(' ')))

/** The moves that Stockfish found costly for `npm run bench -- review`, each as the line that ends with it. */
export function* costlyMoves(from = 0): Generator<Line> {
  for (const { moves, theirs } of readKnown().slice(from)) {
    const game = lineOf(START_FEN, moves.split(' '))
    const chances = theirs.map(({ score }) => winChanceOf(inOurUnits(parseScoreText(score))))
    for (let ply = 0; ply < game.length; ply++) {
      const fall = chances[ply]! - chances[ply + 1]!
      if ((game.sideToMoveAt(ply) === 'w' ? fall : -fall) >= LEAST_LOSS) yield game.upTo(ply + 1)
    }
  }
}

/** Stockfish's centipawns are about twice ours. */
const inOurUnits = (worth: Worth): Worth =>
  worth.type === 'centipawns' ? { ...worth, value: parsePawns(worth.value / 100) } : worth

export function lineOf(start: string, moves: readonly string[]): Line {
  const line = readLine(start, moves, parseUci)
  if (!line.ok) throw new Error(`${line.error} ${line.detail ?? ''}`)
  return line.value
}
