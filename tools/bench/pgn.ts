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
const ROUNDS = 3
const WANTED_MS = 500
const GAMES = 'content/games'

/** Milliseconds for an eighth, a quarter, half and all of the size. */
interface PgnFigure {
  readonly text: string
  readonly eighth: number
  readonly quarter: number
  readonly half: number
  readonly whole: number
  readonly isWithinLimit: boolean
}

export function run(args: readonly string[]): readonly PgnFigure[] {
  const size = Number(args[0] ?? LARGEST_KB) * 1_000
  return [{ name: 'games of the collection', make: gamesOf }, ...HOSTILE_PGN].map(({ name, make }) => {
    const [eighth, quarter, half, whole] = [8, 4, 2, 1].map((part) =>
      fastest(make(size / part).slice(0, size / part)),
    ) as [number, number, number, number]
    return { text: name, eighth, quarter, half, whole, isWithinLimit: whole <= WANTED_MS }
  })
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
  return Math.round(Math.min(...rounds))
}
