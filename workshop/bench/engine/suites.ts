import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { knownFen, makeFen, positionOfFen } from '../../../chess/fen.ts'
import type { Position } from '../../../chess/position.ts'
import { parseSan } from '../../../chess/san.ts'
import type { Fen, Uci } from '../../../chess/types.ts'
import { makeUci, parseUci } from '../../../chess/uci.ts'
import { parsePuzzleLine } from '../../../content/puzzle-set.ts'
import { UciProcess, type UciProgram } from '../../../tools/bench/engine/uci-process.ts'

interface Problem {
  readonly fen: Fen
  /** Any of these moves solves the problem. */
  readonly best: readonly Uci[]
}

export interface Suite {
  readonly name: string
  readonly problems: readonly Problem[]
}

/** The rating from which the site's puzzles are solved by few people. */
const HARD_PUZZLE = 1600

/** The hardest of the site's own puzzles; only the first move of the solution counts. */
export function hardPuzzles(): Suite {
  const lines = brotliDecompressSync(readFileSync(join('content', 'puzzles', 'set.csv.br')))
    .toString()
    .trim()
    .split('\n')
  const problems = lines.map(parsePuzzleLine).flatMap(({ fen, moves, rating }) => {
    if (rating < HARD_PUZZLE) return []
    const position = positionOfFen(knownFen(fen))
    position.make(moveOf(position, moves[0]!))
    return [{ fen: makeFen(position), best: [moves[1]!] }]
  })
  return { name: `puzzles over ${HARD_PUZZLE}`, problems }
}

/** Reads a file of lines such as `FEN bm Qg6; id "1";`. Many such suites may not be redistributed. */
export function suiteOf(file: string): Suite {
  const problems = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const found = /^(\S+ \S+ \S+ \S+) .*?\bbm ([^;]+);/.exec(line)
      if (!found) return []
      const fen = knownFen(`${found[1]!} 0 1`)
      const position = positionOfFen(fen)
      const best = found[2]!
        .trim()
        .split(/\s+/)
        .map((word) => {
          const move = parseSan(position, word)
          if (!move.ok) throw new Error(`${file}: ${word} is not a move in ${fen}`)
          return makeUci(move.value)
        })
      return [{ fen, best }]
    })
  return { name: basename(file).replace(/\.epd$/, ''), problems }
}

/** How many problems the program solves, each with an empty hash table. */
export async function solved(program: UciProgram, { problems }: Suite, limits: string): Promise<number> {
  const process = await UciProcess.start(program)
  let count = 0
  for (const { fen, best } of problems) {
    await process.newGame()
    if (best.includes((await process.go(fen, [], limits)).move)) count++
  }
  await process.quit()
  return count
}

function moveOf(position: Position, text: Uci) {
  const move = parseUci(position, text)
  if (!move.ok) throw new Error(`${move.error} ${text}`)
  return move.value
}
