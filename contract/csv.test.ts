import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeCsvCell } from './csv.ts'

it.each([
  ['a name', 'Asha', 'Asha'],
  ['a comma', 'Asha, v Ben', '"Asha, v Ben"'],
  ['quotes', 'The "Rook"', '"The ""Rook"""'],
  ['a semicolon', 'a;b', '"a;b"'],
  ['a line feed', 'a\nb', '"a\nb"'],
  ['a hyphen within', 'a-b', 'a-b'],
  ['a number', -3, '-3'],
  ['a boolean', true, 'yes'],
  ['no value', undefined, ''],
] as const)('writes %s', (_, value, cell) => {
  expect(makeCsvCell(value)).toBe(cell)
})

it.each([
  ['=1', "'=1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', '"\'\t\'=1"'],
  ['\r=1', '"\'\r\'=1"'],
  ['\n=1', '"\'\n\'=1"'],
  [' =1', "' =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\ufeff=1', "'\ufeff=1"],
  ['\u200b\u202e=1', "'\u200b\u202e=1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠1', "'＠1"],
  ['−1', "'−1"],
  ['Asha;=1', '"Asha;\'=1"'],
  ['Asha, =1', '"Asha,\' =1"'],
  ['Asha\t@x', '"Asha\t\'@x"'],
  ['Asha\n+1', '"Asha\n\'+1"'],
])('guards %j, which a spreadsheet would take for a formula', (value, cell) => {
  expect(makeCsvCell(value)).toBe(cell)
})

it('begins no cell with a formula, whatever separates the cells', () => {
  const parts = fc.constantFrom('=', '+', '-', '@', '＝', ' ', '\t', '\n', '\r', ';', ',', '"', '\ufeff', 'a')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (letters) => {
      const cell = makeCsvCell(letters.join(''))
      for (const begun of cell.split(/[;,\t\r\n]/)) expect(begun).not.toMatch(/^"?[\s\ufeff]*[=+\-@＝]/)
    }),
  )
})
