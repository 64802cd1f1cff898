import type { Tournament } from '../tournament.ts'
import { directEncounter } from './direct-encounter.ts'
import { buchholz, sonnebornBerger } from './opponents-scores.ts'
import {
  gamesWithBlack,
  gamesWon,
  koya,
  progressiveScore,
  roundsElected,
  standardPoints,
  winCount,
  winsWithBlack,
} from './own-results.ts'
import { averageOfOpponents, averageRating, perfectPerformance, performance, ratingOf } from './ratings.ts'
import {
  drawLastRound,
  playedGames,
  makeScoreTable,
  type Schedule,
  type ScoredPlayer,
  type ScoreTable,
} from './score-table.ts'
import type { TieBreak } from './tie-break.ts'

/** Standings and tie-breaks by the edition of 1 March 2026 (FIDE Handbook C.07). */
interface StandingsRow {
  readonly id: number
  /** Equal for players who are still tied. */
  readonly rank: number
  /** One per tie-break; absent if it is not defined for the player. */
  readonly values: readonly (number | undefined)[]
}

export interface Standings {
  readonly rank: (tieBreaks: readonly TieBreak[]) => readonly StandingsRow[]
  /** A single value; for direct encounter, the place within the players level on points. */
  readonly value: (id: number, tieBreak: TieBreak) => number | undefined
}

export function createStandings(tournament: Tournament, schedule: Schedule): Standings {
  const valuer = new Valuer(makeScoreTable(tournament, schedule))
  const players = [...valuer.table.players.values()]
  return {
    rank: (tieBreaks) => rank(valuer, players, tieBreaks),
    value: (id, tieBreak) => {
      const player = valuer.table.players.get(id)
      if (player === undefined) return undefined
      const level = players.filter(({ score }) => score === player.score)
      return valuer.valuesIn(level, tieBreak).get(player)
    },
  }
}

class Valuer {
  readonly table: ScoreTable
  private readonly fore: ScoreTable
  private readonly performances = new Map<string, number | undefined>()

  constructor(table: ScoreTable) {
    this.table = table
    this.fore = drawLastRound(table)
  }

  valuesIn(
    group: readonly ScoredPlayer[],
    tieBreak: TieBreak,
  ): ReadonlyMap<ScoredPlayer, number | undefined> {
    return tieBreak.name === 'DE'
      ? directEncounter(this.table, group, tieBreak.countsForfeits)
      : new Map(group.map((player) => [player, this.value(player, tieBreak)]))
  }

  private value(player: ScoredPlayer, tieBreak: TieBreak): number | undefined {
    const { table } = this
    switch (tieBreak.name) {
      case 'PTS':
        return player.score / 10
      case 'BH':
        return buchholz(table, player, tieBreak) / 10
      case 'FB':
        return this.foreBuchholz(player, tieBreak) / 10
      case 'AOB':
        return this.averageBuchholz(player, tieBreak.isFore)
      case 'SB':
        return sonnebornBerger(table, player, tieBreak) / 100
      case 'KS':
        return koya(table, player, tieBreak.limit) / 10
      case 'PS':
        return progressiveScore(player, tieBreak.lowest) / 10
      case 'WIN':
        return winCount(table, player)
      case 'WON':
        return gamesWon(table, player)
      case 'BPG':
        return gamesWithBlack(table, player)
      case 'BWG':
        return winsWithBlack(table, player)
      case 'REP':
        return roundsElected(table, player)
      case 'STD':
        return standardPoints(table, player) / 2
      case 'DE':
        return undefined
      case 'TPN':
        return player.player.id
      case 'ARO':
      case 'TPR':
      case 'PTP':
      case 'APRO':
      case 'APPO':
      case 'RTNG':
        return this.ratingValue(player, tieBreak, tieBreak.name)
    }
  }

  private ratingValue(
    player: ScoredPlayer,
    tieBreak: TieBreak,
    name: 'ARO' | 'TPR' | 'PTP' | 'APRO' | 'APPO' | 'RTNG',
  ): number | undefined {
    switch (name) {
      case 'ARO':
        return averageRating(this.table, player, tieBreak, tieBreak)
      case 'TPR':
        return this.performance('TPR', player, tieBreak)
      case 'PTP':
        return this.performance('PTP', player, tieBreak)
      case 'APRO':
        return averageOfOpponents(this.table, player, (each) => this.performance('TPR', each, tieBreak))
      case 'APPO':
        return averageOfOpponents(this.table, player, (each) => this.performance('PTP', each, tieBreak))
      case 'RTNG':
        return ratingOf(this.table, player, tieBreak)
    }
  }

  /** Kept, because the averages of opponents ask for each many times. */
  private performance(kind: 'TPR' | 'PTP', player: ScoredPlayer, tieBreak: TieBreak): number | undefined {
    const key = `${kind} ${player.player.id} ${tieBreak.unratedAs}`
    if (!this.performances.has(key))
      this.performances.set(
        key,
        kind === 'TPR'
          ? performance(this.table, player, tieBreak)
          : perfectPerformance(this.table, player, tieBreak),
      )
    return this.performances.get(key)
  }

  private foreBuchholz(player: ScoredPlayer, tieBreak: Pick<TieBreak, 'lowest' | 'highest'>): number {
    return buchholz(this.fore, this.fore.players.get(player.player.id)!, tieBreak)
  }

  /** AOB, 8.2. The text says nothing of decimals; two, as other programs print them, also decide ranks. */
  private averageBuchholz(player: ScoredPlayer, isFore: boolean): number | undefined {
    const none = { lowest: 0, highest: 0 }
    const values = playedGames(this.table, player).map(({ opponent }) =>
      isFore ? this.foreBuchholz(opponent, none) : buchholz(this.table, opponent, none),
    )
    if (values.length === 0) return undefined
    // Buchholz is in tenths, the average in hundredths.
    const sum = 10 * values.reduce((total, value) => total + value, 0)
    return Math.floor((2 * sum + values.length) / (2 * values.length)) / 100
  }
}

/** 4.2: one tie-break after another, each within the groups that are still tied. */
function rank(
  valuer: Valuer,
  players: readonly ScoredPlayer[],
  tieBreaks: readonly TieBreak[],
): StandingsRow[] {
  let groups: (readonly ScoredPlayer[])[] = [players]
  const values = new Map(players.map((player) => [player, [] as (number | undefined)[]]))
  for (const tieBreak of tieBreaks)
    groups = groups.flatMap((group) => {
      const found = valuer.valuesIn(group, tieBreak)
      for (const player of group) values.get(player)!.push(found.get(player))
      return splitGroup(group, (player) => found.get(player), isAscending(tieBreak))
    })
  let place = 1
  return groups.flatMap((group) => {
    const rows = group.map((player) => ({ id: player.player.id, rank: place, values: values.get(player)! }))
    place += group.length
    return rows
  })
}

/** Places and numbers are better the smaller they are. */
const isAscending = ({ name, isReversed }: TieBreak) => (name === 'DE' || name === 'TPN') !== isReversed

function splitGroup(
  group: readonly ScoredPlayer[],
  valueOf: (player: ScoredPlayer) => number | undefined,
  ascends: boolean,
): ScoredPlayer[][] {
  const distinct = [...new Set(group.map(valueOf))].sort((a, b) => {
    // Values that are not defined come last.
    if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1
    return ascends ? a - b : b - a
  })
  return distinct.map((value) => group.filter((player) => valueOf(player) === value))
}
