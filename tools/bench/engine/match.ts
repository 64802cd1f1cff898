import { positionOfFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Fen, Uci } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { OPENINGS } from './positions.ts'
import { UciProcess, type UciProgram } from './uci-process.ts'

export interface Player {
  readonly program: UciProgram
  /** The arguments of `go`. */
  readonly limits: string
  /** Runs the player in this process; absent for players that are separate programs. */
  readonly within?: () => Asked
}

/** The methods of a program that a match uses. */
export type Asked = Pick<UciProcess, 'newGame' | 'go' | 'quit'>

export interface MatchResult {
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Mean score of the first player in each pair of games with colours swapped. */
  readonly pairs: readonly number[]
  readonly faults: number
  readonly cpuMsPerMove: readonly [number, number]
}

const MOST_HALF_MOVES = 400

/**
 * Plays games in pairs: each opening with both colours. A program that makes an illegal move or stops answering loses, and
 * the fault is counted.
 */
export async function playMatch(
  a: Player,
  b: Player,
  games: number,
  openings: readonly Fen[] = OPENINGS,
): Promise<MatchResult> {
  const seats = [await seat(a), await seat(b)] as const
  const scores: number[] = []
  let faults = 0
  for (let game = 0; game < games; game++) {
    const [white, black] = game % 2 === 0 ? [seats[0], seats[1]] : [seats[1], seats[0]]
    const { score, fault } = await playGame(openings[(game >> 1) % openings.length]!, white, black)
    if (fault) faults++
    scores.push(game % 2 === 0 ? score : 1 - score)
  }
  await Promise.all(seats.map(({ process }) => process.quit()))
  const pairs = scores.flatMap((score, game) => (game % 2 === 1 ? [(scores[game - 1]! + score) / 2] : []))
  return {
    wins: scores.filter((score) => score === 1).length,
    draws: scores.filter((score) => score === 0.5).length,
    losses: scores.filter((score) => score === 0).length,
    pairs,
    faults,
    cpuMsPerMove: [seats[0].cpuMs / seats[0].moves, seats[1].cpuMs / seats[1].moves],
  }
}

interface Seat {
  readonly process: Asked
  readonly limits: string
  cpuMs: number
  moves: number
}

const seat = async ({ program, limits, within }: Player): Promise<Seat> => ({
  process: within?.() ?? (await UciProcess.start(program)),
  limits,
  cpuMs: 0,
  moves: 0,
})

/** Plays one game. The score is White's. */
async function playGame(start: Fen, white: Seat, black: Seat): Promise<{ score: number; fault: boolean }> {
  const position = positionOfFen(start)
  const moves: Uci[] = []
  await white.process.newGame()
  await black.process.newGame()
  while (moves.length < MOST_HALF_MOVES) {
    const outcome = outcomeOf(position)
    if (outcome) {
      return { score: outcome.winner === 'w' ? 1 : outcome.winner === 'b' ? 0 : 0.5, fault: false }
    }
    const mover = position.turn === 'w' ? white : black
    const answer = await mover.process.go(start, moves, mover.limits)
    mover.cpuMs += answer.cpuMs
    mover.moves++
    const move = parseUci(position, answer.move)
    if (!move.ok) return { score: position.turn === 'w' ? 0 : 1, fault: true }
    moves.push(answer.move)
    position.make(move.value)
  }
  return { score: 0.5, fault: false }
}
