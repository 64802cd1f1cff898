import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Fen, Uci } from '#chess/types.ts'
import type { Variation } from '#engine/protocol.ts'
import { stockfish } from '../engine/programs.ts'
import { UciProcess } from '../engine/uci-process.ts'

interface How {
  /** Keeps the hash table of earlier questions. */
  readonly goesOn?: boolean
  readonly nodes?: number
  /** Considers only these moves. */
  readonly only?: readonly Uci[]
}

/** Stockfish's best line in a position; `undefined` if the game is over. */
export type Ask = (start: Fen, moves: readonly Uci[], how?: How) => Promise<Variation | undefined>

const NODES = 300_000

/**
 * Starts a single-threaded Stockfish process, which clears its hash table before each position. Its answers are therefore the
 * same on every run, and are stored on disk, so that a run of changed rules only pays for new claims.
 */
export async function startAsking(): Promise<{ readonly ask: Ask; readonly quit: () => Promise<void> }> {
  const process = await UciProcess.start(stockfish({ Threads: '1', Hash: '64' }))
  const answers = new AnswerFile(join('data', 'bench', 'stockfish-answers.jsonl'))
  const ask: Ask = async (start, moves, { goesOn = false, nodes = NODES, only } = {}) => {
    const limits = `nodes ${nodes}${only ? ` searchmoves ${only.join(' ')}` : ''}`
    const search = async (): Promise<Variation | undefined> => (await process.go(start, moves, limits)).best
    // An answer that builds on an earlier search depends on that search.
    if (goesOn) return await search()
    const key = createHash('sha1')
      .update(JSON.stringify([start, moves, limits]))
      .digest('base64')
    return await answers.findOr(key, async () => {
      await process.newGame()
      return await search()
    })
  }
  return { ask, quit: () => process.quit() }
}

/** One answer on each line: its key, and the variation or null. */
class AnswerFile {
  private readonly known = new Map<string, Variation | undefined>()
  private readonly file: string

  constructor(file: string) {
    this.file = file
    mkdirSync(dirname(file), { recursive: true })
    if (!existsSync(file)) return
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line === '') continue
      const [key, answer] = JSON.parse(line) as [string, Variation | null]
      this.known.set(key, answer ?? undefined)
    }
  }

  async findOr(key: string, search: () => Promise<Variation | undefined>): Promise<Variation | undefined> {
    if (this.known.has(key)) return this.known.get(key)
    const found = await search()
    this.known.set(key, found)
    appendFileSync(this.file, `${JSON.stringify([key, found ?? null])}\n`)
    return found
  }
}

/** Winning chances do not change beyond this many of Stockfish's centipawns. */
const MOST_CENTIPAWNS = 1_000
/** From lichess (coach/judging/win-chance.ts). */
const SLOPE = 0.00368208

/** The winning chance of the side to move, in per cent, by Stockfish's own centipawns; 0 if it is mated. */
export function chanceOf(found: Variation | undefined): number {
  if (!found) return 0
  const { score } = found
  const value = score.type === 'mate' ? Math.sign(score.moves) * MOST_CENTIPAWNS : score.value
  const clamped = Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, value))
  return 100 / (1 + Math.exp(-SLOPE * clamped))
}
