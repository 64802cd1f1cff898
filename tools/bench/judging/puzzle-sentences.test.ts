import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { falsehoodsIn } from '#coach/checking/check-facts.ts'
import { parsePuzzleLine } from '#content/puzzle-set.ts'
import { sentencesOf } from './puzzle-sentences.ts'

/** One puzzle in so many; `npm run bench -- coach-sentences` checks all of them. */
const STEP = 500

it('says nothing false about the pieces of any of the sampled puzzles', () => {
  const lines = brotliDecompressSync(readFileSync(join('content', 'puzzles', 'set.csv.br')))
    .toString()
    .trim()
    .split('\n')
  const told = lines
    .filter((_, index) => index % STEP === 0)
    .map(parsePuzzleLine)
    .flatMap(({ fen, moves }) => sentencesOf({ fen, moves }))
  expect(told.length).toBeGreaterThan(100)
  expect(
    told.flatMap((each) => falsehoodsIn(each).map((found) => `${each.fen} ${each.san}: ${found}`)),
  ).toEqual([])
})
