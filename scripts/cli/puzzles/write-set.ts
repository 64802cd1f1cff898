import { createHash } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  bandOf,
  makePuzzleLine,
  openingFamily,
  type PuzzleIndex,
  type RatedPuzzle,
} from '#content/puzzle-set.ts'

/** Fewer puzzles do not offer enough choice. */
const FEWEST_OF_AN_OPENING = 10

/** The set as its two files: the compressed lines, and the index that pages load first. */
function makeSet(puzzles: readonly RatedPuzzle[]): {
  readonly lines: string
  readonly index: PuzzleIndex
} {
  const mixed = puzzles
    .map((puzzle) => ({ puzzle, place: placeOf(puzzle) }))
    .toSorted((a, b) => bandOf(a.puzzle.rating) - bandOf(b.puzzle.rating) || compare(a.place, b.place))
    .map(({ puzzle }) => puzzle)
  const lines = mixed.map((puzzle) => `${makePuzzleLine(puzzle)}\n`).join('')
  const bands = new Map<number, number>()
  for (const { rating } of mixed) bands.set(bandOf(rating), (bands.get(bandOf(rating)) ?? 0) + 1)
  const openings = countsOf(
    mixed.map((puzzle) => [openingFamily(puzzle)].filter((name) => name !== undefined)),
  )
  return {
    lines,
    index: {
      version: createHash('sha256').update(lines).digest('hex').slice(0, 10),
      bands: [...bands].map(([from, count]) => ({ from, count })),
      themes: countsOf(mixed.map(({ themes }) => themes)),
      openings: Object.fromEntries(
        Object.entries(openings).filter(([, count]) => count >= FEWEST_OF_AN_OPENING),
      ),
    },
  }
}

/** In a pseudo-random order, so that each file has all kinds of its band; deterministic for the same puzzles. */
const placeOf = ({ id }: RatedPuzzle): string => createHash('sha256').update(id).digest('base64')

const compare = (one: string, other: string): number => (one < other ? -1 : 1)

function countsOf(lists: readonly (readonly string[])[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries([...counts].toSorted(([a], [b]) => compare(a, b)))
}

/** Writes both files, the index last: it identifies its lines, and the build checks that they match. */
export async function writeSet(folder: string, puzzles: readonly RatedPuzzle[]): Promise<number> {
  const { lines, index } = makeSet(puzzles)
  const packed = brotliCompressSync(lines, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      // The window covers the whole set. Higher qualities save a tenth and take 100 MB and ten seconds.
      [constants.BROTLI_PARAM_LGWIN]: 22,
    },
  })
  await replaceFile(join(folder, 'set.csv.br'), packed)
  await replaceFile(join(folder, 'set.json'), `${JSON.stringify(index, undefined, 2)}\n`)
  return packed.byteLength
}

async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.new`
  await writeFile(temporary, content)
  await rename(temporary, path)
}
