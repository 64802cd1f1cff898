import type { Color } from '#chess/types.ts'
import { skillName } from '#engine/strength.ts'
import type { Game } from './game.ts'
import { COLOR_NAMES } from '#chess/names.ts'

/** The name beside a clock. */
export function playerName({ opponent }: Game, color: Color): string {
  if (opponent.type !== 'computer') return opponent.names[color] || COLOR_NAMES[color]
  return color === opponent.seat ? 'You' : 'Computer'
}

/** The line below the name: the computer's strength or activity, or the colour of a player with a name. */
export function playerDetail({ opponent, thinking }: Game, color: Color): string {
  if (opponent.type !== 'computer') return opponent.names[color] && COLOR_NAMES[color]
  if (color === opponent.seat) return COLOR_NAMES[color]
  return thinking ? 'Thinking…' : skillName(opponent.skill)
}

/** Points from earlier games; undefined before the first point. */
export function scoreOf({ score }: Game, color: Color): number | undefined {
  return score.w + score.b > 0 ? score[color] : undefined
}
