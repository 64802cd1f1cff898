import { START_FEN } from '#chess/fen.ts'
import { endOf, type LocalGame } from '#app/game/game.ts'
import { lockedGames } from './game-lock.ts'
import type { GameStorage, StoredGameRecord } from './game-storage.ts'
import { parseStoredGame } from './stored-game.ts'
import { words } from '#words/game'

export interface FoundGame {
  readonly game?: LocalGame
  /** A message to the player if a game was lost. */
  readonly notice?: string
}

/** Limits what is stored: players do not return to older games. */
const MAX_STORED = 10
const STORED_FOR_MS = 30 * 24 * 3_600_000

/** Reads a stored game. If it is invalid, logs a line and returns a notice. */
export function readGame(value: unknown): FoundGame {
  if (value === undefined) return {}
  const parsed = parseStoredGame(value)
  if (parsed.ok) return { game: parsed.value }
  console.warn(`The saved game is left out: ${parsed.error}, ${parsed.detail}`)
  return { notice: words.loadGame.unreadable }
}

interface ChosenGame extends FoundGame {
  /** Ids of records that can be removed. */
  readonly stale: readonly string[]
}

/**
 * Chooses the stored game to continue: the latest unfinished one that no other tab is playing, or else the latest finished
 * one.
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

/** Finds the game to continue and removes stale records. Never rejects. */
export async function loadGame(storage: GameStorage, now: number, held = lockedGames): Promise<FoundGame> {
  try {
    const { stale, ...found } = await findGame(await storage.list(), now, held)
    if (stale.length > 0)
      await storage
        .remove(stale)
        .catch((error: unknown) => console.warn('Old games are still stored.', error))
    return found
  } catch (error) {
    // No game is lost yet. If saving fails too, the page warns the player.
    console.warn('The device’s storage cannot be read.', error)
    return {}
  }
}

/** After a reload, the old page may take this long to release its lock. */
const LOCK_RELEASE_MS = 300

/**
 * The latest stored state of a game of which this tab has a copy, since another tab may have continued the game. Undefined
 * while another tab plays it.
 */
export async function latestOf(
  storage: GameStorage,
  { game, copiedAt }: LoadedGame,
  held = lockedGames,
): Promise<LocalGame | undefined> {
  try {
    if ((await held()).has(game.id)) {
      await new Promise((resolve) => setTimeout(resolve, LOCK_RELEASE_MS))
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

/** A game without moves is worth continuing only if it started from a set-up position. */
const isUnderWay = (game: LocalGame): boolean =>
  !endOf(game) && (game.line.length > 0 || game.line.start !== START_FEN)
