import type { RatingKind } from '#content/ratings.ts'
import { IdSet } from './id-set.ts'
import { breakOff, type ListRow } from './list-row.ts'

/** What is kept of a list: everything that anybody asks about, and no more. */
export interface Survey {
  readonly file: string
  readonly month: string
  readonly kinds: readonly RatingKind[]
  readonly count: number
  /** The players that were looked for. */
  readonly found: ReadonlyMap<number, ListRow>
  /** Who leads the classical ranking, the highest first, with all who share the last place. */
  readonly leaders: readonly ListRow[]
}

/** Looks through a list, row by row, for the wanted players and for the leaders, and makes sure that nobody is in it twice. */
export function createSurveyor(file: string, wanted: ReadonlySet<number>, places: number) {
  const seen = new IdSet()
  const found = new Map<number, ListRow>()
  let leaders: ListRow[] = []
  let threshold = 0
  let count = 0
  return {
    add(row: ListRow): void {
      count += 1
      if (!seen.add(row.id))
        breakOff(file, row.line, `FIDE id ${row.id} (${row.name}) stands in the list twice`)
      if (wanted.has(row.id)) found.set(row.id, row)
      if (row.isInactive || row.ratings.classical === undefined || row.ratings.classical < threshold) return
      leaders = [...leaders, row].toSorted((a, b) => ratingOf(b) - ratingOf(a))
      threshold = ratingOf(leaders[places - 1])
      leaders = leaders.filter((each) => ratingOf(each) >= threshold)
    },
    finish: (): Pick<Survey, 'count' | 'found' | 'leaders'> => ({ count, found, leaders }),
  }
}

const ratingOf = (row: ListRow | undefined): number => row?.ratings.classical ?? 0
