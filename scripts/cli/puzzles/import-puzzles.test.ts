import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parsePuzzleLine, type PuzzleIndex } from '#content/puzzle-set.ts'
import { makeChooser, roomOf } from './choose.ts'
import type { Candidate } from './columns.ts'
import { importPuzzles } from './import-puzzles.ts'
import { parsePuzzleOptions } from './options.ts'
import { findPuzzleFault } from './sound.ts'

const HEADER = 'PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags'
const BACK_RANK = '6k1/5ppp/4p3/1r4P1/4PK1P/8/R2n4/8 b - - 0 40,d2c4 a2a8 b5b8 a8b8'
const row = (
  id: string,
  rating: number,
  { position = BACK_RANK, popularity = 95, deviation = 75, plays = 900 } = {},
) =>
  `${id},${position},${rating},${deviation},${popularity},${plays},backRankMate mate mateIn2,https://lichess.org/x,`

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'puzzles-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function importText(content: string | Uint8Array, most = 100) {
  writeFileSync(join(folder, 'file.csv'), content)
  const imported = await importPuzzles({ files: ['file.csv'], most }, { folder, from: folder })
  if (!imported.ok) return imported
  const lines = brotliDecompressSync(readFileSync(join(folder, 'set.csv.br')))
    .toString()
    .trimEnd()
    .split('\n')
  return {
    ...imported,
    puzzles: lines.map(parsePuzzleLine),
    index: JSON.parse(readFileSync(join(folder, 'set.json'), 'utf8')) as PuzzleIndex,
  }
}

describe('an import', () => {
  const TEXT = [
    HEADER,
    row('goodA', 1210),
    row('goodB', 450),
    row('loved', 1250, { popularity: 100 }),
    row('hated', 1200, { popularity: 40 }),
    row('vague', 1200, { deviation: 300 }),
    row('fresh', 1200, { plays: 9 }),
    row('wrong', 1200, { position: '6k1/5ppp/4p3/1r4P1/4PK1P/8/R2n4/8 b - - 0 40,d2c4 a2b8' }),
    row('goodA', 1210),
  ].join('\n')

  it.each([
    ['plain', TEXT],
    ['packed with gzip', gzipSync(TEXT)],
    ['packed with zstd', zstdCompressSync(TEXT)],
    ['with the line ends of Windows', TEXT.replaceAll('\n', '\r\n')],
  ])('takes the good and sound ones once, %s', async (_, content) => {
    const imported = await importText(content)
    if (!imported.ok) throw new Error(imported.message)
    expect(imported.puzzles.map(({ id }) => id).toSorted()).toEqual(['goodA', 'goodB', 'loved'])
    expect(imported.report).toContain('wrong: ERR_UCI_ILLEGAL')
    expect(imported.index).toMatchObject({
      bands: [
        { from: 400, count: 1 },
        { from: 1200, count: 2 },
      ],
      themes: { backRankMate: 3, mate: 3, mateIn2: 3 },
    })
  })

  it('reads a file without deviations and with its columns in another order', async () => {
    const text = `Rating,Popularity,NbPlays,Themes,PuzzleId,FEN,Moves\n900,95,2000,mate mateIn2,abcde,${BACK_RANK}\n`
    const imported = await importText(text)
    expect(imported).toMatchObject({ puzzles: [{ id: 'abcde', rating: 900, deviation: 76 }] })
  })

  it.each([
    ['', /empty/],
    ['a,b\n1,2\n', /no column PuzzleId/],
    [`${HEADER}\n${row('hated', 900, { popularity: 0 })}\n`, /no good puzzle/],
    [gzipSync(TEXT).subarray(0, 60), /as they were/],
  ])('leaves all as it was where the file is no good', async (content, message) => {
    const imported = await importText(content)
    expect(imported).toMatchObject({ ok: false, message: expect.stringMatching(message) as string })
  })
})

describe('what is chosen', () => {
  it.each([
    [[5, 5, 5], 9, 3],
    [[1, 5, 5], 9, 4],
    [[1, 2, 3], 9, 3],
    [[0, 100], 10, 10],
    [[], 10, 0],
  ])('of %j, %d in all, is %d of each', (counts, most, room) => {
    expect(roomOf(counts, most)).toBe(room)
  })

  it('is the best of a band, though the band holds no more than its share', () => {
    const chooser = makeChooser(4)
    for (let number = 0; number < 100; number++)
      chooser.add({
        ...CANDIDATE,
        id: `id${String(number).padStart(3, '0')}`,
        popularity: (number * 37) % 100,
      })
    const chosen = chooser.choose(3, () => true)
    expect(chosen.map(({ id }) => (Number(id.slice(2)) * 37) % 100)).toEqual([99, 98, 97])
  })
})

const CANDIDATE: Candidate = {
  id: 'aaaaa',
  fen: '6k1/5ppp/4p3/1r4P1/4PK1P/8/R2n4/8 b - - 0 40',
  moves: ['d2c4', 'a2a8', 'b5b8', 'a8b8'],
  rating: 1000,
  deviation: 75,
  themes: ['mate', 'mateIn2'],
  openings: [],
  popularity: 90,
  plays: 100,
}

it.each<[string, Partial<Candidate>, RegExp | undefined]>([
  ['sound', {}, undefined],
  ['of another length than it says', { themes: ['mate', 'mateIn3'] }, /no mate in 3/],
  ['a mate that is not called one', { themes: ['crushing'] }, /not called one/],
  ['no mate at its end', { moves: ['d2c4', 'a2a8'] }, /no mate/],
  ['ended by the opponent', { moves: ['d2c4', 'a2a8', 'b5b8'] }, /last move/],
  ['without a position', { fen: 'x' }, /ERR_/],
])('a puzzle that is %s', (_, more, fault) => {
  const found = findPuzzleFault({ ...CANDIDATE, ...more })
  if (fault) expect(found).toMatch(fault)
  else expect(found).toBeUndefined()
})

it.each([
  [[], /No file/],
  [['--most', '0', 'a.csv'], /--most/],
  [['--most', '200000', 'a.csv'], /--most/],
  [['--least', 'a.csv'], /least/],
])('%j is not how it is called', (args, message) => {
  expect(parsePuzzleOptions(args)).toMatchObject({
    ok: false,
    message: expect.stringMatching(message) as string,
  })
})
