import { COLOR_NAMES } from '#chess/names.ts'
import { COLORS } from '#chess/types.ts'
import { LEVEL_NAMES } from '#engine/levels.ts'
import {
  gamesOf,
  RIVALS,
  type MatchStatistics,
  type Rival,
  type ResultStreak,
  type Tally,
} from '#matches/statistics.ts'
import { useMedia } from '#app/browser/use-media.ts'
import { ResultBar } from './result-bar.tsx'
import { TallyTable } from './tally-table.tsx'
import { ColumnsChart } from '#app/ui/charts/columns-chart.tsx'
import { dayOfYear } from '#app/ui/dates.ts'
import '#app/ui/charts/statistics.css'

interface StatisticsPanelProps {
  readonly statistics: MatchStatistics
  /** Names the matches that were counted, if not all. */
  readonly of?: string
}

/** A summary of all matches, with details that unfold if there is no room. */
export function StatisticsPanel({ statistics, of }: StatisticsPanelProps) {
  const { total, byRival, byColor, openings, streak, weeks } = statistics
  const hasRoom = useMedia('(min-width: 64rem)')
  if (total === 0) return null
  const overall = sumOf(RIVALS.map((rival) => byRival[rival]))
  const hasResults = gamesOf(overall) > 0
  const thisWeek = weeks.at(-1)?.games ?? 0
  return (
    <section aria-labelledby="statistics" className="statistics">
      <h2 id="statistics" className="sr-only">
        Statistics
      </h2>
      {of !== undefined && <p className="text-sm text-muted">{of}</p>}
      <div className="statistics-summary">
        {hasResults && (
          <div className="statistics-overall">
            <p className="statistics-figure">{resultsText(overall)}</p>
            <ResultBar tally={overall} />
            <p className="statistics-label">Against the computer and online</p>
          </div>
        )}
        {streak !== null && (
          <div>
            <p className="statistics-figure">{streakText(streak)}</p>
            <p className="statistics-label">Current streak</p>
          </div>
        )}
        <div>
          <ColumnsChart
            caption="Games a week"
            heads={['Week from', 'Games']}
            columns={weeks.map(({ monday, games }) => ({
              key: monday,
              name: dayOfYear(monday),
              value: games,
            }))}
          />
          <p className="statistics-label">Games a week, {thisWeek} in this one</p>
        </div>
      </div>
      {hasResults && (
        <details open={hasRoom} className="statistics-more">
          <summary>By level, colour and opening</summary>
          <div className="statistics-tables">
            <TallyTable
              title="Level"
              rows={RIVALS.map((rival) => ({ name: RIVAL_NAMES[rival], tally: byRival[rival] }))}
            />
            <TallyTable
              title="Colour"
              rows={COLORS.map((color) => ({ name: COLOR_NAMES[color], tally: byColor[color] }))}
            />
            <TallyTable title="Opening" rows={openings} />
          </div>
        </details>
      )}
    </section>
  )
}

const RIVAL_NAMES: Record<Rival, string> = {
  ...LEVEL_NAMES,
  strength: 'Chosen strength',
  online: 'Online',
}

const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((sum, { win, draw, loss }) => ({
    win: sum.win + win,
    draw: sum.draw + draw,
    loss: sum.loss + loss,
  }))

const ONE_AND_MORE = {
  win: ['win', 'wins'],
  draw: ['draw', 'draws'],
  loss: ['loss', 'losses'],
} as const

const counted = (result: keyof Tally, games: number): string =>
  `${games} ${ONE_AND_MORE[result][games === 1 ? 0 : 1]}`

const resultsText = ({ win, draw, loss }: Tally): string =>
  `${counted('win', win)}, ${counted('draw', draw)}, ${counted('loss', loss)}`

const streakText = ({ result, games }: ResultStreak): string =>
  games === 1 ? counted(result, 1) : `${counted(result, games)} in a row`
