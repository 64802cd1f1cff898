import {
  isGame,
  recordPoints,
  roundsPaired,
  type GameResult,
  type Participant,
  type RoundRecord,
  type Tenths,
  type Tournament,
} from '../tournament.ts'

/** Rounds of one player with the points of each, ready for tie-breaks. */
export interface ScoredRound {
  readonly record: RoundRecord
  readonly points: Tenths
  /** 16.1.2: a requested bye or a forfeit loss. */
  readonly isVoluntary: boolean
}

export interface ScoredPlayer {
  readonly player: Participant
  readonly rounds: readonly ScoredRound[]
  readonly score: Tenths
  /** 16.3: the score that counts for opponents. */
  readonly adjusted: Tenths
}

export type Schedule = 'swiss' | 'predetermined'

export interface ScoreTable {
  readonly tournament: Tournament
  readonly schedule: Schedule
  /** The number of rounds that have been paired. */
  readonly rounds: number
  readonly players: ReadonlyMap<number, ScoredPlayer>
}

export function makeScoreTable(tournament: Tournament, schedule: Schedule): ScoreTable {
  const rounds = roundsPaired(tournament)
  const players = tournament.players.map((player) => scorePlayer(player, rounds, tournament))
  return { tournament, schedule, rounds, players: new Map(players.map((each) => [each.player.id, each])) }
}

function scorePlayer(player: Participant, count: number, { points }: Tournament): ScoredPlayer {
  const rounds = Array.from({ length: count }, (_, index): ScoredRound => {
    // 16.1.1: every round after a withdrawal is a zero-point bye.
    const record = player.records[index] ?? { kind: 'bye', bye: 'zero' }
    return { record, points: recordPoints(record, points), isVoluntary: isVoluntary(record) }
  })
  const score = rounds.reduce((sum, round) => sum + round.points, 0)
  return { player, rounds, score, adjusted: score + adjustment(rounds, points.draw) }
}

export const isRequestedBye = (record: RoundRecord) =>
  record.kind === 'bye' && (record.bye === 'half' || record.bye === 'zero')

const isVoluntary = (record: RoundRecord) =>
  isRequestedBye(record) || (record.kind === 'forfeit' && !record.won)

/** 16.3.2: requested byes that only absences follow count as draws. */
function adjustment(rounds: readonly ScoredRound[], draw: Tenths): Tenths {
  const lastPresent = rounds.findLastIndex(({ isVoluntary }) => !isVoluntary)
  return rounds.reduce(
    (sum, { record, points }, index) =>
      isRequestedBye(record) && (index > lastPresent || index === rounds.length - 1)
        ? sum + draw - points
        : sum,
    0,
  )
}

/** 8.3: the same tournament, with a draw in every pairing of its last round. */
export function drawLastRound(table: ScoreTable): ScoreTable {
  const { tournament, rounds, schedule } = table
  if (rounds !== tournament.rounds) return table
  const players = tournament.players.map((player) => {
    const last = player.records[rounds - 1]
    if (last === undefined || last.kind === 'bye') return player
    const draw = {
      kind: 'game',
      opponent: last.opponent,
      color: last.color ?? 'w',
      result: 'draw',
      rated: true,
    } as const
    return { ...player, records: [...player.records.slice(0, rounds - 1), draw] }
  })
  return makeScoreTable({ ...tournament, players }, schedule)
}

export interface PlayedGame {
  readonly opponent: ScoredPlayer
  readonly color: 'w' | 'b'
  /** Absent while the result is. */
  readonly result: GameResult | undefined
}

/** Games over the board. */
export function playedGames(table: ScoreTable, { rounds }: ScoredPlayer): PlayedGame[] {
  return rounds.flatMap(({ record }) => {
    if (!isGame(record)) return []
    const result = record.kind === 'game' ? record.result : undefined
    return [{ opponent: table.players.get(record.opponent)!, color: record.color, result }]
  })
}
