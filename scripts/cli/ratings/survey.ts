import type { RatingKind } from '#content/ratings.ts'
import { IdSet } from './id-set.ts'
import { breakOff, type ListRow } from './list-row.ts'

/** The data that callers use from a list. */
export interface Survey {
  readonly file: string
  readonly month: string
  readonly kinds: readonly RatingKind[]
  readonly count: number
  /** The players that were searched for. */
  readonly found: ReadonlyMap<number, ListRow>
  /** The leaders of the classical ranking, the highest first, including all who share the last place. */
  readonly leaders: readonly ListRow[]
  /** The same for women. */
  readonly women: readonly ListRow[]
}

/** Women's places that the report watches: two more than there are profiles. */
const WOMEN = 10

/** Reads a list row by row, keeps the wanted players and the leaders, and rejects a list that names a player twice. */
export function createSurveyor(file: string, wanted: ReadonlySet<number>, places: number) {
  const seen = new IdSet()
  const found = new Map<number, ListRow>()
  const leaders = createLeaderboard(places)
  const women = createLeaderboard(WOMEN)
  let count = 0
  return {
    add(row: ListRow): void {
      count += 1
      if (!seen.add(row.id))
        breakOff(file, row.line, `FIDE id ${row.id} (${row.name}) stands in the list twice`)
      if (wanted.has(row.id)) found.set(row.id, row)
      leaders.add(row)
      if (row.isWoman) women.add(row)
    },
    finish: (): Pick<Survey, 'count' | 'found' | 'leaders' | 'women'> => ({
      count,
      found,
      leaders: leaders.rows(),
      women: women.rows(),
    }),
  }
}

/** Keeps the highest rated active players among those it is given. */
function createLeaderboard(places: number) {
  let rows: ListRow[] = []
  let threshold = 0
  return {
    add(row: ListRow): void {
      if (row.isInactive || row.ratings.classical === undefined || row.ratings.classical < threshold) return
      rows = [...rows, row].toSorted((a, b) => ratingOf(b) - ratingOf(a))
      threshold = ratingOf(rows[places - 1])
      rows = rows.filter((each) => ratingOf(each) >= threshold)
    },
    rows: (): readonly ListRow[] => rows,
  }
}

const ratingOf = (row: ListRow | undefined): number => row?.ratings.classical ?? 0
