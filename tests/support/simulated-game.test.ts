import { expect, it } from 'vitest'
import { simulateGame } from './simulated-game.ts'

/** `npm run --prefix workshop bench -- simulated-games` plays ten thousand of them. */
const GAMES = 20
const FAULTS_IN_HUNDRED = 5

it('pages show what the row holds, whatever is cut, lost or written twice', async () => {
  let faults = 0
  let plies = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = await simulateGame(seed, FAULTS_IN_HUNDRED)
    expect(game.differences, `game ${seed}`).toEqual([])
    faults += game.faults
    plies += game.plies
  }
  expect(plies).toBeGreaterThan(GAMES * 10)
  expect(faults).toBeGreaterThan(plies / 5)
})
