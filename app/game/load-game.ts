import type { Game } from './game.ts'
import type { GameStorage } from './game-storage.ts'
import { parseSavedGame } from './saved-game.ts'

export interface FoundGame {
  readonly game?: Game
  /** What to tell the player, if anything was at stake. */
  readonly notice?: string
}

/** A game that was saved somewhere, if it can be read: one line in the log and a notice if not. */
export function readGame(value: unknown): FoundGame {
  if (value === undefined) return {}
  const parsed = parseSavedGame(value)
  if (parsed.ok) return { game: parsed.value }
  console.warn(`The saved game is left out: ${parsed.error}, ${parsed.detail}`)
  return { notice: 'Your saved game could not be read, so it was left out. You can start a new one.' }
}

/** The game kept on this device. Never rejects: play goes on without it. */
export async function loadGame(storage: GameStorage): Promise<FoundGame> {
  try {
    const found = readGame(await storage.load())
    if (found.notice) await storage.clear()
    return found
  } catch (error) {
    // Nothing is lost yet; should saving fail too, the player is told then.
    console.warn('The device’s storage cannot be read.', error)
    return {}
  }
}
