import { START_FEN } from '#chess/fen.ts'
import { endOf, type Game } from './game.ts'
import { gamesHeld } from './game-lock.ts'
import type { GameStorage } from './game-storage.ts'
import { parseSavedGame } from './saved-game.ts'

export interface FoundGame {
  readonly game?: Game
  /** What to tell the player, if anything was at stake. */
  readonly notice?: string
}

/** More, or older ones, nobody comes back to. */
const MOST_KEPT = 10
const KEPT_FOR_MS = 30 * 24 * 3_600_000

/** A game that was saved somewhere, if it can be read: one line in the log and a notice if not. */
export function readGame(value: unknown): FoundGame {
  if (value === undefined) return {}
  const parsed = parseSavedGame(value)
  if (parsed.ok) return { game: parsed.value }
  console.warn(`The saved game is left out: ${parsed.error}, ${parsed.detail}`)
  return { notice: 'Your saved game could not be read, so it was left out. You can start a new one.' }
}

/**
 * The game kept on this device to go on with: the last one that has not ended and that no other tab is playing, else the
 * last one that has. Sweeps out what nobody will ask for again. Never rejects: play goes on without it.
 */
export async function loadGame(storage: GameStorage, now: number, held = gamesHeld): Promise<FoundGame> {
  try {
    const [kept, elsewhere] = await Promise.all([storage.list(), held()])
    const ours = kept
      .filter(({ id }) => !elsewhere.has(id))
      .map(({ id, savedAt, game }) => ({ id, savedAt, ...readGame(game) }))
    const running = ours.filter(
      ({ game, savedAt }) => game && isUnderWay(game) && now - savedAt < KEPT_FOR_MS,
    )
    const chosen = running[0] ?? ours.find(({ game }) => game && endOf(game))
    const spared = new Set([chosen?.id, ...running.slice(0, MOST_KEPT).map(({ id }) => id)])
    const swept = ours.filter(({ id }) => !spared.has(id)).map(({ id }) => id)
    if (swept.length > 0) await storage.forget(swept)
    const notice = ours.find(({ notice }) => notice !== undefined)?.notice
    return { ...(chosen?.game && { game: chosen.game }), ...(notice && { notice }) }
  } catch (error) {
    // Nothing is lost yet; should saving fail too, the player is told then.
    console.warn('The device’s storage cannot be read.', error)
    return {}
  }
}

/** Nobody misses a game that was set up and not begun, unless it came with a position. */
const isUnderWay = (game: Game): boolean =>
  !endOf(game) && (game.moves.length > 0 || game.start !== START_FEN)
