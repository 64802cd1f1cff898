import { isGame, type Tenths } from '../tournament.ts'
import type { ScoredPlayer, ScoreTable } from './score-table.ts'

/** One player's results against the others of a group. */
interface GroupRow {
  readonly player: ScoredPlayer
  readonly sum: number
  /** The number of opponents that the player has not met. */
  readonly missing: number
}

/** Direct encounter (C.07, 6): the place of each player within a tied group. Equal places are still tied. */
export function directEncounter(
  table: ScoreTable,
  group: readonly ScoredPlayer[],
  countsForfeits: boolean,
): ReadonlyMap<ScoredPlayer, number> {
  const places = new Map<ScoredPlayer, number>()
  place(table, group, countsForfeits, 1, places)
  return places
}

function place(
  table: ScoreTable,
  group: readonly ScoredPlayer[],
  countsForfeits: boolean,
  first: number,
  places: Map<ScoredPlayer, number>,
) {
  const rows = group.map((player) => makeRow(table, player, group, countsForfeits))
  const sections = rows.every(({ missing }) => missing === 0)
    ? sectionsBySum(rows)
    : sectionsWhateverHappens(rows, table.tournament.points)
  let next = first
  for (const section of sections) {
    // Nothing more can be resolved among these.
    if (section.length === 1 || section.length === group.length)
      for (const player of section) places.set(player, next)
    else place(table, section, countsForfeits, next, places)
    next += section.length
  }
}

function makeRow(
  table: ScoreTable,
  player: ScoredPlayer,
  group: readonly ScoredPlayer[],
  countsForfeits: boolean,
): GroupRow {
  let [sum, missing] = [0, 0]
  for (const other of group) {
    if (other === player) continue
    const results = encounters(player, other.player.id, countsForfeits || table.schedule === 'predetermined')
    // 6.1.2: two who met more than once count the average.
    if (results.length === 0) missing++
    else sum += results.reduce((total, points) => total + points, 0) / results.length
  }
  return { player, sum, missing }
}

function encounters({ rounds }: ScoredPlayer, opponent: number, countsForfeits: boolean): Tenths[] {
  return rounds
    .filter(({ record }) => record.kind !== 'bye' && record.opponent === opponent)
    .filter(({ record }) => countsForfeits || isGame(record))
    .map(({ points }) => points)
}

/** 6.2 */
function sectionsBySum(rows: readonly GroupRow[]): ScoredPlayer[][] {
  const sums = [...new Set(rows.map(({ sum }) => sum))].sort((a, b) => b - a)
  return sums.map((sum) => rows.filter((row) => row.sum === sum).map(({ player }) => player))
}

/** 6.3: those who come first in turn however the missing games end, then all others. */
function sectionsWhateverHappens(
  rows: readonly GroupRow[],
  points: { readonly win: Tenths; readonly loss: Tenths },
): ScoredPlayer[][] {
  const sections: ScoredPlayer[][] = []
  let left = [...rows]
  for (;;) {
    const first = left.find((row) =>
      left.every(
        (other) =>
          other === row || row.sum + row.missing * points.loss > other.sum + other.missing * points.win,
      ),
    )
    if (first === undefined) break
    sections.push([first.player])
    left = left.filter((row) => row !== first)
  }
  return left.length === 0 ? sections : [...sections, left.map(({ player }) => player)]
}
