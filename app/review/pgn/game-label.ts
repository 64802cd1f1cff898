import type { ReadGame } from '#chess/pgn.ts'
import { words } from '#words/review'

/** One line of the list to choose from: `Asha v Ben, 1-0, 2026.11.22, 34 moves`. */
export function gameLabel({ tags, moves, result }: ReadGame): string {
  const known = (tag: string | undefined): string | undefined =>
    tag === undefined || /^[?.\s]*$/.test(tag) ? undefined : tag
  return words.pastedGames.label(
    { w: known(tags['White']), b: known(tags['Black']) },
    result === '*' ? undefined : result,
    known(tags['Date'] ?? tags['UTCDate']),
    Math.ceil(moves.length / 2),
  )
}
