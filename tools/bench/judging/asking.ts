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

/** Starts a single-threaded Stockfish process, which clears its hash table before each position. */
export async function startAsking(): Promise<{ readonly ask: Ask; readonly quit: () => Promise<void> }> {
  const process = await UciProcess.start(stockfish({ Threads: '1', Hash: '64' }))
  const ask: Ask = async (start, moves, { goesOn = false, nodes = NODES, only } = {}) => {
    if (!goesOn) await process.newGame()
    const limits = `nodes ${nodes}${only ? ` searchmoves ${only.join(' ')}` : ''}`
    return (await process.go(start, moves, limits)).best
  }
  return { ask, quit: () => process.quit() }
}

/** Winning chances do not change beyond this many of Stockfish's centipawns. */
const MOST_CENTIPAWNS = 1_000
/** From lichess (coach/win-chance.ts). */
const SLOPE = 0.00368208

/** The winning chance of the side to move, in per cent, by Stockfish's own centipawns; 0 if it is mated. */
export function chanceOf(found: Variation | undefined): number {
  if (!found) return 0
  const { score } = found
  const value = score.type === 'mate' ? Math.sign(score.moves) * MOST_CENTIPAWNS : score.value
  const clamped = Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, value))
  return 100 / (1 + Math.exp(-SLOPE * clamped))
}
