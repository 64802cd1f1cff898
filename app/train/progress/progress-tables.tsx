import { ShareBar } from '#app/ui/charts/share-bar.tsx'
import { roughDate } from '#app/ui/dates.ts'
import { topicName } from '../puzzles/topic-words.ts'
import type { ThemeResult } from '../today/weak-theme.ts'
import { ERROR_KINDS, type MonthOfGames } from './training-progress.ts'
import { words } from '#words/train/progress'

/** Solved puzzles of each theme, the most tried first. */
export const ThemesTable = ({ results }: { readonly results: readonly ThemeResult[] }) => (
  <table className="figures-table tally-table">
    <thead>
      <tr>
        <th scope="col">{words.progressTables.theme}</th>
        <th scope="col">
          <span className="sr-only">{words.progressTables.share}</span>
        </th>
        <th scope="col">{words.progressTables.solved}</th>
        <th scope="col">{words.progressTables.tried}</th>
      </tr>
    </thead>
    <tbody>
      {results.map(({ theme, tried, solved }) => (
        <tr key={theme}>
          <th scope="row">{topicName({ kind: 'theme', name: theme })}</th>
          <td>
            <ShareBar
              shares={[
                { kind: 'win', count: solved },
                { kind: 'loss', count: tried - solved },
              ]}
            />
          </td>
          <td>{solved}</td>
          <td>{tried}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Kinds of errors in a game, by month. */
export const ErrorsTable = ({ months }: { readonly months: readonly MonthOfGames[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
  <div className="progress-errors" tabIndex={0} role="group" aria-label={words.progressTables.byMonth}>
    <table className="figures-table">
      <thead>
        <tr>
          <th scope="col">{words.progressTables.averagePerGame}</th>
          <th scope="col">{words.progressTables.games}</th>
          <th scope="col">{words.progressTables.accuracy}</th>
          <th scope="col">{words.progressTables.blunders}</th>
          <th scope="col">{words.progressTables.missedWins}</th>
          <th scope="col">{words.progressTables.mistakes}</th>
          <th scope="col">{words.progressTables.inaccuracies}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, games, accuracy, errors }) => (
          <tr key={month}>
            <th scope="row">{roughDate(month)}</th>
            <td>{games}</td>
            <td>{Math.round(accuracy)}%</td>
            {ERROR_KINDS.map((kind) => (
              <td key={kind}>{errors[kind].toFixed(1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
