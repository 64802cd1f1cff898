import { latestOf, loadGame, readGame, type LoadedGame } from './load-game.ts'
import type { GameStorage } from './game-storage.ts'
import { takeTabGame } from './tab-game.ts'
import { endOf, type LocalGame } from '#app/game/game.ts'

/** The games that a visit to the play screen finds. */
export interface Arrival {
  /** The game that was running in this tab. It continues without a question. */
  readonly inTab?: LocalGame
  /** A game that can be continued. */
  readonly offered?: LoadedGame
  /** A message to the player if a game was lost. */
  readonly notice?: string
}

/** Finds this tab's game after a reload, and otherwise the last one on the device. Never rejects. */
export async function arrive(storage: GameStorage): Promise<Arrival> {
  const { saved, copiedAt } = takeTabGame()
  const left = readGame(saved).game
  const inTab = left && (await latestOf(storage, { game: left, copiedAt }))
  // A finished game is in the history, and the visitor wants to play.
  if (inTab && !endOf(inTab)) return { inTab }
  const { game, notice } = await loadGame(storage, Date.now())
  return {
    ...(notice !== undefined && { notice }),
    ...(game && !endOf(game) && { offered: { game, copiedAt: Date.now() } }),
  }
}
