import { ContentError, type Fault } from '#content/document.ts'
import { PLACES, RATING_KINDS } from '#content/ratings.ts'
import type { DraftPlayer, Rating, RatingKind, RatingsDraft } from '#content/ratings.ts'
import { isPublished, nameMonth } from './month.ts'
import type { ListRow } from './list-row.ts'
import type { Survey } from './survey.ts'

/** A player as shown so far, and the new ratings. */
export interface RatingChange {
  readonly player: DraftPlayer
  readonly after: Partial<Record<RatingKind, Rating>>
}

export interface Update {
  readonly before: RatingsDraft
  readonly after: RatingsDraft
  readonly changes: readonly RatingChange[]
  /** Notes for the editor, one sentence each. */
  readonly notes: readonly string[]
}

/**
 * The ratings updated from the lists (at least one). Throws a ContentError that names the list if the lists contradict one
 * another or these players.
 */
export function updateRatings(before: RatingsDraft, surveys: readonly Survey[], today: Date): Update {
  const list = agreeOnMonth(before, surveys, today)
  const byKind = new Map<RatingKind, Survey>()
  for (const survey of surveys) {
    for (const kind of survey.kinds) {
      const other = byKind.get(kind)
      if (other !== undefined)
        stop(survey, `${other.file} has ${kind} ratings too; give one list of each kind`)
      byKind.set(kind, survey)
    }
  }
  const faults = surveys.flatMap((survey) => faultsOf(survey, before.players))
  if (faults.length > 0) throw new ContentError(faults)

  const changes = before.players.map((player): RatingChange => {
    const ratings = RATING_KINDS.map((kind) => {
      const listed = byKind.get(kind)?.found.get(player.fideId)?.ratings[kind]
      return [kind, listed === undefined ? keep(player[kind], before.list, list) : fide(listed)] as const
    })
    return { player, after: Object.fromEntries(ratings.filter(([, rating]) => rating)) }
  })
  const players = placePlayers(
    changes.map(({ player, after }) => ({ ...player, ...after })),
    before.list,
    byKind.get('classical'),
  )
  // Three lists of one month repeat the same facts about a player three times.
  const notes = [...new Set(makeNotes(before.players, players, surveys))]
  return { before, after: { list, players }, changes, notes }
}

/**
 * The table holds the top twenty active players who have a profile. For a player who drops out of it, `lastPlace` is set to the
 * month of the previous list. Without a classical list the table keeps its players. Players in a separate section come last, by
 * rating.
 */
function placePlayers(
  players: readonly DraftPlayer[],
  was: string,
  classical: Survey | undefined,
): DraftPlayer[] {
  // A stable sort: players with equal ratings stay in the order of the previous list.
  const byRating = players.toSorted((a, b) => valueOf(b) - valueOf(a))
  const sorted = byRating.filter(({ section }) => section === undefined)
  const isPlaced = (player: DraftPlayer): boolean =>
    classical === undefined
      ? player.lastPlace === undefined
      : classical.found.get(player.fideId)?.isInactive === false
  const placed = sorted.filter(isPlaced).slice(0, PLACES)
  const others = sorted.filter((player) => !placed.includes(player))
  return [
    ...placed.map(({ lastPlace: _, ...player }) => player),
    ...others.map((player) => ({ ...player, lastPlace: player.lastPlace ?? was })),
    ...byRating.filter(({ section }) => section !== undefined),
  ]
}

const valueOf = ({ classical }: DraftPlayer): number => classical?.value ?? 0

const fide = (value: number): Rating => ({ kind: 'fide', value })

/** FIDE's rating of an earlier month is only correct with its month beside it. */
function keep(rating: Rating | undefined, was: string, is: string): Rating | undefined {
  if (rating?.kind !== 'fide' || was === is) return rating
  return { kind: 'sourced', value: rating.value, asOf: was, source: `FIDE list of ${nameMonth(was)}` }
}

function agreeOnMonth({ list }: RatingsDraft, surveys: readonly Survey[], today: Date): string {
  const [first] = surveys
  if (first === undefined) return list
  for (const survey of surveys) {
    if (survey.month !== first.month)
      stop(
        survey,
        `the list of ${nameMonth(survey.month)}, while ${first.file} is that of ${nameMonth(first.month)}`,
      )
  }
  if (first.month < list)
    stop(first, `the list of ${nameMonth(first.month)} is older than the one shown, of ${nameMonth(list)}`)
  if (!isPublished(first.month, today)) stop(first, `the list of ${nameMonth(first.month)} is not out yet`)
  return first.month
}

function stop({ file }: Survey, message: string): never {
  throw new ContentError([{ file, line: 1, message }])
}

