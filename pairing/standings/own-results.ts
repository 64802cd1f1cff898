import type { Tenths } from '../tournament.ts'
import { playedGames, isRequestedBye, type ScoredPlayer, type ScoreTable } from './score-table.ts'

/** Tie-breaks of type B (C.07, 7): the player's own record. */

/** WIN, 7.1: rounds with the points of a win, played or not. */
export const winCount = ({ tournament }: ScoreTable, { rounds }: ScoredPlayer): number =>
  rounds.filter(({ points }) => points === tournament.points.win).length

/** WON, 7.2 */
export const gamesWon = (table: ScoreTable, player: ScoredPlayer): number =>
  playedGames(table, player).filter(({ result }) => result === 'win').length

/** BPG, 7.3 */
export const gamesWithBlack = (table: ScoreTable, player: ScoredPlayer): number =>
  playedGames(table, player).filter(({ color }) => color === 'b').length

/** BWG, 7.4 */
export const winsWithBlack = (table: ScoreTable, player: ScoredPlayer): number =>
  playedGames(table, player).filter(({ color, result }) => color === 'b' && result === 'win').length

/** PS, 7.5, in tenths; cuts leave out the scores after the first rounds (14.1.2 c). */
export function progressiveScore({ rounds }: ScoredPlayer, cuts: number): Tenths {
  let [score, sum] = [0, 0]
  for (const [index, { points }] of rounds.entries()) {
    score += points
    if (index >= cuts) sum += score
  }
  return sum
}

/** REP, 7.6. The free round of a round robin is not a round. */
export function roundsElected({ schedule }: ScoreTable, { rounds }: ScoredPlayer): number {
  const counted = schedule === 'swiss' ? rounds : rounds.filter(({ record }) => record.kind !== 'bye')
  return counted.filter(({ isVoluntary }) => !isVoluntary).length
}

/** STD, 7.7, in halves of a point. */
export function standardPoints(table: ScoreTable, player: ScoredPlayer): number {
  const { schedule, tournament, players } = table
  return player.rounds.reduce((sum, { record, points }, index) => {
    if (record.kind === 'bye') {
      if (schedule === 'predetermined' && isRequestedBye(record)) return sum
      return sum + halves(points, tournament.points.draw)
    }
    return sum + halves(points, players.get(record.opponent)!.rounds[index]!.points)
  }, 0)
}

const halves = (mine: Tenths, other: Tenths) => (mine > other ? 2 : mine === other ? 1 : 0)

/** KS, 9.2, in tenths: points against those who reached half of the maximum, or a limit moved by half points (14.5). */
export function koya(table: ScoreTable, player: ScoredPlayer, limit: number): Tenths {
  const { tournament, players } = table
  const games = Math.max(
    ...[...players.values()].map(({ rounds }) => rounds.filter(({ record }) => record.kind !== 'bye').length),
  )
  const least = (games * tournament.points.win) / 2 + (limit * tournament.points.win) / 2
  return player.rounds.reduce(
    (sum, { record, points }) =>
      record.kind !== 'bye' && players.get(record.opponent)!.score >= least ? sum + points : sum,
    0,
  )
}
