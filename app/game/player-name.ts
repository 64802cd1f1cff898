import type { Color } from '#chess/types.ts'
import { isThinking, type Game } from './game.ts'
import { words } from '#words/game'

/** The name beside a clock. */
export function playerName({ opponent }: Game, color: Color): string {
  if (opponent.type !== 'computer') return opponent.names[color] || words.side(color)
  return color === opponent.seat ? words.playerName.you : words.playerName.computer
}

/** The line below the name: the computer's strength or activity, or the colour of a player with a name. */
export function playerDetail(game: Game, color: Color): string {
  const { opponent } = game
  if (opponent.type !== 'computer') return opponent.names[color] && words.side(color)
  if (color === opponent.seat) return words.side(color)
  return isThinking(game) ? words.playerName.thinking : words.playerName.skill(opponent.skill)
}

/** Points from earlier games; undefined before the first point. */
export function scoreOf({ score }: Game, color: Color): number | undefined {
  return score.w + score.b > 0 ? score[color] : undefined
}
