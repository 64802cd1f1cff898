import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import {
  bandOf,
  bandFile,
  folderOf,
  openingFamily,
  openingFile,
  parsePuzzleLine,
  PUZZLES_A_FILE,
  themeFile,
  type PuzzleIndex,
  type RatedPuzzle,
} from '../../content/puzzle-set.ts'

/**
 * Splits the puzzle set into the files that pages fetch: puzzles by band, and the positions of each theme's and opening's
 * puzzles. Written beside the scripts by a build, and generated on demand by the development server.
 */
export function puzzleFiles(folder: string): Plugin {
  return {
    name: 'puzzle-files',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of makePuzzleFiles(folder))
        this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer({ middlewares }) {
      let files: ReadonlyMap<string, string> | undefined
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/puzzle-set-')) return next()
        const found = (files ??= makePuzzleFiles(folder)).get(decodeURI(request.url.slice(1)))
        if (found === undefined) return next()
        response.setHeader('Content-Type', 'application/json; charset=utf-8').end(found)
      })
    },
  }
}

/** Path to content. Throws if the set's two files do not belong together. */
export function makePuzzleFiles(folder: string): ReadonlyMap<string, string> {
  const index = JSON.parse(readFileSync(`${folder}/set.json`, 'utf8')) as PuzzleIndex
  const puzzles = readPuzzleSet(folder)
  const files = new Map<string, string>()
  const places = new Map<string, Map<number, number[]>>()
  const begins = `${folderOf(index)}/`
  for (const { from, count } of index.bands) {
    const band = puzzles.filter(({ rating }) => bandOf(rating) === from)
    if (band.length !== count)
      throw new Error(`content/puzzles: set.json is not of this set.csv.br, see ${from}`)
    for (let place = 0; place < count; place += PUZZLES_A_FILE)
      files.set(begins + bandFile(from, place), JSON.stringify(band.slice(place, place + PUZZLES_A_FILE)))
    for (const [place, puzzle] of band.entries())
      for (const name of placeFilesOf(index, puzzle)) {
        const bands = places.get(name) ?? new Map<number, number[]>()
        places.set(name, bands)
        const known = bands.get(from)
        if (known) known.push(place)
        else bands.set(from, [place])
      }
  }
  for (const [name, bands] of places) files.set(begins + name, JSON.stringify(Object.fromEntries(bands)))
  return files
}

const placeFilesOf = ({ openings }: PuzzleIndex, puzzle: RatedPuzzle): readonly string[] => {
  const family = openingFamily(puzzle)
  return [
    ...puzzle.themes.map(themeFile),
    ...(family !== undefined && family in openings ? [openingFile(family)] : []),
  ]
}

export const readPuzzleSet = (folder: string): readonly RatedPuzzle[] =>
  brotliDecompressSync(readFileSync(`${folder}/set.csv.br`))
    .toString()
    .trimEnd()
    .split('\n')
    .map(parsePuzzleLine)
