import { COLORS } from '#chess/types.ts'
import { gamesOf, overallOf, RIVALS, type MatchStatistics } from '#matches/statistics.ts'
import { useMedia } from '#app/browser/use-media.ts'
import { OpeningName } from '#app/line/opening-name.tsx'
import type { ListedMatch } from '#app/history/listed-match.ts'
import { ResultBar } from './result-bar.tsx'
import { ResultStrip } from './result-strip.tsx'
import { TallyTable } from './tally-table.tsx'
import { ColumnsChart } from '#app/ui/charts/columns-chart.tsx'
import { dayOfYear } from '#app/ui/dates.ts'
import { words } from '#words/history'
import '#app/ui/charts/statistics.css'

interface StatisticsPanelProps {
  readonly statistics: MatchStatistics
  /** Names the matches that were counted, unless all were. */
  readonly of?: string | undefined
  /** The newest matches, newest first. */
  readonly latest: readonly ListedMatch[]
}

/** With fewer weeks of games the columns show nothing that the number of rows does not. */
const LEAST_WEEKS = 3

/** With fewer games the tables repeat the list. */
const LEAST_GAMES = 10

/** A summary of all matches. */
export function StatisticsPanel({ statistics, of, latest }: StatisticsPanelProps) {
  const { streak, weeks } = statistics
  const winsInARow = streak?.result === 'win' && streak.games > 1 ? streak.games : 0
  const overall = overallOf(statistics)
  const hasResults = gamesOf(overall) > 0
  const hasChart = weeks.filter(({ games }) => games > 0).length >= LEAST_WEEKS
  if (!hasResults && !hasChart) return null
  return (
    <section aria-labelledby="statistics" className="statistics">
      <h2 id="statistics" className="sr-only">
        {words.statistics.title}
      </h2>
      {of !== undefined && <p className="text-sm text-muted">{of}</p>}
      {hasResults && (
        <div>
          <p className="statistics-figure">
            {words.statistics.results(overall.win, overall.draw, overall.loss)}
          </p>
          <ResultBar tally={overall} />
          <p className="statistics-label">{words.statistics.againstComputerAndOnline}</p>
        </div>
      )}
      <ResultStrip latest={latest} />
      <div className="statistics-summary">
        {winsInARow > 0 && (
          <div>
            <p className="statistics-figure">{words.statistics.winsInARow(winsInARow)}</p>
            <p className="statistics-label">{words.statistics.currentStreak}</p>
          </div>
        )}
        {hasChart && <Weeks weeks={weeks} />}
      </div>
    </section>
  )
}

const Weeks = ({ weeks }: Pick<MatchStatistics, 'weeks'>) => (
  <div>
    <ColumnsChart
      caption={words.statistics.gamesAWeek}
      heads={[words.statistics.weekFrom, words.statistics.games]}
      columns={weeks.map(({ monday, games }) => ({ key: monday, name: dayOfYear(monday), value: games }))}
    />
    <p className="statistics-label">{words.statistics.gamesThisWeek(weeks.at(-1)?.games ?? 0)}</p>
  </div>
)

const openingName = (name: string) => <OpeningName name={name} />

/** Results by opponent, colour and opening, folded on narrow screens and before they say much. */
export function Tallies({ statistics }: { readonly statistics: MatchStatistics }) {
  const { byRival, byColor, openings } = statistics
  const hasRoom = useMedia('(min-width: 64rem)')
  const games = gamesOf(overallOf(statistics))
  if (games === 0) return null
  return (
    <details open={hasRoom && games >= LEAST_GAMES} className="statistics statistics-more">
      <summary>{words.statistics.more}</summary>
      <div className="statistics-tables">
        <TallyTable
          title={words.statistics.level}
          rows={RIVALS.map((rival) => ({ name: words.statistics.rival(rival), tally: byRival[rival] }))}
        />
        <TallyTable
          title={words.statistics.color}
          rows={COLORS.map((color) => ({ name: words.statistics.side(color), tally: byColor[color] }))}
        />
        <TallyTable title={words.statistics.opening} rows={openings} nameOf={openingName} />
      </div>
    </details>
  )
}
