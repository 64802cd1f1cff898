import { makeSan } from '#chess/san.ts'
import type { San } from '#chess/types.ts'
import { positionAt, type GameLine } from './line.ts'

/** The moves of a line in SAN. */
export function sansOf(line: GameLine): readonly San[] {
  const position = positionAt(line, 0)
  return line.moves.map((move) => {
    const san = makeSan(position, move)
    position.make(move)
    return san
  })
}
