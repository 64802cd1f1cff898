import { parseSan } from '#chess/san.ts'
import type { Fen, Move } from '#chess/types.ts'
import { newGame, reduce, type Game } from './game.ts'
import { DEFAULT_SETTINGS, type GameSettings } from './settings.ts'

export const TWO_PLAYERS: GameSettings = { ...DEFAULT_SETTINGS, mode: 'human-vs-human' }
export const AGAINST_COMPUTER: GameSettings = DEFAULT_SETTINGS

export const twoPlayers = (start?: Fen): Game => newGame('a-game', TWO_PLAYERS, 0, start)

export function moveIn(game: Game, san: string): Move {
  const move = parseSan(game.line.positionAt(game.shown), san)
  if (!move.ok) throw new Error(`${san}: ${move.error}`)
  return move.value
}

/** Plays moves one second apart, from `fromMs` on; the computer's come when it is the computer's turn. */
export function playSans(game: Game, sans: string, fromMs = 1000): Game {
  let atMs = fromMs
  for (const san of sans.split(' ')) {
    const thinking = reduce(game, { type: 'computer-started', atMs })
    const type = thinking.thinking ? 'computer-moved' : 'move-played'
    const next = reduce(thinking, { type, move: moveIn(game, san), atMs })
    if (next === thinking) throw new Error(`${san} was not accepted`)
    game = next
    atMs += 1000
  }
  return game
}

export const SCHOLARS_MATE = 'e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#'
