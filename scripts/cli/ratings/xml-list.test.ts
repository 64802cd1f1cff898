import { describe, expect, it } from 'vitest'
import { CARLSEN, GUKESH, NOVICE, xmlList } from './lists.fixture.ts'
import { createXmlReader } from './xml-list.ts'

const read = (text: string, kind?: 'blitz', size = text.length) => {
  const reader = createXmlReader('list.xml', kind)
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
    text.slice(n * size, (n + 1) * size),
  )
  const rows = pieces.flatMap((piece) => reader.read(piece))
  reader.end()
  return { rows, kinds: reader.kinds }
}

const single = [{ ...CARLSEN, ratings: [2887] }]
const LINES_OF_ONE = 16

describe('a list in XML', () => {
  it('gives all three ratings of the combined list', () => {
    const { rows, kinds } = read(xmlList([CARLSEN, { ...NOVICE, name: 'O&apos;Hara &amp; Sons' }]))
    expect(kinds).toEqual(['classical', 'rapid', 'blitz'])
    expect(rows).toEqual([
      {
        line: 2,
        id: 1503014,
        name: 'Carlsen, Magnus',
        federation: 'NOR',
        born: 1990,
        isInactive: false,
        isWoman: false,
        ratings: { classical: 2839, rapid: 2824, blitz: 2887 },
      },
      {
        line: 2 + LINES_OF_ONE,
        id: 25121731,
        name: "O'Hara & Sons",
        federation: 'IND',
        born: undefined,
        isInactive: true,
        isWoman: false,
        ratings: { classical: 1063 },
      },
    ])
  })

  it('gives the one rating of a single list, of the kind that its name tells', () => {
    const { rows, kinds } = read(xmlList(single), 'blitz')
    expect(kinds).toEqual(['blitz'])
    expect(rows).toMatchObject([{ id: 1503014, ratings: { blitz: 2887 } }])
  })

  it('is the same in pieces of any size', () => {
    const text = xmlList([CARLSEN, GUKESH, NOVICE])
    for (const size of [1, 7, 100, 400]) expect(read(text, undefined, size)).toEqual(read(text))
  })

  it('may begin with a declaration, and leave empty elements closed at once', () => {
    const text = `<?xml version="1.0" encoding="utf-8"?>\n${xmlList([CARLSEN]).replace('<flag></flag>', '<flag/>')}`
    expect(read(text).rows).toMatchObject([{ line: 3, id: 1503014, isInactive: false, isWoman: false }])
  })

  const both = xmlList([CARLSEN, GUKESH])
  it.each([
    ['an empty file', ' \n', 1, /empty/],
    ['another file', '<html>\n</html>\n', 1, /no <playerslist>/],
    ['a long other file', `<html>${'x'.repeat(9000)}`, 1, /no <playerslist>/],
    ['another encoding', `<?xml version="1.0" encoding="windows-1252"?>${both}`, 1, /windows-1252/],
    ['a single list of an unknown kind', xmlList(single), 2, /give --kind/],
    ['a rating that nobody can have', both.replace('2776', '4776'), 18, /"4776" in <rating> is no rating/],
    ['a rating that is no number', both.replace('2824', 'many'), 2, /"many" in <rapid_rating>/],
    [
      'a player without an id',
      both.replace('<fideid>46616543</fideid>', '<fideid></fideid>'),
      18,
      /"" is no FIDE id/,
    ],
    ['a player without a rating', both.replace('<rating>2776</rating>', ''), 18, /without <rating>/],
    [
      'a player in two federations',
      both.replace('<sex>M</sex>', '<country>SWE</country>'),
      2,
      /two <country>/,
    ],
    ['elements in one another', both.replace('<sex>M</sex>', '<sex><b>M</b></sex>'), 2, /cannot be read/],
    [
      'something between players',
      both.replace('</player>\n<player>', '</player>\n<note/>\n<player>'),
      17,
      /other than/,
    ],
    ['players that run into one another', both.replace('</player>\n<player>', ''), 2, /two <fideid>/],
    ['a player without end', both.replace(/<.player>\n<.playerslist>/, 'x'.repeat(9000)), 17, /other than/],
    ['a file cut off between players', both.slice(0, both.indexOf('</playerslist>')), 33, /cut off/],
    ['a file cut off within a player', both.slice(0, -80), 17, /cut off/],
  ])('stops at %s and names the line', (_, text, line, message) => {
    expect(() => read(text)).toThrow(new RegExp(`^list\\.xml:${line}: .*${message.source}`))
  })
})
