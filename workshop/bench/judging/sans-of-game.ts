import { Position } from '../../../chess/position.ts'
import { makeSan } from '../../../chess/san.ts'
import type { San, Uci } from '../../../chess/types.ts'
import { parseUci } from '../../../chess/uci.ts'

/** A game's moves in algebraic notation. */
export function sansOfGame(moves: readonly Uci[]): readonly San[] {
  const position = Position.start()
  return moves.map((text) => {
    const move = parseUci(position, text)
    if (!move.ok) throw new Error(`${text} is not legal`)
    const san = makeSan(position, move.value)
    position.make(move.value)
    return san
  })
}
