import { describe, expect, it } from 'vitest'
import { createHash } from 'node:crypto'
import {
  bandOf,
  bandFile,
  folderOf,
  makePuzzleLine,
  openingFile,
  themeFile,
  type PuzzleIndex,
  type PuzzlePlaces,
  type RatedPuzzle,
} from '#content/puzzle-set.ts'
import index from '#content/puzzles/set.json' with { type: 'json' }
import { findPuzzleFault } from '../cli/puzzles/sound.ts'
import { makePuzzleFiles, readPuzzleSet } from './puzzle-files.ts'

const INDEX: PuzzleIndex = index
const FOLDER = 'content/puzzles'
const puzzles = readPuzzleSet(FOLDER)

describe('the set of puzzles', () => {
  it('is the one that its index is of', () => {
    const lines = puzzles.map((puzzle) => `${makePuzzleLine(puzzle)}\n`).join('')
    expect(createHash('sha256').update(lines).digest('hex').slice(0, 10)).toBe(INDEX.version)
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
  })

  it('can all be solved, and mate if they promise it', () => {
    const faults = puzzles.flatMap((puzzle) => {
      const fault = findPuzzleFault(puzzle)
      return fault === undefined ? [] : [`${puzzle.id}: ${fault}`]
    })
    expect(faults).toEqual([])
  })

  it('is enough for months at every strength up to 1600', () => {
    for (const { from, count } of INDEX.bands.filter((band) => band.from >= 400 && band.from < 1600))
      expect(count, `${from}`).toBeGreaterThan(1_000)
  })
})

describe('the files that pages fetch', () => {
  const files = makePuzzleFiles(FOLDER)
  const read = (name: string): unknown => JSON.parse(files.get(`${folderOf(INDEX)}/${name}`) ?? 'null')

  it('hold every puzzle once, each at its place', () => {
    const found: RatedPuzzle[] = []
    for (const { from, count } of INDEX.bands)
      for (let place = 0; place < count; place += 64)
        found.push(...(read(bandFile(from, place)) as RatedPuzzle[]))
    expect(found).toEqual(puzzles)
  })

  it.each([
    [themeFile('fork'), INDEX.themes['fork'], (puzzle: RatedPuzzle) => puzzle.themes.includes('fork')],
    [
      openingFile('Sicilian_Defense'),
      INDEX.openings['Sicilian_Defense'],
      (puzzle: RatedPuzzle) => puzzle.openings[0] === 'Sicilian_Defense',
    ],
  ])('%s says where its puzzles stand', (name, count, fits) => {
    const places = Object.entries(read(name) as PuzzlePlaces)
    expect(places.flatMap(([, each]) => each)).toHaveLength(count!)
    for (const [band, each] of places)
      for (const place of each) {
        const puzzle = (read(bandFile(Number(band), place)) as RatedPuzzle[])[place % 64]!
        expect(fits(puzzle)).toBe(true)
        expect(bandOf(puzzle.rating)).toBe(Number(band))
      }
  })
})
