import type { Tenths } from '../tournament.ts'
import type { ScoredPlayer, ScoredRound, ScoreTable } from './score-table.ts'

/** Buchholz and Sonneborn-Berger (C.07, 8 and 9) with unplayed rounds (16) and cuts (14). */
interface Contribution {
  /** The score of the opponent, or of the dummy. */
  readonly score: Tenths
  /** In tenths for Buchholz, in hundredths for Sonneborn-Berger. */
  readonly value: number
  readonly isVoluntary: boolean
}

export interface Cuts {
  readonly lowest: number
  readonly highest: number
}

/** In tenths of a point. */
export function buchholz(table: ScoreTable, player: ScoredPlayer, cuts: Cuts): number {
  const values = player.rounds.map((round) => {
    const score = opposingScore(table, player, round)
    return { score, value: score, isVoluntary: round.isVoluntary }
  })
  return sumAfterCuts(values, cuts, true)
}

/** In hundredths of a point. */
export function sonnebornBerger(table: ScoreTable, player: ScoredPlayer, cuts: Cuts): number {
  const isSwiss = table.schedule === 'swiss'
  // Without 16, the free round of a round robin is not a round.
  const rounds = isSwiss ? player.rounds : player.rounds.filter(({ record }) => record.kind !== 'bye')
  const values = rounds.map((round) => {
    const score = opposingScore(table, player, round)
    return { score, value: score * round.points, isVoluntary: round.isVoluntary }
  })
  return sumAfterCuts(values, cuts, isSwiss)
}

function opposingScore(table: ScoreTable, player: ScoredPlayer, { record }: ScoredRound): Tenths {
  const opponent = record.kind === 'bye' ? undefined : table.players.get(record.opponent)!
  // 15.2
  if (table.schedule === 'predetermined') return opponent?.score ?? 0
  if (opponent !== undefined && record.kind !== 'forfeit') return opponent.adjusted
  // 16.4.1
  if (opponent !== undefined) return Math.min(player.score, opponent.adjusted)
  // 16.4.2
  return Math.min(player.score, table.tournament.points.draw * table.rounds)
}

function sumAfterCuts(values: readonly Contribution[], cuts: Cuts, hasException: boolean): number {
  const left = [...values]
  for (let cut = 0; cut < cuts.lowest && left.length > 0; cut++) left.splice(findLeast(left, hasException), 1)
  for (let cut = 0; cut < cuts.highest && left.length > 0; cut++)
    left.splice(
      indexOfFirst(left, (a, b) => b.score - a.score || b.value - a.value),
      1,
    )
  return left.reduce((sum, { value }) => sum + value, 0)
}

/** 14.1.2 d, and the exception of 16.5: an absence is cut instead, unless that costs less. */
function findLeast(values: readonly Contribution[], hasException: boolean): number {
  const least = indexOfFirst(values, (a, b) => a.score - b.score || a.value - b.value)
  if (!hasException || values[least]!.isVoluntary) {
    const better = hasException ? lowestVoluntary(values) : undefined
    return better !== undefined && values[better]!.value > values[least]!.value ? better : least
  }
  const absence = lowestVoluntary(values)
  return absence !== undefined && values[absence]!.value >= values[least]!.value ? absence : least
}

function lowestVoluntary(values: readonly Contribution[]): number | undefined {
  const absences = values.filter(({ isVoluntary }) => isVoluntary)
  if (absences.length === 0) return undefined
  return values.indexOf(absences.toSorted((a, b) => a.value - b.value)[0]!)
}

function indexOfFirst<T>(values: readonly T[], compare: (a: T, b: T) => number): number {
  let first = 0
  for (const [index, value] of values.entries()) if (compare(value, values[first]!) < 0) first = index
  return first
}
