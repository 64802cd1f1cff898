import { Icon } from '#app/ui/icon.tsx'
import { Flag } from '#app/editorial/flag.tsx'
import { makeRankingPath, type RankingRow, type RankingView, type SortKey } from './ranking.ts'
import { RatingValue } from './rating-value.tsx'
import { words } from '#words/editorial'
import { words as labels } from '#words/labels'

const COLUMNS: readonly SortKey[] = ['rank', 'player', 'country', 'rating']

export interface FlaggedRow extends RankingRow {
  /** The URL of the flag's image. */
  readonly flag: string
}

interface RankingsTableProps {
  readonly view: RankingView
  readonly rows: readonly FlaggedRow[]
  readonly notes: readonly string[]
}

export function RankingsTable({ view, rows, notes }: RankingsTableProps) {
  return (
    <table className="rankings">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <ColumnHead key={column} column={column} view={view} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, player, rating, flag }) => (
          <tr
            key={player.slug}
            className={rank !== undefined && rank <= PLACES_OF_HONOUR ? 'top' : undefined}
          >
            <td>
              <Rank rank={rank} />
            </td>
            <th scope="row">
              <a href={`/players/${player.slug}`}>{labels.playerName(player.slug, player.name)}</a>
            </th>
            <td>
              <span className="flex items-center gap-2.5 max-sm:justify-center">
                <Flag src={flag} className="h-3.75 w-5" />
                <span className="max-sm:sr-only">{labels.country(player.country)}</span>
              </span>
            </td>
            <td>
              <RatingValue rating={rating} notes={notes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Sorts by the column, or reverses the order if it is already sorted by it. Each state has its own URL. */
function ColumnHead({ column, view }: { column: SortKey; view: RankingView }) {
  const isSorted = view.sort === column
  const sort = isSorted ? (view.descending ? 'descending' : 'ascending') : undefined
  // Ratings are sorted from the highest by default.
  const descending = isSorted ? !view.descending : column === 'rating'
  return (
    <th scope="col" aria-sort={sort}>
      <a href={makeRankingPath({ ...view, sort: column, descending })} rel="nofollow">
        {words.rankings.columns[column]}
        <Icon name={!isSorted ? 'sortable' : view.descending ? 'down' : 'up'} className="size-4" />
      </a>
    </th>
  )
}

/** The first three stand in an arch. */
const PLACES_OF_HONOUR = 3

function Rank({ rank }: { readonly rank: number | undefined }) {
  if (rank === undefined) return <span title={words.rankings.notRanked}>–</span>
  if (rank > PLACES_OF_HONOUR) return <>#{rank}</>
  return (
    <span className="rank-arch" data-rank={rank}>
      <span className="sr-only">#</span>
      {rank}
    </span>
  )
}
