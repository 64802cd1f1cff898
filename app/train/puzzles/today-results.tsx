import { useMemo, useState } from 'react'
import type { PuzzleEntry, TrainingEntry } from '#contract/training.ts'
import { MOTIF_THEMES, themeTitle } from '#app/puzzles/themes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isOnDay } from '../today/today.ts'
import { inOrder, RATED_FROM } from '../log/rating.ts'
import { ratingChanges, signed } from './session.ts'
import { words } from '#words/train/puzzles'

/** The most results shown. */
const SHOWN = 30
/** With fewer results than this there is room for tips. */
const TIPS_UNTIL = 6

/** Today's puzzles, newest first, each with its theme, rating and effect on the player's rating, and tips if there is room. */
export function TodayResults({ entries }: { readonly entries: readonly TrainingEntry[] }) {
  const [now] = useState(() => new Date())
  const tried = useMemo(() => {
    return inOrder(entries)
      .filter((entry): entry is PuzzleEntry => entry.kind === 'puzzle' && isOnDay(entry, now))
      .toReversed()
  }, [entries, now])
  const changes = useMemo(() => ratingChanges(entries), [entries])
  const isRated = changes.size >= RATED_FROM
  const solved = tried.filter(({ isSolved }) => isSolved).length
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <section tabIndex={0} aria-label={words.todayResults.label} className="today-results stage-fills">
      {tried.length > 0 && (
        <>
          <h3 className="text-base">{words.todayResults.today(solved, tried.length)}</h3>
          <ol>
            {tried.slice(0, SHOWN).map(({ id, at, isSolved, rating, themes }) => (
              <li key={id} className={isSolved ? 'text-success' : 'text-danger'}>
                <Icon name={isSolved ? 'tick' : 'cross'} />
                <span>
                  <span className="sr-only">
                    {isSolved ? words.todayResults.solved : words.todayResults.failed}
                  </span>
                  <span className="text-ink">{themeOf(themes)}</span>
                </span>
                <span className="text-muted">{rating}</span>
                {isRated && <span className="today-change">{signedOrNone(changes.get(at))}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      {tried.length < TIPS_UNTIL && (
        <>
          <h3 className="text-base">{words.todayResults.howItWorks}</h3>
          <ul className="today-tips">
            {words.todayResults.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const signedOrNone = (change: number | undefined): string => (change === undefined ? '' : signed(change))

/** The most specific theme. */
const themeOf = (themes: readonly string[]): string =>
  themeTitle(MOTIF_THEMES.find((theme) => themes.includes(theme)) ?? themes[0] ?? '')
