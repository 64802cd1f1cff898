import { createStandings, type Standings } from '#pairing/standings/standings.ts'
import { parseTieBreaks } from '#pairing/standings/tie-break.ts'
import { isGame, type Participant, type Tournament } from '#pairing/tournament.ts'
import { findEventPlayer, type ChessEvent } from './chess-event.ts'
import { makeFacts } from './facts.ts'
import type { EventPlayer, PlayerId } from './player.ts'
import { isDecided } from './results.ts'
import { plannedRounds, type TournamentSection } from './section.ts'

export interface StandingsPlace {
  readonly player: EventPlayer
  readonly number: number
  /** Equal for players who are still tied. */
  readonly rank: number
  readonly isShared: boolean
  /** In tenths. */
  readonly points: number
  /** One for each tie-break; undefined if it has no value for the player. */
  readonly values: readonly (number | undefined)[]
}

export interface SectionStandings {
  readonly places: readonly StandingsPlace[]
  /** Codes of the tie-breaks, in the order of `values`. */
  readonly tieBreaks: readonly string[]
  readonly rounds: number
  /** All rounds are played and every result is known. Until then the standings are provisional. */
  readonly isFinal: boolean
  /** Players whose games do not count, because they left a round robin early. */
  readonly uncounted: readonly EventPlayer[]
}

/** Standings by points and the section's tie-breaks. Costs about 10 ms for 100 players. */
export function rankSection(event: ChessEvent, section: TournamentSection): SectionStandings {
  const facts = makeFacts(event, section)
  const hasLeft = (number: number) => findEventPlayer(event, facts.playerOf(number))!.status !== 'playing'
  const counted = countGames(section, cutAnnounced(facts.tournament, section), hasLeft)
  const isPredetermined = section.settings.system === 'round-robin'
  const standings = createStandings(counted.tournament, isPredetermined ? 'predetermined' : 'swiss')
  const codes = section.settings.tieBreaks.split(/[\s,;]+/).filter((code) => code !== '')
  const list = rank(standings, codes)
  const isExpelled = (number: number) => findEventPlayer(event, facts.playerOf(number))!.status === 'expelled'
  const places = settleTies(
    list
      .filter(({ id }) => !isExpelled(id))
      .map(({ id, rank, values }) => ({
        player: findEventPlayer(event, facts.playerOf(id))!,
        number: id,
        rank,
        isShared: false,
        points: Math.round((values[0] ?? 0) * 10),
        values: values.slice(1),
      })),
    section.settledTies,
  )
  return {
    places,
    tieBreaks: codes,
    rounds: section.rounds.length,
    isFinal: isSectionFinished(section),
    uncounted: counted.left.map((number) => findEventPlayer(event, facts.playerOf(number))!),
  }
}

function rank(standings: Standings, codes: readonly string[]) {
  const list = parseTieBreaks(['PTS', ...codes].join(' '))
  // The section's settings were checked when they were made.
  if (!list.ok) throw new Error(`Unknown tie-break ${list.found}`)
  return standings.rank(list.value)
}

const isSectionFinished = (section: TournamentSection): boolean =>
  section.rounds.length > 0 &&
  section.rounds.length >= plannedRounds(section) &&
  section.rounds.every(
    ({ games, manual }) => manual !== 'open' && games.every(({ result }) => isDecided(result)),
  )

/** Byes announced for the next round do not count yet. */
const cutAnnounced = (tournament: Tournament, { rounds }: TournamentSection): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({
    ...player,
    records: player.records.slice(0, rounds.length),
  })),
})

/**
 * C.05, 6.6: the games of a player who left a round robin before playing half of them do not count in the standings of any player.
 * They stay in the cross table and are rated.
 */
function countGames(
  { settings, order, rounds }: TournamentSection,
  tournament: Tournament,
  hasLeft: (number: number) => boolean,
): { readonly tournament: Tournament; readonly left: readonly number[] } {
  if (settings.system !== 'round-robin' || rounds.length === 0) return { tournament, left: [] }
  const games = settings.cycles * (order.length - 1)
  const left = tournament.players.filter((player) => hasLeft(player.id) && 2 * countPlayed(player) < games)
  if (left.length === 0) return { tournament, left: [] }
  const numbers = new Set(left.map(({ id }) => id))
  const players = tournament.players
    .filter(({ id }) => !numbers.has(id))
    .map((player) => ({
      ...player,
      records: player.records.map((record) =>
        record !== undefined && record.kind !== 'bye' && numbers.has(record.opponent)
          ? ({ kind: 'bye', bye: 'zero' } as const)
          : record,
      ),
    }))
  return { tournament: { ...tournament, players }, left: [...numbers] }
}

const countPlayed = ({ records }: Participant) => records.filter(isGame).length

/** Orders players who are still level by a play-off or lots, and marks those who share a place. */
function settleTies(
  places: readonly StandingsPlace[],
  settled: readonly PlayerId[],
): readonly StandingsPlace[] {
  const orderOf = ({ player }: StandingsPlace) => {
    const index = settled.indexOf(player.id)
    return index === -1 ? settled.length : index
  }
  let above = 0
  return places
    .toSorted((a, b) => a.rank - b.rank || orderOf(a) - orderOf(b))
    .map((place, index, all) => {
      const previous = all[index - 1]
      const isLevel = previous?.rank === place.rank && orderOf(previous) === orderOf(place)
      if (!isLevel) above = index + 1
      const next = all[index + 1]
      const isSharedBelow = next?.rank === place.rank && orderOf(next) === orderOf(place)
      return { ...place, rank: above, isShared: isLevel || isSharedBelow }
    })
}
