import { useMemo, useState } from 'react'
import type { ReviewEntry, TrainingEntry } from '#contract/training.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useTrainingLog } from '../log/use-training-log.ts'
import { daysTrained, daysWords } from '../today/today.ts'
import { themeResults } from '../today/weak-theme.ts'
import { ProgressExport } from './progress-export.tsx'
import { ErrorsTable, ThemesTable } from './progress-tables.tsx'
import { monthsOfGames, reasonsOf, reviewedGames } from './training-progress.ts'
import { whatGotBetter } from './what-got-better.ts'
import '#app/ui/charts/statistics.css'
import './progress.css'
import { words } from '#words/train/progress'

/** Progress in puzzles and in the user's own games; hidden before the first puzzle or review. */
export function ProgressPanel() {
  const { entries } = useTrainingLog()
  return entries?.some(({ kind }) => kind === 'puzzle' || kind === 'review') ? (
    <Progress entries={entries} />
  ) : null
}

function Progress({ entries }: { readonly entries: readonly TrainingEntry[] }) {
  const [now] = useState(() => new Date())
  const games = useMemo(() => reviewedGames(entries), [entries])
  const better = useMemo(() => whatGotBetter(entries, now), [entries, now])
  const themes = useMemo(() => themeResults(entries).toSorted((a, b) => b.tried - a.tried), [entries])
  return (
    <section aria-labelledby="progress" className="statistics">
      <div className="progress-head">
        <h2 id="progress" className="text-xl">
          {words.progressPanel.yourProgress}
        </h2>
        <LinkButton to="/train">{words.progressPanel.train}</LinkButton>
      </div>
      <div>
        <h3 className="text-base">{words.progressPanel.whatGotBetter}</h3>
        {better.length > 0 ? (
          <ul className="progress-better">
            {better.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : (
          <p className="text-label text-muted">
            {words.progressPanel.nothingClearlyYetItTakes(daysWords(daysTrained(entries, now)))}
          </p>
        )}
      </div>
      {(themes.length > 0 || games.length > 0) && (
        <details className="statistics-more">
          <summary>{words.progressPanel.byThemeAndByKind}</summary>
          <div className="progress-details">
            {themes.length > 0 && <ThemesTable results={themes} />}
            {games.length > 0 && <Mistakes games={games} />}
          </div>
        </details>
      )}
      <ProgressExport entries={entries} />
    </section>
  )
}

/** Older games say little about how you play now. */
const RECENT_GAMES = 30
const SHOWN_REASONS = 5

function Mistakes({ games }: { readonly games: readonly ReviewEntry[] }) {
  const reasons = reasonsOf(games.slice(-RECENT_GAMES)).slice(0, SHOWN_REASONS)
  return (
    <div className="grid gap-3">
      <ErrorsTable months={monthsOfGames(games)} />
      {reasons.length > 0 && (
        <p className="text-label text-muted">
          {words.progressPanel.mostOften(reasons.map(({ motif, count }) => [motif, count]))}
        </p>
      )}
    </div>
  )
}
