import type { Position } from '#chess/position.ts'
import { FILTERS } from './layout.ts'

export const TIME_CLASSES = ['bullet', 'blitz', 'rapid', 'classical', 'correspondence', '-'] as const
export type TimeClass = (typeof TIME_CLASSES)[number]

/** The players' ratings, on the scale of lichess.org, the source of the games. */
export interface Players {
  readonly own: number
  readonly other: number
  readonly timeClass: TimeClass
}

/** Ratings are interpolated between nine knots, 200 points apart, and clamped to them. */
const LEAST_RATING = 800
const RATING_STEP = 200
const KNOTS = 9

/** The first row of each kind. Castling: own short and long, then the opponent's. */
const ROW = {
  castling: 0,
  time: 4,
  own: 4 + TIME_CLASSES.length,
  other: 4 + TIME_CLASSES.length + KNOTS,
} as const
export const CONTEXT_ROWS = ROW.other + KNOTS

/** A row with the share, in 256ths, that the next one has in its place. */
interface ContextRow {
  readonly row: number
  readonly share: number
}

/** The rows that describe what no square shows: castling rights, time class and ratings. */
export function contextRows({ side, rights }: Position, players: Players): readonly ContextRow[] {
  const castling = side === 0 ? rights : (rights >> 2) | (rights << 2)
  return [
    ...[0, 1, 2, 3].flatMap((right) =>
      ((castling >> right) & 1) === 0 ? [] : [{ row: ROW.castling + right, share: 0 }],
    ),
    { row: ROW.time + TIME_CLASSES.indexOf(players.timeClass), share: 0 },
    ratingRow(ROW.own, players.own),
    ratingRow(ROW.other, players.other),
  ]
}

function ratingRow(first: number, rating: number): ContextRow {
  const above = Math.min(RATING_STEP * (KNOTS - 1), Math.max(0, Math.round(rating) - LEAST_RATING))
  return {
    row: first + Math.floor(above / RATING_STEP),
    share: Math.floor(((above % RATING_STEP) * 256) / RATING_STEP),
  }
}

/** Adds the sum of a table's rows, times 2 to the `shift`, to `base`. */
export function addContext(
  base: Int32Array,
  rows: readonly ContextRow[],
  table: Int16Array,
  shift: number,
): void {
  for (const { row, share } of rows) {
    const from = row * FILTERS
    const next = share === 0 ? from : from + FILTERS
    for (let filter = 0; filter < FILTERS; filter++)
      base[filter]! +=
        ((table[from + filter]! * (256 - share) + table[next + filter]! * share + 128) >> 8) << shift
  }
}
