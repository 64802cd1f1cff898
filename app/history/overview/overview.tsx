import type { ReactNode } from 'react'
import { gamesOf, overallOf, type MatchStatistics } from '#matches/statistics.ts'
import type { ListedMatch } from '#app/history/listed-match.ts'
import { StatisticsPanel } from '#app/history/statistics/statistics-panel.tsx'
import { LastGame } from './last-game.tsx'
import './overview.css'

interface OverviewProps {
  readonly statistics: MatchStatistics
  /** Names the matches that were counted, unless all were. */
  readonly of?: string | undefined
  /** The newest matches, newest first; empty while the list is filtered. */
  readonly latest: readonly ListedMatch[]
  readonly accuracyOf: AccuracyOf
  /** The rating and accuracy; null before the first puzzle or review. */
  readonly figures: ReactNode
}

/** The accuracy of the user's own game, if it was reviewed and its moves are known. */
export type AccuracyOf = (listed: ListedMatch) => number | undefined

/** The next step and the form, above the list of games. */
export function Overview({ statistics, of, latest, accuracyOf, figures }: OverviewProps) {
  const [last] = latest
  const hasForm = gamesOf(overallOf(statistics)) > 0
  if (!last && !hasForm && !figures) return null
  return (
    <div className="overview">
      {last && <LastGame last={last} accuracy={accuracyOf(last)} />}
      <StatisticsPanel {...{ statistics, of, latest }} />
      {figures}
    </div>
  )
}
