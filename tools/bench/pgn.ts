/**
 * Time to read a PGN of 125 kB to 1 MB: games, and texts on which a reader may take time that grows with the square of their
 * length. `npm run bench -- pgn [KB]`. Each size doubles the one before; the fastest of three rounds counts, in processor
 * time, since the machine has other work.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOSTILE_PGN } from '#chess/hostile-pgn.fixture.ts'
import { parsePgn } from '#chess/pgn.ts'

export const description = 'Reading PGN: milliseconds for 125 kB to 1 MB of games and of hostile texts'

const LARGEST_KB = 1_000
const DOUBLINGS = 3
const ROUNDS = 3
const WANTED_MS = 500
const GAMES = 'content/games'

interface PgnFigure {
  readonly text: string
  /** Milliseconds for an eighth, a quarter, half and all of the size. */
  readonly ms: readonly number[]
  readonly isWithinLimit: boolean
}

export function run(args: readonly string[]): readonly PgnFigure[] {
  const largest = Number(args[0] ?? LARGEST_KB) * 1_000
  const sizes = Array.from({ length: DOUBLINGS + 1 }, (_, index) => largest / 2 ** (DOUBLINGS - index))
  return [{ name: 'games of the collection', make: gamesOf }, ...HOSTILE_PGN].map(({ name, make }) => {
    const ms = sizes.map((size) => fastest(make(size).slice(0, size)))
    return { text: name, ms, isWithinLimit: ms.at(-1)! <= WANTED_MS }
  })
}

export function report(rows: readonly PgnFigure[]): string {
  const lines = rows.map(({ text, ms, isWithinLimit }) =>
    [
      text.slice(0, 60).padEnd(60),
      ...ms.map((each) => each.toFixed(0).padStart(6)),
      isWithinLimit ? '' : ' SLOW',
    ].join(''),
  )
  const slow = rows.filter(({ isWithinLimit }) => !isWithinLimit).length
  return [...lines, `${slow} of ${rows.length} above ${WANTED_MS} ms`].join('\n')
}

function gamesOf(size: number): string {
  const files = readdirSync(GAMES).filter((name) => name.endsWith('.pgn'))
  const games = files.map((name) => readFileSync(join(GAMES, name), 'utf8')).join('\n')
  return games.repeat(Math.ceil(size / games.length))
}

function fastest(text: string): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    parsePgn(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...rounds)
}
