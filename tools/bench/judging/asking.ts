import type { Fen, Uci } from '#chess/types.ts'
import type { Variation } from '#engine/protocol.ts'
import { stockfish } from '../engine/programs.ts'
import { UciProcess } from '../engine/uci-process.ts'

interface How {
  /** Keep what earlier questions left in the hash table. */
  readonly goesOn?: boolean
  readonly nodes?: number
  /** Consider only these moves. */
  readonly only?: readonly Uci[]
}

/** Stockfish's best line of a position; undefined if the game is over there. */
export type Ask = (start: Fen, moves: readonly Uci[], how?: How) => Promise<Variation | undefined>

const NODES = 300_000

/** One process of Stockfish on one thread, which forgets each position before the next. */
export async function startAsking(): Promise<{ readonly ask: Ask; readonly quit: () => Promise<void> }> {
  const process = await UciProcess.start(stockfish({ Threads: '1', Hash: '64' }))
  const ask: Ask = async (start, moves, { goesOn = false, nodes = NODES, only } = {}) => {
    if (!goesOn) await process.newGame()
    const limits = `nodes ${nodes}${only ? ` searchmoves ${only.join(' ')}` : ''}`
    return (await process.go(start, moves, limits)).best
  }
  return { ask, quit: () => process.quit() }
}

/** Stockfish's centipawns beyond this do not change winning chances. */
const MOST_CENTIPAWNS = 1_000
/** Lichess's fit (coach/win-chance.ts). */
const SLOPE = 0.00368208

/** The chances of the side to move, in per cent, by Stockfish's own centipawns; 0 if it is mated. */
export function chanceOf(found: Variation | undefined): number {
  if (!found) return 0
  const { score } = found
  const value = score.type === 'mate' ? Math.sign(score.moves) * MOST_CENTIPAWNS : score.value
  const clamped = Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, value))
  return 100 / (1 + Math.exp(-SLOPE * clamped))
}
