import { describe, expect, it } from 'vitest'
import {
  coloredPiece,
  count,
  countPieces,
  grouped,
  list,
  ordinal,
  pieceName,
  placed,
  plural,
  sideName,
} from './hi.ts'

describe('Hindi grammar', () => {
  it.each([
    [pieceName('n'), 'घोड़ा'],
    [`${pieceName('n', 'oblique')} को`, 'घोड़े को'],
    [`${pieceName('k', 'oblique')} को`, 'राजा को'],
    [`${sideName('b', 'oblique')} ने`, 'काले ने'],
    [coloredPiece({ color: 'b', role: 'p' }), 'काला प्यादा'],
    [`${coloredPiece({ color: 'b', role: 'p' }, 'oblique')} पर`, 'काले प्यादे पर'],
    [placed('n', 'e4'), 'e4 का घोड़ा'],
    [`${placed('n', 'e4', 'oblique')} को`, 'e4 के घोड़े को'],
    [countPieces(2, 'n'), '2\u00a0घोड़े'],
    [`${countPieces(2, 'r', 'oblique')} का`, '2\u00a0हाथियों का'],
    [ordinal(1, 'f'), 'पहली'],
    [ordinal(6, 'm'), 'छठा'],
    [ordinal(7, 'm'), 'सातवाँ'],
    [`${ordinal(8, 'm', 'oblique')} पर`, 'आठवें पर'],
    [ordinal(14, 'f'), '14वीं'],
    [list(['a', 'b', 'c'], 'or'), 'a, b या c'],
    [list(['a'], 'and'), 'a'],
  ])('forms %s', (formed, expected) => expect(formed).toBe(expected.normalize('NFC')))

  it('counts and groups as Intl does', () => {
    const rules = new Intl.PluralRules('hi')
    const numbers = new Intl.NumberFormat('hi')
    for (const n of [0.5, 1.5, ...Array(1001).keys()])
      expect(plural(n, 'one', 'other'), String(n)).toBe(rules.select(n))
    for (const n of [0, 12, 999, 1000, 12_345, 298_698, 12_345_678, -1234])
      expect(grouped(n)).toBe(numbers.format(n))
    expect([0, 1, 5].map((n) => count(n, 'चाल', 'चालें'))).toEqual(['0\u00a0चाल', '1\u00a0चाल', '5\u00a0चालें'])
  })
})
