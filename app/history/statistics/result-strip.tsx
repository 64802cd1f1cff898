import type { ListedMatch } from '#app/history/listed-match.ts'
import { ownSide } from '#matches/opponent.ts'
import { words } from '#words/history'

const SHOWN = 10

/** The results of the latest games that can be won or lost, the newest at the end. */
export function ResultStrip({ latest }: { readonly latest: readonly ListedMatch[] }) {
  const shown = latest.filter(({ match }) => ownSide(match.opponent) !== undefined).slice(0, SHOWN)
  if (shown.length < 2) return null
  return (
    <ol aria-label={words.statistics.latestGames(shown.length)} className="result-strip">
      {shown.toReversed().map(({ match: { id, result } }) => (
        <li key={id} className={result}>
          <span aria-hidden="true">{words.statistics.letter(result)}</span>
          <span className="sr-only">{words.match.result(result)}</span>
        </li>
      ))}
    </ol>
  )
}
