import { classOfName, type ClassName } from './classes.ts'
import type { FinishedTables } from './conversions.ts'
import { generateTable } from './generate.ts'
import type { EndingTable } from './table.ts'

/** The figures of an independent generator for one class and side: counts of the 64^n placements, SHA-256 of the whole arrays. */
export interface Digest {
  readonly legal: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly longestWin: number
  readonly wdl: string
  readonly dtm: string
}

/** Reads digests.tsv, by class and colour such as `KQvK w`. It was written by a C++ program that shares no code with ours and agrees with Syzygy everywhere. */
export function parseDigests(text: string): ReadonlyMap<string, Digest> {
  const rows = text.trim().split('\n').slice(1)
  return new Map(
    rows.map((row) => {
      const [name, color, legal, wins, draws, losses, longestWin, , wdl, dtm] = row.split('\t')
      const counts = {
        legal: Number(legal),
        wins: Number(wins),
        draws: Number(draws),
        losses: Number(losses),
      }
      return [`${name} ${color}`, { ...counts, longestWin: Number(longestWin), wdl: wdl!, dtm: dtm! }]
    }),
  )
}

const tables = new Map<ClassName, EndingTable>()

/** Generates each table once for all test files that share a thread. Tests do not change tables. */
export const sharedTables: FinishedTables = (name) => {
  const table = tables.get(name) ?? generateTable(classOfName(name), sharedTables)
  tables.set(name, table)
  return table
}
