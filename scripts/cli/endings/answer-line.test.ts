import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'
import { createTableStore } from './table-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'rook-endings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const tables = createTableStore(folder)

const PAWN_ON_THE_SEVENTH = '8/5P1k/5K2/8/8/8/8/8 w - - 0 1'

it('answers a FEN with its result and the plies to mate', () => {
  expect(answerLine(PAWN_ON_THE_SEVENTH, tables, { moves: false })).toBe('win 3')
  expect(answerLine('8/8/8/8/4k3/8/1Q6/K7 b - - 0 1', tables, { moves: false })).toBe('loss 20')
})

it('adds every legal move for the side that makes it', () => {
  expect(answerLine('8/8/8/8/4k3/8/1Q6/K7 b - - 0 1', tables, { moves: true })).toBe(
    'loss 20 e4d3:-12 e4e3:-16 e4f3:-16 e4f4:-16 e4d5:-16 e4f5:-20',
  )
  expect(answerLine(PAWN_ON_THE_SEVENTH, tables, { moves: true })).toContain(' f7f8q:= f7f8r:+3 ')
})

describe('a line that no table covers', () => {
  it.each([
    ['', 'error: not a possible position (ERR_FEN_FIELDS)'],
    ['8/8/8/8/4k3/3K4/8/8 b - - 0 1', 'error: not a possible position (ERR_KINGS_ADJACENT)'],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'error: no table has castling rights'],
    ['4k3/8/8/8/8/8/P7/Q3K2R w - - 0 1', 'error: no table has more than four men'],
  ])('%s', (fen, expected) => {
    expect(answerLine(fen, tables, { moves: true })).toBe(expected)
  })
})

it('reads a table from its file, and generates it again if the file is damaged', () => {
  tables('KQvK')
  const file = join(folder, 'KQvK.deflated')
  expect(readdirSync(folder)).toContain('KQvK.deflated')
  const [white] = tables('KQvK').sides
  expect(createTableStore(folder)('KQvK').sides[0]).toEqual(white)
  writeFileSync(file, 'not a table')
  expect(createTableStore(folder)('KQvK').sides[0]).toEqual(white)
})
