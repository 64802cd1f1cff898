import type { Color } from '#chess/types.ts'
import { skillName } from '#engine/strength.ts'
import { isAgainstComputer, isComputers, type Game } from './game.ts'
import { COLOR_NAMES } from '#chess/names.ts'

/** What stands beside a clock. */
export function playerName(game: Game, color: Color): string {
  if (!isAgainstComputer(game)) return game.settings.names[color] || COLOR_NAMES[color]
  return isComputers(game, color) ? 'Computer' : 'You'
}

/** The line below: how strong the computer is and what it does, which colour somebody with a name has. */
export function playerDetail(game: Game, color: Color): string {
  const { names, aiDifficulty } = game.settings
  if (isComputers(game, color)) return game.thinking ? 'Thinking…' : skillName(aiDifficulty)
  return isAgainstComputer(game) || names[color] ? COLOR_NAMES[color] : ''
}

/** Points of earlier games, where the two have played any. */
export function scoreOf({ score }: Game, color: Color): number | undefined {
  return score.w + score.b > 0 ? score[color] : undefined
}
