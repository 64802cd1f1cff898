import { describe, expect, it } from 'vitest'
import { bandFile, type PuzzleIndex, type RatedPuzzle } from '#content/puzzle-set.ts'
import { nextPuzzle, type PuzzleShelf, type PuzzleQuery } from './next-puzzle.ts'

const puzzle = (id: string, rating: number, themes: readonly string[] = []): RatedPuzzle => ({
  id,
  fen: '',
  moves: [],
  rating,
  deviation: 76,
  themes,
  openings: [],
})

/** 130 puzzles rated from 1000, every tenth a fork, and three rated 1400. */
const THOUSANDS = Array.from({ length: 130 }, (_, place) =>
  puzzle(`a${place}`, 1000 + (place % 100), place % 10 === 0 ? ['fork'] : []),
)
const FOURTEEN = [puzzle('b0', 1410), puzzle('b1', 1440, ['fork']), puzzle('b2', 1480)]
const INDEX: PuzzleIndex = {
  version: 'test',
  bands: [
    { from: 1000, count: 130 },
    { from: 1400, count: 3 },
  ],
  themes: { fork: 14 },
  openings: {},
}

function makeShelf() {
  const asked: string[] = []
  const shelf: PuzzleShelf = {
    index: INDEX,
    fetchPuzzles: async (file) => {
      asked.push(file)
      const [band, number] = file.replace('.json', '').split('-').map(Number) as [number, number]
      return (band === 1000 ? THOUSANDS : FOURTEEN).slice(64 * number, 64 * (number + 1))
    },
    fetchPlaces: async () => ({
      1000: THOUSANDS.flatMap(({ themes }, place) => (themes.length > 0 ? [place] : [])),
      1400: [1],
    }),
  }
  return { shelf, asked }
}

const wanted = (more: Partial<PuzzleQuery>): PuzzleQuery => ({
  topic: { kind: 'rated' },
  target: 1050,
  met: new Set(),
  metIn: () => 0,
  random: () => 0,
  ...more,
})
const ids = (puzzles: readonly RatedPuzzle[]) => new Set(puzzles.map(({ id }) => id))

describe('the next puzzle', () => {
  it.each<[string, Partial<PuzzleQuery>, string]>([
    ['is near the strength', { target: 1020 }, 'a0'],
    ['is another with another chance', { target: 1020, random: () => 0.5 }, 'a32'],
    ['is the nearest where none is near', { target: 900 }, 'a0'],
    ['is the nearest of a small band', { target: 1600 }, 'b2'],
    ['is none that was met', { target: 1020, met: new Set(['a0', 'a1']) }, 'a2'],
    ['is of the next file once one is used up', { met: ids(THOUSANDS.slice(0, 64)) }, 'a64'],
    ['is of another band once one is used up', { met: ids(THOUSANDS) }, 'b0'],
    ['is an old one once all have been met', { met: ids([...THOUSANDS, ...FOURTEEN]) }, 'a0'],
    ['is of the theme', { topic: { kind: 'theme', name: 'fork' }, met: new Set(['a0']) }, 'a10'],
    ['is of the theme, in another band', { topic: { kind: 'theme', name: 'fork' }, target: 1400 }, 'b1'],
    ['is of the band that was chosen', { topic: { kind: 'band', from: 1400 }, target: 700 }, 'b0'],
  ])('%s', async (_, more, id) => {
    expect((await nextPuzzle(makeShelf().shelf, wanted(more)))?.id).toBe(id)
  })

  it('is found in one file, the first with new puzzles', async () => {
    const { shelf, asked } = makeShelf()
    await nextPuzzle(shelf, wanted({ met: ids(THOUSANDS.slice(0, 64)), metIn: () => 64 }))
    expect(asked).toEqual([bandFile(1000, 64)])
  })

  it('is undefined if the topic has none', async () => {
    const found = await nextPuzzle(
      makeShelf().shelf,
      wanted({ topic: { kind: 'opening', name: 'None' }, met: new Set() }),
    )
    expect(found).toBeUndefined()
  })
})
