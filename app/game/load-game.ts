import type { Game } from './game.ts'
import type { GameStorage } from './game-storage.ts'
import { parseSavedGame } from './saved-game.ts'

export interface FoundGame {
  readonly game?: Game
  /** What to tell the player, if anything was at stake. */
  readonly notice?: string
}

/** The game kept on this device, if there is one that can be read. Never rejects: play goes on without it. */
export async function loadGame(storage: GameStorage): Promise<FoundGame> {
  let value: unknown
  try {
    value = await storage.load()
    if (value === undefined) return {}
    const parsed = parseSavedGame(value)
    if (parsed.ok) return { game: parsed.value }
    console.warn(`The saved game is left out: ${parsed.error}, ${parsed.detail}`)
    await storage.clear()
    return { notice: 'Your saved game could not be read, so it was left out. You can start a new one.' }
  } catch (error) {
    // Nothing is lost yet; should saving fail too, the player is told then.
    console.warn('The device’s storage cannot be read.', error)
    return {}
  }
}
