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

it('names no move that the quoted beginning of a line leaves out', () => {
  const told = sentencesOf({
    fen: '8/bp3r1k/p1p3p1/P2n3p/1P3p1P/2PR3P/3R4/7K b - - 1 40',
    moves: 'd5e3 d3d7 h7g7 d7f7 g7f7 d2d7 f7e6 d7b7 a7c5 b4c5'.split(' '),
  })
  expect(told.flatMap(falsehoodsIn)).toEqual([])
})
