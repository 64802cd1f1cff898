import type { Color } from '#chess/types.ts'
import type { MatchOpponent } from '#matches/match.ts'
import { words } from '#words/line'

/** The names of a saved game's players. `player` is its owner who played the computer without a name. */
export function namesOnScreen(opponent: MatchOpponent, player: string): Record<Color, string> {
  if (opponent.type !== 'computer') {
    const { w, b } = opponent.names
    return { w: w || words.names.side('w'), b: b || words.names.side('b') }
  }
  const computer = words.names.computer(opponent.skill)
  const person = opponent.playerName || player
  return opponent.seat === 'b' ? { w: computer, b: person } : { w: person, b: computer }
}
