import { makeSan } from '#chess/san.ts'
import type { San } from '#chess/types.ts'
import { type Game } from './game.ts'
import { positionAt } from './line.ts'

/** The moves of a game as they are written down. */
export function sansOf(game: Pick<Game, 'start' | 'moves'>): readonly San[] {
  const position = positionAt(game, 0)
  return game.moves.map((move) => {
    const san = makeSan(position, move)
    position.make(move)
    return san
  })
}
