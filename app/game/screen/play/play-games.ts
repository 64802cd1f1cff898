import { START_FEN } from '#chess/fen.ts'
import type { Color, Fen, Result } from '#chess/types.ts'
import { endOf, newGame, newGameFrom, rematch, restGame, resumeGame, type LocalGame } from '#app/game/game.ts'
import { newId } from '#app/browser/new-id.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'
import { latestOf, loadGame, readGame, type LoadedGame } from '#app/game/saving/load-game.ts'
import { takeTabGame } from '#app/game/saving/tab-game.ts'
import { settingsOf, type Choices } from '#app/game/setup/choices.ts'

/*
 * The parts of a play session that need the rules of chess: 11 kB, loaded after the setup panel, which works without them.
 */

/** A game that can be continued. */
export interface SuspendedGame extends LoadedGame {
  /** The number of the next move. Undefined for a finished game, which is not offered but can be reopened. */
  readonly nextMove: number | undefined
}

const makeSuspended = (game: LocalGame, copiedAt: number): SuspendedGame => ({
  game,
  copiedAt,
  nextMove: endOf(game) ? undefined : game.line.positionAt().fullmoves,
})

/** Stops the game's clock for later. */
export const suspend = (game: LocalGame): SuspendedGame => makeSuspended(stopClock(game), Date.now())

export const stopClock = (game: LocalGame): LocalGame => restGame(game, performance.now())

export const resume = (game: LocalGame): LocalGame => resumeGame(game, performance.now())

/** The games found when the page opens. */
interface FoundGames {
  /** The game that was running in this tab before a reload. It resumes without asking. */
  readonly inTab?: LocalGame
  readonly offered?: SuspendedGame
  /** A message to the player if a game was lost. */
  readonly notice?: string | undefined
}

/** Finds this tab's game after a reload, and otherwise the last one on the device. Never rejects. */
export async function findGames(storage: GameStorage): Promise<FoundGames> {
  const { saved, copiedAt } = takeTabGame()
  const left = readGame(saved).game
  const inTab = left && (await latestOf(storage, { game: left, copiedAt }))
  // A finished game is already in the history, so the visitor sees the setup panel instead.
  if (inTab && !endOf(inTab)) return { inTab }
  const { game, notice } = await loadGame(storage, Date.now())
  return { notice, ...(game && !endOf(game) && { offered: makeSuspended(game, Date.now()) }) }
}

/** Resumes the latest stored state of a game. Undefined while another tab plays it. */
export async function takeUp(
  storage: GameStorage | undefined,
  copy: LoadedGame,
): Promise<LocalGame | undefined> {
  const game = storage ? await latestOf(storage, copy) : copy.game
  return game && resume(game)
}

/** A new game, from a FEN or PGN unless `text` is blank. The detail says what is wrong with the text. */
export async function startGame(choices: Choices, text: string): Promise<Result<LocalGame, 'ERR_START'>> {
  const fresh = newGame(newId(), settingsOf(choices, Math.random), performance.now())
  if (text.trim() === '') return { ok: true, value: fresh }
  const { parseGameStart } = await import('#app/game/game-text.ts')
  const parsed = parseGameStart(text)
  if (!parsed.ok) return parsed
  return { ok: true, value: newGameFrom(fresh, parsed.value, performance.now()) }
}

/** The position in a link, in canonical form, and its side to move. */
export async function readLink(
  fen: string,
): Promise<Result<{ readonly start: Fen; readonly side: Color }, 'ERR_START'>> {
  const { parseGameStart } = await import('#app/game/game-text.ts')
  const parsed = parseGameStart(fen)
  if (!parsed.ok) return parsed
  const line = parsed.value
  return { ok: true, value: { start: line.start, side: line.sideToMoveAt(0) } }
}

export const playAgain = (game: LocalGame): LocalGame => rematch(game, newId(), performance.now())

/** A new game with the same settings and without a score. */
export const startOver = (game: LocalGame): LocalGame => newGame(newId(), game, performance.now())

/** True if resetting the game would lose something. */
export const hasContent = ({ line, takenBack }: LocalGame): boolean =>
  line.length > 0 || takenBack.length > 0 || line.start !== START_FEN
