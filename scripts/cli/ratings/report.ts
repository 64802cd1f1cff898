import { RATING_KINDS, type Rating } from '#content/ratings.ts'
import { nameMonth } from './month.ts'
import type { Survey } from './survey.ts'
import type { RatingChange, Update } from './update.ts'

const MARKS: Record<Rating['kind'], string> = { fide: '', sourced: '*' }
const COLUMN = 16

/** A summary of the imported data and the resulting changes, for the editor of the page. */
export function makeReport({ before, after, changes, notes }: Update, surveys: readonly Survey[]): string {
  const width = Math.max(...changes.map(({ player }) => player.name.length)) + 2
  const head = `${''.padEnd(width)}${RATING_KINDS.map((kind) => kind.padEnd(COLUMN)).join('')}`
  return [
    ...surveys.map(
      ({ file, kinds, count }) =>
        `${file}: ${count.toLocaleString('en-GB')} players, ${kinds.join(', ')}, list of ${nameMonth(after.list)}`,
    ),
    `Shown until now: list of ${nameMonth(before.list)}`,
    '',
    head.trimEnd(),
    ...changes.map((change) => makeRow(change, width)),
    '* from another source or month',
    ...(notes.length > 0 ? ['', 'For an editor to decide:'] : []),
    ...notes.map((note) => `- ${note}`),
  ].join('\n')
}

function makeRow({ player, after }: RatingChange, width: number): string {
  const cells = RATING_KINDS.map((kind) => {
    const old = makeRating(player[kind])
    const now = makeRating(after[kind])
    return (old === now ? now : `${old} → ${now}`).padEnd(COLUMN)
  })
  return `${player.name.padEnd(width)}${cells.join('')}`.trimEnd()
}

const makeRating = (rating: Rating | undefined): string =>
  rating === undefined ? '-' : `${rating.value}${MARKS[rating.kind]}`
