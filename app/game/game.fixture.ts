import { parseSan } from '#chess/san.ts'
import type { Fen, Move } from '#chess/types.ts'
import type { SideNames } from '#matches/opponent.ts'
import type { TimeSettings } from '#matches/settings.ts'
import { isThinking, newGame, reduceGame, type Game, type LocalGame } from './game.ts'
import type { CoachedOpponent, GameSettings } from './settings.ts'

const TIME: TimeSettings = { minutes: 10, increment: 0, untimed: false }

export const againstComputer = (
  changed: Partial<CoachedOpponent> = {},
  time: Partial<TimeSettings> = {},
): GameSettings => ({
  opponent: { type: 'computer', skill: 'intermediate', seat: 'w', coached: false, ...changed },
  time: { ...TIME, ...time },
})

export const betweenTwo = (
  names: Partial<SideNames> = {},
  time: Partial<TimeSettings> = {},
  across = false,
): GameSettings => ({
  opponent: { type: 'same-screen', names: { w: '', b: '', ...names }, across },
  time: { ...TIME, ...time },
})

export const TWO_PLAYERS = betweenTwo()
export const AGAINST_COMPUTER = againstComputer()

export const twoPlayers = (start?: Fen): LocalGame => newGame('a-game', TWO_PLAYERS, 0, start)

export function moveIn(game: Game, san: string): Move {
  const move = parseSan(game.line.positionAt(game.shown), san)
  if (!move.ok) throw new Error(`${san}: ${move.error}`)
  return move.value
}

/** Plays moves one second apart, starting at `fromMs`. On the computer's turn the computer plays. */
export function playSans(game: LocalGame, sans: string, fromMs = 1000): LocalGame {
  let atMs = fromMs
  for (const san of sans.split(' ')) {
    const thinking = reduceGame(game, { type: 'computer-started', atMs })
    const type = isThinking(thinking) ? 'computer-moved' : 'move-played'
    const next = reduceGame(thinking, { type, move: moveIn(game, san), atMs })
    if (next === thinking) throw new Error(`${san} was not accepted`)
    game = next
    atMs += 1000
  }
  return game
}

export const SCHOLARS_MATE = 'e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#'
