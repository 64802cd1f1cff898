import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeRatings } from '#content/ratings.ts'
import { importRatings } from './import-ratings.ts'
import { CARLSEN, GUKESH, textList } from './lists.fixture.ts'
import { parseRatingOptions } from './options.ts'

const BEFORE = makeRatings({
  list: '2025-08',
  players: [
    {
      slug: 'magnus-carlsen',
      name: 'Magnus Carlsen',
      fideId: 1503014,
      federation: 'NOR',
      country: 'Norway',
      iso2: 'no',
      born: 1990,
      classical: { kind: 'fide', value: 2830 },
      blitz: { kind: 'sourced', value: 2880, asOf: '2025', source: 'a magazine' },
    },
  ],
})

let folder: string
let ratingsFile: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ratings-'))
  ratingsFile = join(folder, 'ratings.json')
  writeFileSync(ratingsFile, BEFORE)
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(...args: readonly string[]) {
  const parsed = parseRatingOptions(args)
  if (!parsed.ok) throw new Error(parsed.message)
  return importRatings(parsed.options, { ratingsFile, from: folder, today: new Date('2025-09-02T00:00:00Z') })
}
const put = (name: string, text: string) => writeFileSync(join(folder, name), text)

describe('importing ratings', () => {
  it('writes the list’s values, and nothing else', async () => {
    put('players.txt', textList('combined', [CARLSEN, GUKESH]))
    const imported = await run('--month', '2025-09', 'players.txt')
    expect(imported).toMatchObject({ ok: true, report: expect.stringContaining('is written') })
    const after = JSON.parse(readFileSync(ratingsFile, 'utf8'))
    expect(after.list).toBe('2025-09')
    expect(after.players[0]).toMatchObject({
      classical: { kind: 'fide', value: 2839 },
      rapid: { kind: 'fide', value: 2824 },
      blitz: { kind: 'fide', value: 2887 },
    })
    expect(readdirSync(folder).toSorted()).toEqual(['players.txt', 'ratings.json'])

    const again = await run('--month', '2025-09', 'players.txt')
    expect(again).toMatchObject({ ok: true, report: expect.stringContaining('says all this already') })
  })

  it('only says what it would do in a dry run', async () => {
    put('players.txt', textList('combined', [CARLSEN]))
    const imported = await run('--month', '2025-09', '--dry-run', 'players.txt')
    expect(imported).toMatchObject({ ok: true, report: expect.stringMatching(/2830 → 2839[^]*dry run/) })
    expect(readFileSync(ratingsFile, 'utf8')).toBe(BEFORE)
  })

  it('gives a player whom an editor has added the ratings of the list, and refuses one whom it does not rate', async () => {
    const draft = JSON.parse(BEFORE)
    delete draft.players[0].classical
    writeFileSync(ratingsFile, JSON.stringify(draft))
    put('extract.csv', 'id,name,rapid_2025-09\n1503014,"Carlsen, Magnus",2824\n')
    expect(await run('extract.csv')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/players\.0\.classical/),
    })
    put('extract.csv', 'id,name,classical_2025-09\n1503014,"Carlsen, Magnus",2839\n')
    expect(await run('extract.csv')).toMatchObject({
      ok: true,
      report: expect.stringContaining('- → 2839'),
    })
  })

  it.each([
    [
      'broken',
      textList('single', [CARLSEN]).replace('NOV24', 'SEP25').slice(0, -20),
      /^standard\.txt:2: .*cut off/,
    ],
    [
      'without the player',
      textList('single', [GUKESH]).replace('NOV24', 'SEP25'),
      /Magnus Carlsen \(FIDE id 1503014\) is not in the list/,
    ],
    ['missing', undefined, /ENOENT.*standard\.txt/],
  ])('changes nothing where one of two lists is %s', async (_, text, message) => {
    put('rapid.txt', textList('single', [CARLSEN]).replace('NOV24', 'SEP25'))
    if (text !== undefined) put('standard.txt', text)
    const imported = await run('rapid.txt', 'standard.txt')
    expect(imported).toMatchObject({ ok: false, message: expect.stringMatching(message) })
    expect(imported).toMatchObject({ message: expect.stringContaining('is as it was') })
    expect(readFileSync(ratingsFile, 'utf8')).toBe(BEFORE)
  })
})

describe('the command line', () => {
  it.each([
    [[], /No file/],
    [['--kind', 'bullet', 'a.txt'], /bullet/],
    [['--month', 'May', 'a.txt'], /May/],
    [['--moth', '2025-05', 'a.txt'], /moth/],
    [['--inactive', '4100018,Kramnik', 'a.csv'], /Kramnik/],
  ])('does not take %j', (args, message) => {
    expect(parseRatingOptions(args)).toMatchObject({ ok: false, message: expect.stringMatching(message) })
  })

  it('says standard as FIDE does, or classical', () => {
    for (const word of ['standard', 'classical'])
      expect(parseRatingOptions(['--kind', word, 'a.txt'])).toMatchObject({
        ok: true,
        options: { kind: 'classical' },
      })
  })
})
