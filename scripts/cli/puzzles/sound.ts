import { positionFromFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { parseUci } from '#chess/uci.ts'
import type { RatedPuzzle } from '#content/puzzle-set.ts'

/** Why a puzzle is invalid; undefined if its solution is legal, and mates if its themes say so. */
export function findPuzzleFault({
  fen,
  moves,
  themes,
}: Pick<RatedPuzzle, 'fen' | 'moves' | 'themes'>): string | undefined {
  const start = positionFromFen(fen)
  if (!start.ok) return `${start.error}: ${fen}`
  if (moves.length < 2 || moves.length % 2 !== 0) return 'the solver does not make the last move'
  const position = start.value
  for (const [index, text] of moves.entries()) {
    const move = parseUci(position, text)
    if (!move.ok) return `${move.error}: ${text}`
    position.make(move.value)
    if (index + 1 < moves.length && outcomeOf(position)) return `${text} ends the game too early`
  }
  const isMate = outcomeOf(position)?.reason === 'checkmate'
  if (themes.includes('mate') !== isMate)
    return isMate ? 'a mate that is not called one' : 'no mate at its end'
  const [, count] = themes.map((theme) => /^mateIn([1-4])$/.exec(theme)).find(Boolean) ?? []
  if (count !== undefined && moves.length !== 2 * Number(count)) return `no mate in ${count}`
  return undefined
}
