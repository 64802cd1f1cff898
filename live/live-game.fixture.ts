import type { Color } from '#chess/types.ts'
import type { TimeSettings } from '#matches/settings.ts'
import type { LiveCommand } from './command.ts'
import { NEW_LAG } from './lag.ts'
import { createLiveGame, turnOf, type LiveGame, type NewIds, type OpenGame, type Seat } from './live-game.ts'
import { reduce } from './reduce.ts'

/** Live games for tests. Anna created them and plays White; Ben joined. */

export const seat = (name: string, userId: string | null = null): Seat => ({
  keyHash: `hash of ${name}'s key`,
  userId,
  name,
})

let made = 0
export const newIds = (): NewIds => {
  const number = String(++made).padStart(4, '0')
  return {
    id: `game----${number}`,
    watchId: `watch---${number}`,
    gameId: `0197a000-0000-7000-8000-00000000${number}`,
  }
}

export const BLITZ: TimeSettings = { minutes: 5, increment: 3, untimed: false }

export function openGame(settings = BLITZ): OpenGame {
  const seats = { w: seat('Anna'), b: null }
  const game = createLiveGame({ ...newIds(), settings, seats, origin: 'invitation' }, 0)
  if (game.phase !== 'open') throw new Error('An open game has a free seat')
  return game
}

/** The game after a command that must be accepted. */
export function after(game: LiveGame, command: LiveCommand, atMs = 0): LiveGame {
  const reduction = reduce(game, command, atMs)
  if (!reduction.ok) throw new Error(`${command.type} is refused: ${reduction.error}`)
  return reduction.value.game
}

export const errorOf = (game: LiveGame, command: LiveCommand, atMs = 0): string | undefined => {
  const reduction = reduce(game, command, atMs)
  return reduction.ok ? undefined : reduction.error
}

/** A game in which both players have been connected since 0. */
export function seatedGame(settings = BLITZ): LiveGame {
  const joined = after(openGame(settings), { type: 'join', seat: seat('Ben') })
  const anna = after(joined, { type: 'arrive', color: 'w', server: 's1' })
  return after(anna, { type: 'arrive', color: 'b', server: 's1' })
}

/** A move by the side to move, whose thinking time is the time since the opponent's move. */
export const moveOf = (
  game: LiveGame,
  uci: string,
  changed: { color?: Color; ply?: number } = {},
): LiveCommand => ({
  type: 'move',
  color: changed.color ?? turnOf(game),
  ply: changed.ply ?? game.line.length,
  uci,
  lag: NEW_LAG,
  timing: { sinceSentMs: undefined, spentMs: undefined, isPremove: false, stallMs: 0 },
})

/** Plays moves a second apart, the first at `fromMs`. */
export const played = (game: LiveGame, ucis: readonly string[], fromMs = 1_000): LiveGame =>
  ucis.reduce((now, uci, index) => after(now, moveOf(now, uci), fromMs + index * 1_000), game)

/** After 1. e4 e5, one second each: White's clock has been running since 2,000. */
export const playingGame = (settings = BLITZ): LiveGame => played(seatedGame(settings), ['e2e4', 'e7e5'])
