import type { Participant, RoundRecord, Tournament } from '#pairing/tournament.ts'
import { findEventPlayer, nextBye, type ChessEvent } from './chess-event.ts'
import { RATING_OF, type EventPlayer, type PlayerId } from './player.ts'
import { sidesOf, type ResultSide } from './results.ts'
import { plannedRounds, type RoundGame, type SectionRound, type TournamentSection } from './section.ts'

/** A section as `pairing/` sees it: players by pairing number, with a record of each round. */
export interface SectionFacts {
  readonly tournament: Tournament
  /** The player with each pairing number, which counts from 1. */
  readonly playerOf: (number: number) => PlayerId
  readonly numberOf: (player: PlayerId) => number
}

/**
 * The facts that pair the next round. `round` cuts them: byes announced for that round are included, its games are not. Costs a walk
 * over all rounds.
 */
export function makeFacts(
  event: ChessEvent,
  section: TournamentSection,
  round = section.rounds.length + 1,
): SectionFacts {
  const { order, settings, rounds } = section
  const numbers = new Map(order.map((player, index) => [player, index + 1]))
  const numberOf = (player: PlayerId) => numbers.get(player) ?? 0
  const records = collectRecords(section, rounds.slice(0, round - 1), numberOf)
  const players = order.map((id): Participant => {
    const player = findEventPlayer(event, id)!
    const own = records.get(id)!
    const announced = announcedBye(section, player, round)
    return makeParticipant(player, numberOf(id), RATING_OF[settings.ratingMethod](player), [
      ...own,
      ...(announced === undefined ? [] : [announced]),
    ])
  })
  return {
    numberOf,
    playerOf: (number) => order[number - 1]!,
    tournament: {
      players,
      rounds: plannedRounds(section),
      initialColor: settings.initialColor,
      points: settings.points,
      isBaku: settings.isBaku,
      forbidden: section.forbidden.map((group) => ({ ...group, players: group.players.map(numberOf) })),
      extraPoints: [],
    },
  }
}

/** The bye announced for a round: from the requests for the next round, or from the record of an earlier one. */
function announcedBye(
  section: TournamentSection,
  player: EventPlayer,
  round: number,
): RoundRecord | undefined {
  const past = section.rounds[round - 1]
  if (past === undefined) {
    const bye = nextBye(section, player)
    return bye === undefined ? undefined : { kind: 'bye', bye }
  }
  const own = past.byes.find((each) => each.player === player.id)
  if (own !== undefined) return own.bye === 'allocated' ? undefined : { kind: 'bye', bye: own.bye }
  const plays = past.games.some(({ white, black }) => white === player.id || black === player.id)
  return plays ? undefined : { kind: 'bye', bye: 'zero' }
}

function collectRecords(
  section: TournamentSection,
  rounds: readonly SectionRound[],
  numberOf: (player: PlayerId) => number,
): ReadonlyMap<PlayerId, readonly RoundRecord[]> {
  const missed: RoundRecord = { kind: 'bye', bye: section.settings.missedRound }
  const records = new Map<PlayerId, RoundRecord[]>(section.order.map((id) => [id, []]))
  for (const round of rounds) {
    const here = new Map<PlayerId, RoundRecord>()
    for (const game of round.games) addGame(here, game, numberOf)
    for (const { player, bye } of round.byes) here.set(player, { kind: 'bye', bye })
    // Players who were not there yet are in no list of that round.
    for (const [id, own] of records) own.push(here.get(id) ?? missed)
  }
  return records
}

function addGame(
  records: Map<PlayerId, RoundRecord>,
  { white, black, result }: RoundGame,
  numberOf: (player: PlayerId) => number,
) {
  const [first, second] = sidesOf(result)
  records.set(white, makeRecord(first, numberOf(black), 'w'))
  records.set(black, makeRecord(second, numberOf(white), 'b'))
}

function makeRecord(side: ResultSide, opponent: number, color: 'w' | 'b'): RoundRecord {
  return { ...side, opponent, color }
}

const makeParticipant = (
  player: EventPlayer,
  number: number,
  rating: number,
  records: readonly RoundRecord[],
): Participant => ({
  id: number,
  seed: number,
  name: player.name,
  sex: player.sex,
  title: player.title,
  rating,
  federation: player.federation,
  fideId: player.fideId,
  birth: player.born.replaceAll('-', '/'),
  rank: undefined,
  records,
})
