import { Position } from '#chess/position.ts'
import { parseSan } from '#chess/san.ts'
import type { Uci } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { hashOf } from '#matches/openings.ts'

/** A position with fewer games is omitted: they say too little. */
const LEAST_GAMES = 100
/** In per cent: rarer moves do not count as book. */
const LEAST_SHARE = 3

interface TablePosition {
  readonly hash: string
  /** Moves to another position of the table, directly or by transposition. */
  readonly moves: Set<Uci>
  readonly counts: Map<Uci, number>
  games: number
}

export interface MoveCounter {
  /** `moves` of one game from the start position. */
  add(moves: readonly Uci[]): void
  /** The file; see matches/popular-moves.ts. */
  makeText(): string
}

/**
 * Counts the moves that people play in the positions of the table. `rows` are lines of eco, name and moves, separated by tabs.
 */
export function createMoveCounter(rows: readonly string[]): MoveCounter {
  const table = positionsOf(rows)
  return {
    add(moves) {
      const position = Position.start()
      for (const text of moves) {
        const here = table.get(keyOf(position))
        const move = parseUci(position, text)
        if (!here || !move.ok) return
        here.games++
        here.counts.set(text, (here.counts.get(text) ?? 0) + 1)
        position.make(move.value)
        if (table.has(keyOf(position))) here.moves.add(text)
      }
    },
    makeText: () =>
      [...table.values()]
        .filter(({ games }) => games >= LEAST_GAMES)
        .map(({ hash, ...here }) => `${[hash, ...popularOf(here)].join(' ')}\n`)
        .toSorted()
        .join(''),
  }
}

function popularOf({ moves, counts, games }: Omit<TablePosition, 'hash'>): readonly string[] {
  const shareOf = (count: number): number => (100 * count) / games
  return [...counts]
    .filter(([move, count]) => moves.has(move) && shareOf(count) >= LEAST_SHARE)
    .toSorted(([, one], [, other]) => other - one)
    .map(([move, count]) => `${move}:${Math.round(shareOf(count))}`)
}

function positionsOf(rows: readonly string[]): Map<string, TablePosition> {
  const table = new Map<string, TablePosition>()
  const add = (position: Position) => {
    const key = keyOf(position)
    if (!table.has(key))
      table.set(key, { hash: hashOf(position), moves: new Set(), counts: new Map(), games: 0 })
  }
  for (const row of rows) {
    const position = Position.start()
    add(position)
    for (const san of (row.split('\t')[2] ?? '').split(/\s+/).filter((word) => !/^\d+\.+$/.test(word))) {
      const move = parseSan(position, san)
      if (!move.ok) throw new Error(`${row}: ${san} is not legal`)
      position.make(move.value)
      add(position)
    }
  }
  return table
}

const keyOf = (position: Position): string => `${position.hashLo} ${position.hashHi}`
