import { expect, it } from 'vitest'
import { bandFile, type PuzzleIndex } from '#content/puzzle-set.ts'
import { fetchLadder } from './fetch-ladder.ts'

const INDEX: PuzzleIndex = {
  version: 'test',
  bands: [400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600].map((from) => ({
    from,
    count: 64,
  })),
  themes: {},
  openings: {},
}

it('a rush has the first file of each strength up to its thirtieth puzzle', async () => {
  const asked = new Set<string>()
  await fetchLadder(
    {
      index: INDEX,
      fetchPuzzles: async (file) => {
        asked.add(file)
        const rating = Number(file.split('-')[0])
        return [{ id: file, fen: '', moves: [], rating, deviation: 76, themes: [], openings: [] }]
      },
      fetchPlaces: async () => ({}),
    },
    [],
  )
  expect([...asked]).toEqual(
    INDEX.bands.filter(({ from }) => from < 1700).map(({ from }) => bandFile(from, 0)),
  )
})
