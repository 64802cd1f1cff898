import { describe, expect, it } from 'vitest'
import { createCsvReader } from './csv-list.ts'

const HEADER = 'id,name,classical_2026-02,rapid_2026-02,classical_2026-03,rapid_2026-03'
const CARLSEN = '1503014,"Carlsen, Magnus",2841,2830,2840,2832'

function read(text: string, month?: string) {
  const reader = createCsvReader('a.csv', month)
  const rows = [...text].flatMap((letter) => reader.read(letter))
  reader.end()
  return { rows, kinds: reader.kinds, month: reader.month }
}

describe('an extract in CSV', () => {
  it('gives the ratings of the requested month, and names with commas whole', () => {
    expect(read(`${HEADER}\n${CARLSEN}\n46616543,Gukesh D,2754,0,2748,\n`, '2026-03')).toEqual({
      month: '2026-03',
      kinds: ['classical', 'rapid'],
      rows: [
        {
          line: 2,
          id: 1503014,
          name: 'Carlsen, Magnus',
          federation: undefined,
          born: undefined,
          isInactive: false,
          isWoman: false,
          ratings: { classical: 2840, rapid: 2832 },
        },
        expect.objectContaining({ id: 46616543, name: 'Gukesh D', ratings: { classical: 2748 } }),
      ],
    })
  })

  it('needs no month where it holds one, and reads what else it says', () => {
    const text = 'id,name,federation,born,flag,blitz_2026-03\r\n25000,"A ""B"" C",IND,1999,i,1500\r\n'
    expect(read(text)).toMatchObject({
      month: '2026-03',
      kinds: ['blitz'],
      rows: [{ name: 'A "B" C', federation: 'IND', born: 1999, isInactive: true, isWoman: false }],
    })
  })

  it.each([
    ['without a month where there are two', `${HEADER}\n`, undefined, 1, /2 months; say with --month/],
    ['of a month that it has not', `${HEADER}\n`, '2025-09', 1, /no ratings of September 2025/],
    ['without names', 'id,nom,blitz_2026-03\n', undefined, 1, /no column "name"/],
    ['with a row too short', `${HEADER}\n1503014,Carlsen\n`, '2026-03', 2, /as many fields/],
    ['with a mark left open', `${HEADER}\n1503014,"Carlsen,1,2,3,4\n`, '2026-03', 2, /as many fields/],
    ['with a rating that is none', `${HEADER}\n${CARLSEN.replace('2840', '284')}\n`, '2026-03', 2, /"284"/],
    ['with an id that is none', `${HEADER}\n${CARLSEN.replace('1503014', 'x')}\n`, '2026-03', 2, /"x" is no/],
    ['cut off', `${HEADER}\n${CARLSEN}`, '2026-03', 2, /cut off/],
    ['empty', '', '2026-03', 1, /empty/],
  ])('is refused %s', (_, text, month, line, message) => {
    expect(() => read(text, month)).toThrow(new RegExp(`^a\\.csv:${line}: .*${message.source}`))
  })
})
