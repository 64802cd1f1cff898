import { describe, expect, it } from 'vitest'
import { surveyList, type Expected } from './list-file.ts'
import { CARLSEN, GUKESH, textList, xmlList } from './lists.fixture.ts'

async function* piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const expected: Expected = {
  kind: undefined,
  month: undefined,
  players: new Set([1503014]),
  inactive: new Set(),
  places: 1,
}
const survey = (file: string, content: string | Uint8Array, more: Partial<Expected> = {}, size = 50) =>
  surveyList(
    { file, pieces: piecesOf(typeof content === 'string' ? Buffer.from(content) : content, size) },
    { ...expected, ...more },
  )

const combined = textList('combined', [CARLSEN, GUKESH])
const single = textList('single', [CARLSEN])
const xml = xmlList([CARLSEN, { ...GUKESH, name: 'Gukesh D\u00e9' }])
const xmlSingle = xmlList([{ ...CARLSEN, ratings: [2887] }])

describe('a file with a list', () => {
  it.each([
    ['text', 'players_list_foa.txt', combined, { month: '2025-09' }],
    ['XML', 'players_list_xml_foa.xml', xml, { month: '2025-09' }],
    ['XML under the name of a text', 'a.txt', xml, { month: '2025-09' }],
    ['XML with a byte order mark', 'a.xml', `\ufeff${xml}`, { month: '2025-09' }],
  ])('may be %s', async (_, file, content, more) => {
    expect(await survey(file, content, more)).toMatchObject({ month: '2025-09', count: 2 })
  })

  it.each([
    ['standard_rating_list.txt', single, {}, ['classical'], '2024-11'],
    ['rapid_nov24frl.txt', single, {}, ['rapid'], '2024-11'],
    ['list.txt', single, { kind: 'blitz' }, ['blitz'], '2024-11'],
    ['blitz_sep25frl_xml.xml', xmlSingle, {}, ['blitz'], '2025-09'],
    ['list.xml', xmlSingle, { kind: 'classical', month: '2025-09' }, ['classical'], '2025-09'],
    ['players 2025-09.txt', combined, {}, ['classical', 'rapid', 'blitz'], '2025-09'],
  ] as const)('%s tells its kind and month, or is told them', async (file, content, more, kinds, month) => {
    expect(await survey(file, content, more)).toMatchObject({ file, kinds, month })
  })

  it('may be an extract, whose columns tell its months, whatever its name says', async () => {
    const extract =
      'id,name,classical_2026-03\n1503014,"Carlsen, Magnus",2840\n4100018,"Kasparov, Garry",2812\n'
    expect(
      await survey('fide-2025-10-to-2026-03.csv', extract, { month: '2026-03', places: 2 }),
    ).toMatchObject({
      month: '2026-03',
      kinds: ['classical'],
      leaders: [{ id: 1503014 }, { id: 4100018 }],
    })
    const { leaders } = await survey('a.csv', extract, { inactive: new Set([4100018]), places: 2 })
    expect(leaders.map(({ id }) => id)).toEqual([1503014])
  })

  it('gives the letters of other languages whole, wherever its pieces are cut', async () => {
    for (const size of [1, 3, 64]) {
      const { leaders } = await survey('a.xml', xml, { month: '2025-09', places: 2 }, size)
      expect(leaders.map(({ name }) => name)).toContain('Gukesh D\u00e9')
    }
  })

  const latin1 = (text: string) => Buffer.from(text, 'latin1')
  it.each([
    ['nothing in it', 'a.txt', '', {}, 1, /empty/],
    ['nobody in it', 'a.xml', xmlList([]), { month: '2025-09' }, 1, /no players/],
    ['a month that cannot be told', 'players_list_foa.txt', combined, {}, 1, /--month/],
    ['two months', 'standard_sep25frl.txt', single, {}, 1, /November 2024 or of September 2025/],
    ['another month than was given', 'standard.txt', single, { month: '2025-09' }, 1, /November 2024 or/],
    ['two kinds', 'rapid.txt', single, { kind: 'blitz' }, 1, /rapid or of blitz/],
    [
      'a kind where it has all',
      'a.txt',
      combined,
      { kind: 'blitz', month: '2025-09' },
      1,
      /leave --kind out/,
    ],
    ['an archive around it', 'a.zip', 'PK\u0003\u0004', {}, 1, /zip/],
    ['UTF-16 in it', 'a.txt', Buffer.from(combined, 'utf16le'), {}, 1, /UTF-16/],
    ['a mark of UTF-16 before it', 'a.txt', latin1('\u00ff\u00feI'), {}, 1, /UTF-16/],
    ['a letter beyond ASCII', 'a 2025-09.txt', combined.replace('Gukesh', 'G\u00fckesh'), {}, 3, /ASCII/],
    ['Latin-1 in its XML', 'a 2025-09.xml', latin1(xml), {}, 20, /UTF-8/],
    ['someone twice', 'a 2025-09.txt', textList('combined', [CARLSEN, CARLSEN]), {}, 3, /twice/],
  ] as const)('is refused with %s', async (_, file, content, more, line, message) => {
    await expect(survey(file, content, more)).rejects.toThrow(
      new RegExp(`^${file}:${line}: .*${message.source}`),
    )
  })
})
