import { START_FEN } from '#chess/fen.ts'
import { endOf, type LocalGame } from '#app/game/game.ts'
import { lockedGames } from './game-lock.ts'
import type { GameStorage, StoredGameRecord } from './game-storage.ts'
import { parseStoredGame } from './stored-game.ts'

export interface FoundGame {
  readonly game?: LocalGame
  /** What to tell the player, if anything was at stake. */
  readonly notice?: string
}

/** More, or older ones, nobody comes back to. */
const MAX_STORED = 10
const STORED_FOR_MS = 30 * 24 * 3_600_000

/** A game that was saved somewhere, if it can be read: one line in the log and a notice if not. */
export function readGame(value: unknown): FoundGame {
  if (value === undefined) return {}
  const parsed = parseStoredGame(value)
  if (parsed.ok) return { game: parsed.value }
  console.warn(`The saved game is left out: ${parsed.error}, ${parsed.detail}`)
  return { notice: 'Your saved game could not be read, so it was left out. You can start a new one.' }
}

interface ChosenGame extends FoundGame {
  /** What nobody will ask for again. */
  readonly stale: readonly string[]
}

/**
 * Of what is stored on this device, the game to go on with: the last one that has not ended and that no other tab is
 * playing, else the last one that has.
 */
export async function findGame(
  records: readonly StoredGameRecord[],
  now: number,
  held = lockedGames,
): Promise<ChosenGame> {
  const elsewhere = await held()
  const ours = records
    .filter(({ id }) => !elsewhere.has(id))
    .map(({ id, savedAt, game }) => ({ id, savedAt, ...readGame(game) }))
  const running = ours.filter(
    ({ game, savedAt }) => game && isUnderWay(game) && now - savedAt < STORED_FOR_MS,
  )
  const chosen = running[0] ?? ours.find(({ game }) => game && endOf(game))
  const spared = new Set([chosen?.id, ...running.slice(0, MAX_STORED).map(({ id }) => id)])
  const stale = ours.filter(({ id }) => !spared.has(id)).map(({ id }) => id)
  const notice = ours.find(({ notice }) => notice !== undefined)?.notice
  return { ...(chosen?.game && { game: chosen.game }), ...(notice && { notice }), stale }
}

/** The same for whoever tells the player what could not be read; sweeps out what is stale. Never rejects. */
export async function loadGame(storage: GameStorage, now: number, held = lockedGames): Promise<FoundGame> {
  try {
    const { stale, ...found } = await findGame(await storage.list(), now, held)
    if (stale.length > 0)
      await storage
        .remove(stale)
        .catch((error: unknown) => console.warn('Old games are still stored.', error))
    return found
  } catch (error) {
    // Nothing is lost yet; should saving fail too, the player is told then.
    console.warn('The device’s storage cannot be read.', error)
    return {}
  }
}

/** How long the page that a reload replaces may take to let go of its game. */
const LETTING_GO_MS = 300

/**
 * A game of which this tab has a copy, as it was saved last: another tab may have gone on with it since. Undefined while
 * another tab plays it.
 */
export async function latestOf(
  storage: GameStorage,
  { game, copiedAt }: LoadedGame,
  held = lockedGames,
): Promise<LocalGame | undefined> {
  try {
    if ((await held()).has(game.id)) {
      await new Promise((resolve) => setTimeout(resolve, LETTING_GO_MS))
      if ((await held()).has(game.id)) return undefined
    }
    const record = (await storage.list()).find(({ id }) => id === game.id)
    return record && record.savedAt > copiedAt ? (readGame(record.game).game ?? game) : game
  } catch (error) {
    console.warn('The device’s storage cannot be read.', error)
    return game
  }
}

export interface LoadedGame {
  readonly game: LocalGame
  /** Milliseconds since 1970. */
  readonly copiedAt: number
}

/** Nobody misses a game that was set up and not begun, unless it came with a position. */
const isUnderWay = (game: LocalGame): boolean =>
  !endOf(game) && (game.line.length > 0 || game.line.start !== START_FEN)
