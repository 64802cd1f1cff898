import { Position } from '#chess/position.ts'
import { parseSan } from '#chess/san.ts'
import type { Uci } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { hashOf } from '#matches/openings.ts'

/** A position with fewer games is omitted: they say too little. Positions that are not in the table need more. */
const LEAST_GAMES = { inTable: 100, other: 150 } as const
/** In per cent: rarer moves do not count as book. */
const LEAST_SHARE = 3
/** In per cent: the least share of strong players for a move that the table does not know. */
const LEAST_STRONG_SHARE = 5
/** Mean rating of the strong players whose choices make a move book, and the fewest games of theirs that tell. */
const STRONG = { from: 1_600, to: 2_200, games: 50 } as const
/** A position outside the table is followed once so many games have reached it, to save memory. */
const FIRST_GAMES = 20
/** Half-moves: later positions are reached by few games. */
const DEEPEST = 24

interface CountedMove {
  games: number
  strong: number
  /** The key of the position that it leads to. */
  readonly to: string
}

interface CountedPosition {
  readonly hash: string
  readonly isInTable: boolean
  readonly moves: Map<Uci, CountedMove>
  games: number
  strong: number
}

export interface MoveCounter {
  /** `moves` of one game from the start position; `rating`: the mean of both players. */
  add(moves: readonly Uci[], rating: number): void
  /** The file; see matches/popular-moves.ts. */
  makeText(): string
}

/**
 * Counts the moves that people play in the positions of the table, and in others that many games reach. `rows` are lines of eco,
 * name and moves, separated by tabs.
 */
export function createMoveCounter(rows: readonly string[]): MoveCounter {
  const positions = positionsOf(rows)
  const visits = new Map<string, number>()
  const find = (position: Position): CountedPosition | undefined => {
    const key = keyOf(position)
    const known = positions.get(key)
    if (known) return known
    const seen = (visits.get(key) ?? 0) + 1
    visits.set(key, seen)
    if (seen < FIRST_GAMES) return undefined
    const followed = counted(position, false)
    positions.set(key, followed)
    return followed
  }
  return {
    add(moves, rating) {
      const position = Position.start()
      const isStrong = rating >= STRONG.from && rating <= STRONG.to
      for (const text of moves.slice(0, DEEPEST)) {
        const here = find(position)
        const move = parseUci(position, text)
        if (!move.ok) return
        position.make(move.value)
        if (!here) continue
        const made = here.moves.get(text) ?? { games: 0, strong: 0, to: keyOf(position) }
        here.moves.set(text, made)
        for (const each of [here, made]) {
          each.games++
          if (isStrong) each.strong++
        }
      }
    },
    makeText() {
      return [...positions.values()]
        .filter(isTold)
        .map((here) => [here.hash, ...popularOf(here, positions)])
        .map((words) => `${words.join(' ')}\n`)
        .toSorted()
        .join('')
    },
  }
}

const isTold = ({ games, isInTable }: CountedPosition): boolean =>
  games >= LEAST_GAMES[isInTable ? 'inTable' : 'other']

function popularOf(
  { moves, games, strong }: CountedPosition,
  all: ReadonlyMap<string, CountedPosition>,
): readonly string[] {
  const isBook = (move: CountedMove): boolean => {
    if ((100 * move.games) / games < LEAST_SHARE) return false
    if (all.get(move.to)?.isInTable === true) return true
    return strong >= STRONG.games && (100 * move.strong) / strong >= LEAST_STRONG_SHARE
  }
  return [...moves]
    .filter(([, move]) => isBook(move))
    .toSorted(([, one], [, other]) => other.games - one.games)
    .map(([uci, move]) => `${uci}:${Math.round((100 * move.games) / games)}`)
}

function positionsOf(rows: readonly string[]): Map<string, CountedPosition> {
  const table = new Map<string, CountedPosition>()
  const add = (position: Position) => {
    const key = keyOf(position)
    if (!table.has(key)) table.set(key, counted(position, true))
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

const counted = (position: Position, isInTable: boolean): CountedPosition => ({
  ...{ hash: hashOf(position), isInTable, games: 0, strong: 0 },
  moves: new Map(),
})

const keyOf = (position: Position): string => `${position.hashLo} ${position.hashHi}`
