import { describe, expect, it } from 'vitest'
import type { PuzzleEntry } from '#contract/training.ts'
import { daysTrained, daysWords, puzzlesOn } from './today.ts'
import { themeResults, weakTheme } from './weak-theme.ts'

const NOW = new Date(2026, 10, 22, 15)
let count = 0
const tried = (themes: readonly string[], isSolved: boolean, daysAgo = 0): PuzzleEntry => ({
  kind: 'puzzle',
  id: String(count++),
  at: new Date(NOW.getTime() - daysAgo * 24 * 60 * 60 * 1000).toISOString(),
  mode: 'rated',
  puzzle: `p${count}`,
  rating: 1000,
  deviation: 76,
  themes: [...themes],
  isSolved,
})
const times = (number: number, theme: string, isSolved: boolean) =>
  Array.from({ length: number }, () => tried([theme, 'short'], isSolved))

it.each([
  ['nothing', [], 0, /Good to see/],
  ['three on one day', [0, 0, 0], 1, /one day/],
  ['several days, gaps and all', [0, 1, 5, 27], 4, /4 days/],
  ['what is too long ago', [28, 40], 0, /Good to see/],
  ['what a wrong clock dates tomorrow', [-1], 0, /Good to see/],
] as const)('days trained after %s', (_, ago, days, words) => {
  const entries = ago.map((daysAgo) => tried([], true, daysAgo))
  expect(daysTrained(entries, NOW)).toBe(days)
  expect(daysWords(days)).toMatch(words)
})

describe('the weak theme', () => {
  it.each([
    ['of nothing', [], undefined],
    ['of good results', [...times(20, 'fork', true)], undefined],
    ['is the one that fails', [...times(20, 'fork', true), ...times(5, 'pin', false)], 'pin'],
    [
      'is none of which too little is known',
      [...times(20, 'fork', true), ...times(4, 'pin', false)],
      undefined,
    ],
    ['is none where all fail alike', [...times(9, 'fork', false), ...times(9, 'pin', false)], undefined],
    [
      'is the worst of two',
      [
        ...times(40, 'fork', true),
        ...times(5, 'pin', false),
        ...times(6, 'skewer', false),
        ...times(1, 'skewer', true),
      ],
      'pin',
    ],
    ['is none that has no name', [...times(20, 'fork', true), ...times(9, 'oneMove', false)], undefined],
  ])('%s', (_, entries, theme) => {
    expect(weakTheme(entries)?.theme).toBe(theme)
  })

  it('is a recent one: older failures do not count', () => {
    const old = Array.from({ length: 30 }, () => tried(['pin'], false, 9))
    const since = Array.from({ length: 200 }, () => tried(['fork'], true, 1))
    expect(weakTheme([...old, ...since])).toBeUndefined()
  })
})

it('each theme counts once for a puzzle', () => {
  expect(themeResults([tried(['fork', 'pin'], true), tried(['fork'], false)])).toEqual([
    { theme: 'fork', tried: 2, solved: 1 },
    { theme: 'pin', tried: 1, solved: 1 },
  ])
})

it('counts the rated puzzles of a day, not those of a rush or of another day', () => {
  const entries = [
    tried(['fork'], true),
    tried(['pin'], false),
    { ...tried(['pin'], true), mode: 'rush' as const },
    tried(['fork'], true, 1),
  ]
  expect(puzzlesOn(entries, NOW)).toBe(2)
})
