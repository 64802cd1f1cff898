import { START_FEN } from '#chess/fen.ts'
import type { Color, Fen, Result } from '#chess/types.ts'
import { endOf, newGame, newGameFrom, rematch, restGame, resumeGame, type LocalGame } from '#app/game/game.ts'
import { arrive } from '#app/game/saving/arrive.ts'
import { newId } from '#app/browser/new-id.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'
import { latestOf, type LoadedGame } from '#app/game/saving/load-game.ts'
import { settingsOf, type Choices } from '#app/game/setup/choices.ts'

/*
 * Finding, beginning, laying aside and taking up games: what needs the rules of chess, 11 kB that the setup panel stands
 * without. Loaded as soon as it does.
 */

/** A game that can be gone on with. */
export interface LaidAside extends LoadedGame {
  /** Number of its next move. Absent from a game that is over, which is gone back to but not offered. */
  readonly nextMove: number | undefined
}

const laidAside = (game: LocalGame, copiedAt: number): LaidAside => ({
  game,
  copiedAt,
  nextMove: endOf(game) ? undefined : game.line.positionAt().fullmoves,
})

/** Its time rests from now. */
export const layAside = (game: LocalGame): LaidAside => laidAside(rested(game), Date.now())

export const rested = (game: LocalGame): LocalGame => restGame(game, performance.now())

/** Its time runs again from now. */
export const resumed = (game: LocalGame): LocalGame => resumeGame(game, performance.now())

/** What a visit finds: see arrive.ts. Never rejects. */
export async function findGames(storage: GameStorage) {
  const { inTab, offered, notice } = await arrive(storage)
  return { inTab, offered: offered && laidAside(offered.game, offered.copiedAt), notice }
}

/** As it was played last, its time running. Undefined while another tab plays it. */
export async function takeUp(
  storage: GameStorage | undefined,
  copy: LoadedGame,
): Promise<LocalGame | undefined> {
  const game = storage ? await latestOf(storage, copy) : copy.game
  return game && resumed(game)
}

/** A game as chosen, from a FEN or PGN unless `text` is blank. The detail says what is wrong with that. */
export async function startGame(choices: Choices, text: string): Promise<Result<LocalGame, 'ERR_START'>> {
  const fresh = newGame(newId(), settingsOf(choices, Math.random), performance.now())
  if (text.trim() === '') return { ok: true, value: fresh }
  const { parseGameStart } = await import('#app/game/game-text.ts')
  const parsed = parseGameStart(text)
  if (!parsed.ok) return parsed
  return { ok: true, value: newGameFrom(fresh, parsed.value, performance.now()) }
}

/** The position of a link, written as we write it, and the side that is to move in it. */
export async function readLink(
  fen: string,
): Promise<Result<{ readonly start: Fen; readonly turn: Color }, 'ERR_START'>> {
  const { parseGameStart } = await import('#app/game/game-text.ts')
  const parsed = parseGameStart(fen)
  if (!parsed.ok) return parsed
  const line = parsed.value
  return { ok: true, value: { start: line.start, turn: line.sideToMoveAt(0) } }
}

export const playAgain = (game: LocalGame): LocalGame => rematch(game, newId(), performance.now())

/** The same two from the beginning, as if nothing had been. */
export const startOver = (game: LocalGame): LocalGame => newGame(newId(), game, performance.now())

/** Whether something is lost with it. */
export const hasContent = ({ line, takenBack }: LocalGame): boolean =>
  line.length > 0 || takenBack.length > 0 || line.start !== START_FEN