/** Every player shown must be in the list, under the same name, and rated at classical chess. */
function faultsOf({ file, kinds, found }: Survey, players: readonly DraftPlayer[]): Fault[] {
  return players.flatMap((player): Fault[] => {
    const { name, fideId } = player
    const row = found.get(fideId)
    if (row === undefined) {
      // Single lists omit players who are not rated in their kind.
      const isWanted = kinds.some((kind) => player[kind] !== undefined)
      return isWanted ? [{ file, line: 1, message: `${name} (FIDE id ${fideId}) is not in the list` }] : []
    }
    if (!sharesName(row.name, name))
      return [{ file, line: row.line, message: `FIDE id ${fideId} is "${row.name}" here, not ${name}` }]
    if (kinds.includes('classical') && row.ratings.classical === undefined)
      return [{ file, line: row.line, message: `${name} has no classical rating` }]
    return []
  })
}

/** FIDE writes `Gukesh D` and `Wei, Yi`, so one common word must suffice. */
function sharesName(one: string, other: string): boolean {
  const words = (name: string) =>
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]{2,}/g) ?? []
  const known = new Set(words(other))
  return words(one).some((word) => known.has(word))
}

function makeNotes(
  players: readonly DraftPlayer[],
  after: readonly DraftPlayer[],
  surveys: readonly Survey[],
): string[] {
  return surveys.flatMap((survey) => [
    ...players.flatMap((player) => notesOn(player, survey.found.get(player.fideId))),
    ...(survey.kinds.includes('classical') ? notesOnLeaders(players, after, survey) : []),
    ...(survey.kinds.includes('classical') ? notesOnWomen(players, survey) : []),
  ])
}

function notesOn({ name, federation, born }: DraftPlayer, row: ListRow | undefined): string[] {
  if (row === undefined) return []
  const notes = []
  // An editor decided which players are shown under FIDE's own flag.
  if (row.federation !== undefined && row.federation !== federation && federation !== 'FID')
    notes.push(`${name} plays for ${row.federation} in FIDE’s list, for ${federation} here.`)
  if (row.born !== undefined && row.born !== born)
    notes.push(`${name} is born in ${row.born} by FIDE’s list, in ${born} here.`)
  if (row.isInactive) notes.push(`${name} is marked as inactive in FIDE’s list.`)
  return notes
}

function notesOnLeaders(
  players: readonly DraftPlayer[],
  after: readonly DraftPlayer[],
  { kinds, leaders }: Survey,
): string[] {
  const known = new Set(players.map(({ fideId }) => fideId))
  const newcomers = leaders.filter(({ id }) => !known.has(id))
  const notes = newcomers.map((row) => {
    const place = leaders.filter((other) => ratingOf(other) > ratingOf(row)).length + 1
    const federation = row.federation === undefined ? '' : `${row.federation}, `
    return `${row.name} (${federation}FIDE id ${row.id}) is number ${place} with ${ratingOf(row)} and has no profile here.`
  })
  const stood = new Set(players.filter(stands).map(({ slug }) => slug))
  const stand = new Set(after.filter(stands).map(({ slug }) => slug))
  const left = players.filter(({ slug }) => stood.has(slug) && !stand.has(slug))
  const come = players.filter(({ slug }) => !stood.has(slug) && stand.has(slug))
  if (left.length > 0)
    notes.push(`No longer among the first ${PLACES}: ${left.map(({ name }) => name).join(', ')}.`)
  if (come.length > 0)
    notes.push(`Now among the first ${PLACES}: ${come.map(({ name }) => name).join(', ')}.`)
  if (newcomers.length > 0 && kinds.length > 1)
    notes.push(
      'The combined list does not say who is inactive at classical chess alone; check before adding anybody.',
    )
  return notes
}

/** Women ranked above the last profiled one who have no profile. */
function notesOnWomen(players: readonly DraftPlayer[], { women }: Survey): string[] {
  const known = new Set(players.map(({ fideId }) => fideId))
  const last = women.findLastIndex(({ id }) => known.has(id))
  return women.slice(0, last + 1).flatMap((row, index) => {
    if (known.has(row.id)) return []
    const federation = row.federation === undefined ? '' : `${row.federation}, `
    return `${row.name} (${federation}FIDE id ${row.id}) is number ${index + 1} of the women with ${ratingOf(row)} and has no profile here.`
  })
}

/** A player just added has no rating, and so had no place before. */
const stands = ({ classical, lastPlace, section }: DraftPlayer): boolean =>
  classical !== undefined && lastPlace === undefined && section === undefined

const ratingOf = (row: ListRow): number => row.ratings.classical ?? 0
