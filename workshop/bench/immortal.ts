/**
 * Judges the Immortal Game as a review in the browser does. Writes content/games/immortal-judgements.json, from which the
 * build makes the review on the home page, and prints the coach's sentences.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseExactPgn } from '../../chess/pgn.ts'
import { lineTextsOf, gameOfPgn, openingOf } from '../../app/review/reviewed-game.ts'
import { reviewGame } from '../../coach/review/review.ts'
import { sentenceOf } from '../../coach/telling/wording.ts'
import { ENGINE_VERSION } from '../../engine/version.ts'
import { judgeGame } from '../../tools/bench/judging/judge-game.ts'
import { KeptJudge } from '../../tools/bench/judging/kept-judge.ts'

export const description = 'The review of the Immortal Game for the home page'

const GAMES = join('content', 'games')
const readBook = (file: string): string => readFileSync(join('content', 'openings', file), 'utf8')

export async function run(): Promise<readonly object[]> {
  const read = parseExactPgn(readFileSync(join(GAMES, 'anderssen-kieseritzky-1851.pgn'), 'utf8'))
  if (!read.ok) throw new Error(`The game cannot be read: ${JSON.stringify(read)}`)
  const game = gameOfPgn(read.value[0]!)
  const judgements = await judgeGame(new KeptJudge(), lineTextsOf(game))
  const bookPlies = openingOf(game.line, {
    names: readBook('openings.txt'),
    popular: readBook('popular.txt'),
  }).plies
  const moves = game.line.ucis()
  writeFileSync(
    join(GAMES, 'immortal-judgements.json'),
    `${JSON.stringify({ engine: ENGINE_VERSION, bookPlies, moves, judgements }, undefined, 1)}\n`,
  )
  const review = reviewGame({ line: game.line, judgements, bookPlies })
  if (!review.ok) throw new Error(review.error)
  return review.value.moves.map((move, index) => ({
    ply: index + 1,
    move: move.san,
    class: move.moveClass,
    sentence: sentenceOf(move, index),
  }))
}
