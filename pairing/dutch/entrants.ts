import { makeColorHistory, type RankedHistory } from '../colors.ts'
import { extraPointsIn } from '../acceleration.ts'
import {
  isGame,
  recordPoints,
  roundsPaired,
  wasPaired,
  type GameColor,
  type Participant,
  type Tenths,
  type Tournament,
} from '../tournament.ts'

type Float = 'down' | 'up'

/** A player who is present, with all that the criteria ask about. */
export interface Entrant extends RankedHistory {
  readonly id: number
  /** With the extra points of an accelerated round. */
  readonly score: Tenths
  readonly opponents: ReadonlySet<number>
  /** Floats of the last round and of the one before (1.4). */
  readonly floats: readonly [Float | undefined, Float | undefined]
  /** Rounds in which the player played no game. */
  readonly unplayed: number
  /** C2: neither a pairing-allocated bye nor a win's points without playing. */
  readonly mayTakeBye: boolean
  /** 1.8, only when the last round is paired. */
  readonly isTopscorer: boolean
}

/** The players to be paired in the next round, in the order of 1.2. */
export function findEntrants(tournament: Tournament): Entrant[] {
  const paired = roundsPaired(tournament)
  // 1.1 with the ruling of 28 August 2026: a late entry that has not arrived has no number yet.
  const numbered = tournament.players
    .filter(({ records }) => records[paired] === undefined || records.some(wasPaired))
    .sort((a, b) => a.seed - b.seed)
  const scores = new Scores(tournament)
  return numbered
    .map((player, index) => makeEntrant(player, index + 1, paired, scores))
    .filter((entrant, index) => entrant !== undefined && numbered[index]!.records[paired] === undefined)
    .sort((a, b) => b.score - a.score || a.tpn - b.tpn)
}

function makeEntrant(player: Participant, tpn: number, paired: number, scores: Scores): Entrant {
  const records = Array.from({ length: paired }, (_, round) => player.records[round])
  const games = records.filter(isGame)
  const score = scores.before(player, paired)
  return {
    id: player.id,
    tpn,
    score,
    ...makeColorHistory(games.map((game) => game.color)),
    opponents: new Set(games.map((game) => game.opponent)),
    floats: [scores.floatOf(player, paired - 1), scores.floatOf(player, paired - 2)],
    unplayed: paired - games.length,
    mayTakeBye: records.every((record) => !scores.barsFromBye(record)),
    isTopscorer: scores.isTopscore(score, paired),
  }
}

class Scores {
  private readonly tournament: Tournament
  private readonly players: ReadonlyMap<number, Participant>

  constructor(tournament: Tournament) {
    this.tournament = tournament
    this.players = new Map(tournament.players.map((player) => [player.id, player]))
  }

  /** The score with which a player was, or will be, paired in a round counted from 0. */
  before(player: Participant, round: number): Tenths {
    let sum = extraPointsIn(this.tournament, player.id, round + 1)
    for (let r = 0; r < round; r++) sum += recordPoints(player.records[r], this.tournament.points)
    return sum
  }

  floatOf(player: Participant, round: number): Float | undefined {
    if (round < 0) return undefined
    const { points } = this.tournament
    const record = player.records[round]
    // 1.4.3
    if (!isGame(record)) return recordPoints(record, points) > points.loss ? 'down' : undefined
    const opponent = this.players.get(record.opponent)
    if (opponent === undefined) return undefined
    // 1.4.2
    const difference = this.before(player, round) - this.before(opponent, round)
    return difference > 0 ? 'down' : difference < 0 ? 'up' : undefined
  }

  /** C2 */
  barsFromBye(record: Participant['records'][number]): boolean {
    if (record === undefined || isGame(record)) return false
    if (record.kind === 'bye' && record.bye === 'allocated') return true
    return recordPoints(record, this.tournament.points) >= this.tournament.points.win
  }

  /** 1.8: the maximum is that of the rounds paired so far, as all recorded last rounds confirm. */
  isTopscore(score: Tenths, paired: number): boolean {
    const { rounds, points } = this.tournament
    return (
      rounds !== undefined && paired >= rounds - 1 && 2 * score > paired * Math.max(points.win, points.draw)
    )
  }
}

/** The colour drawn by lot (5.1), or inferred from the top game of the first round. */
export function findInitialColor(tournament: Tournament): GameColor {
  if (tournament.initialColor !== undefined) return tournament.initialColor
  for (let round = 0; round < roundsPaired(tournament); round++) {
    const arrived = tournament.players
      .filter(({ records }) => records.slice(0, round + 1).some(wasPaired))
      .sort((a, b) => a.seed - b.seed)
    const index = arrived.findIndex(({ records }) => isGame(records[round]))
    const record = arrived[index]?.records[round]
    if (isGame(record)) return (record.color === 'w') === (index % 2 === 0) ? 'w' : 'b'
  }
  return 'w'
}
