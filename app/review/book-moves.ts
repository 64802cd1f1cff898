import { legalMoves } from '#chess/moves.ts'
import type { Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { positionAt, type GameLine } from '#app/line/line.ts'
import { openingAt, type OpeningNames } from '#matches/openings.ts'

/** The moves that lead from the position after `plies` half-moves to one that has a name. */
export function bookMovesAt(names: OpeningNames, line: GameLine, plies: number): readonly Uci[] {
  const position = positionAt(line, plies)
  const named = legalMoves(position).filter((move) => {
    position.make(move)
    const title = openingAt(names, position)
    position.unmake()
    return title !== undefined
  })
  return named.map(makeUci)
}
