/**
 * Games by link between two simulated pages, over two servers on one table, in virtual time, with five per cent of messages
 * and writes failing. Counts how often a page showed a state that the row never had.
 */
import { simulateGame } from '../../tests/support/simulated-game.ts'

export const description = 'Simulated games by link with faults: what pages show against the row'

const GAMES = 10_000
const FAULTS_IN_HUNDRED = 5

interface SimulatedFigure {
  readonly games: number
  readonly plies: number
  readonly faults: number
  readonly differences: number
}

export async function run([count = String(GAMES)]: string[] = []): Promise<readonly SimulatedFigure[]> {
  const games = Number(count)
  let [plies, faults, differences] = [0, 0, 0]
  for (let seed = 1; seed <= games; seed++) {
    const game = await simulateGame(seed, FAULTS_IN_HUNDRED)
    plies += game.plies
    faults += game.faults
    differences += game.differences.length
    for (const difference of game.differences) process.stdout.write(`game ${seed}: ${difference}\n`)
    if (seed % 1_000 === 0) process.stderr.write(`${seed} games\n`)
  }
  return [{ games, plies, faults, differences }]
}
