import { describe, expect, it } from 'vitest'
import { isMonth, isPublished, monthOfFileName, nameMonth, parseMonthCode } from './month.ts'

describe('a month', () => {
  it.each([
    ['NOV24', '2024-11'],
    ['jan25', '2025-01'],
    ['Gms', undefined],
    ['FOO24', undefined],
    ['SEPT25', undefined],
  ])('is read from the header %s as %s', (code, month) => {
    expect(parseMonthCode(code)).toBe(month)
  })

  it.each([
    ['standard_sep25frl.txt', '2025-09'],
    ['blitz_oct26frl_xml.xml', '2026-10'],
    ['players_list_foa 2025-08.txt', '2025-08'],
    ['players_list_foa.txt', undefined],
    ['list-2025-13.txt', undefined],
    ['12025-08.txt', undefined],
  ])('is read from the file name %s as %s', (name, month) => {
    expect(monthOfFileName(name)).toBe(month)
  })

  it('is written YYYY-MM and named in words', () => {
    expect(['2025-08', '2025-8', '2025-00', 'August'].filter(isMonth)).toEqual(['2025-08'])
    expect(nameMonth('2025-08')).toBe('August 2025')
  })

  it.each([
    ['2025-11', true],
    ['2025-12', true],
    ['2026-01', false],
  ])('%s has its list out on the eve of December 2025: %s', (month, expected) => {
    expect(isPublished(month, new Date('2025-11-30T12:00:00Z'))).toBe(expected)
  })
})
