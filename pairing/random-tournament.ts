import { pairRound } from './dutch/pair-round.ts'
import { createStandings } from './standings/standings.ts'
import { parseTieBreaks } from './standings/tie-break.ts'
import {
  recordPoints,
  USUAL_POINTS,
  type Participant,
  type RoundRecord,
  type Tournament,
} from './tournament.ts'
import type { Report } from './trf/report.ts'

/** A tournament made by chance, for comparisons with other programs. Shares are per cent of players and rounds. */
export interface RandomOptions {
  readonly players: number
  readonly rounds: number
  readonly lowestRating: number
  readonly highestRating: number
  readonly draws: number
  readonly forfeits: number
  readonly halfPointByes: number
  readonly withdrawals: number
  readonly lateEntries: number
}

export const USUAL_OPTIONS: RandomOptions = {
  players: 40,
  rounds: 7,
  lowestRating: 1400,
  highestRating: 2600,
  draws: 30,
  forfeits: 2,
  halfPointByes: 3,
  withdrawals: 1,
  lateEntries: 2,
}

/** `random` returns a number from 0 up to 1. Ends early if a round has no pairing. */
export function makeRandomTournament(options: RandomOptions, random: () => number): Report {
  const happens = (percent: number) => 100 * random() < percent
  let tournament = makeField(options, random)
  const left = new Set<number>()
  const arriving = new Map(
    tournament.players
      .filter(() => happens(options.lateEntries))
      .map(({ id }) => [id, 1 + Math.floor(random() * 3)]),
  )
  for (let round = 1; round <= options.rounds; round++) {
    const announced = tournament.players.map((player): Participant => {
      if (round > 1 && happens(options.withdrawals)) left.add(player.id)
      if (left.has(player.id) || (arriving.get(player.id) ?? 0) >= round)
        return withRecord(player, { kind: 'bye', bye: 'zero' })
      return happens(options.halfPointByes) ? withRecord(player, { kind: 'bye', bye: 'half' }) : player
    })
    const before = { ...tournament, players: announced }
    const paired = pairRound(before)
    if (!paired.ok) break
    const records = new Map<number, RoundRecord>()
    for (const { white, black } of paired.value.games) {
      const [first, second] = playGame(before.players, white.id, black.id, options, random)
      records.set(white.id, first)
      records.set(black.id, second)
    }
    if (paired.value.bye !== undefined) records.set(paired.value.bye.id, { kind: 'bye', bye: 'allocated' })
    tournament = {
      ...before,
      players: announced.map((player) => {
        const record = records.get(player.id)
        return record === undefined ? player : withRecord(player, record)
      }),
    }
  }
  return makeReport(tournament)
}

const withRecord = (player: Participant, record: RoundRecord): Participant => ({
  ...player,
  records: [...player.records, record],
})

function makeField(
  { players, rounds, lowestRating, highestRating }: RandomOptions,
  random: () => number,
): Tournament {
  const ratings = Array.from({ length: players }, () =>
    Math.round(lowestRating + random() * (highestRating - lowestRating)),
  ).sort((a, b) => b - a)
  return {
    players: ratings.map((rating, index) => ({
      id: index + 1,
      seed: index + 1,
      name: `Player ${index + 1}`,
      sex: '',
      title: '',
      rating,
      federation: '',
      fideId: '',
      birth: '',
      rank: undefined,
      records: [],
    })),
    rounds,
    initialColor: random() < 0.5 ? 'w' : 'b',
    points: USUAL_POINTS,
    isBaku: false,
    forbidden: [],
    extraPoints: [],
  }
}

function playGame(
  players: readonly Participant[],
  white: number,
  black: number,
  { forfeits, draws }: RandomOptions,
  random: () => number,
): [RoundRecord, RoundRecord] {
  const [first, second] = [
    { opponent: black, color: 'w' as const },
    { opponent: white, color: 'b' as const },
  ]
  if (100 * random() < forfeits) {
    const isWhiteThere = random() < 0.5
    return [
      { kind: 'forfeit', ...first, won: isWhiteThere },
      { kind: 'forfeit', ...second, won: !isWhiteThere },
    ]
  }
  const rating = (id: number) => players.find((player) => player.id === id)!.rating
  const expected = 1 / (1 + 10 ** ((rating(black) - rating(white)) / 400))
  const whiteWins = random() < expected
  const [mine, theirs] =
    100 * random() < draws
      ? (['draw', 'draw'] as const)
      : whiteWins
        ? (['win', 'loss'] as const)
        : (['loss', 'win'] as const)
  return [
    { kind: 'game', ...first, result: mine, rated: true },
    { kind: 'game', ...second, result: theirs, rated: true },
  ]
}

function makeReport(tournament: Tournament): Report {
  const order = 'PTS,BH/C1,BH,SB,TPN'
  const tieBreaks = parseTieBreaks(order)
  const ranks = tieBreaks.ok ? createStandings(tournament, 'swiss').rank(tieBreaks.value) : []
  const places = new Map(ranks.map(({ id, rank }) => [id, rank]))
  const players = tournament.players.map((player) => ({ ...player, rank: places.get(player.id) }))
  const points = players.map(({ id, records }): [number, number] => [
    id,
    records.reduce((sum, record) => sum + recordPoints(record, tournament.points), 0),
  ])
  return {
    tournament: { ...tournament, players },
    headers: {
      name: 'Random tournament',
      type: 'Individual: Swiss-System (Dutch)',
      system: 'FIDE_DUTCH_2026',
      standingsOrder: order,
    },
    roundDates: [],
    points: new Map(points),
    otherLines: [],
  }
}
