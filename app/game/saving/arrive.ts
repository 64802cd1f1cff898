import { latestOf, loadGame, readGame, type LoadedGame } from './load-game.ts'
import type { GameStorage } from './game-storage.ts'
import { takeTabGame } from './tab-game.ts'
import { endOf, type LocalGame } from '#app/game/game.ts'

/** What a visit to the play screen finds. */
export interface Arrival {
  /** The game that this tab was in the middle of: it goes on by itself. */
  readonly inTab?: LocalGame
  /** A game that can be gone on with. */
  readonly offered?: LoadedGame
  /** What to tell the player, if anything was at stake. */
  readonly notice?: string
}

/** A reload goes on with its tab's game; a new visit is offered the game on the device. Never rejects. */
export async function arrive(storage: GameStorage): Promise<Arrival> {
  const { saved, copiedAt } = takeTabGame()
  const left = readGame(saved).game
  const inTab = left && (await latestOf(storage, { game: left, copiedAt }))
  // A game that is over is in the history; whoever comes by address or reloads wants to play.
  if (inTab && !endOf(inTab)) return { inTab }
  const { game, notice } = await loadGame(storage, Date.now())
  return {
    ...(notice !== undefined && { notice }),
    ...(game && !endOf(game) && { offered: { game, copiedAt: Date.now() } }),
  }
}
