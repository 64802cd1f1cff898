import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colorsIn, contrast, withoutComments } from './contrast.fixture.ts'

/** Read from the style sheet, so that the test checks the real colours. */
const css = withoutComments(readFileSync(new URL('../app.css', import.meta.url), 'utf8'))
const light = colorsIn(css.slice(css.indexOf('@theme'), css.indexOf('@layer')))
const dark = {
  ...light,
  ...colorsIn(css.slice(css.indexOf('prefers-color-scheme: dark'), css.indexOf('@layer base'))),
}

/** WCAG 2.2: 4.5 for text; 3 for large text and the outlines of controls. */
const TEXT = 4.5
const CONTROL = 3

const PAGES = ['ground', 'surface', 'sunken']
const PAIRS: readonly (readonly [on: readonly string[], colors: readonly string[], atLeast: number])[] = [
  [PAGES, ['ink', 'muted', 'green', 'green-strong', 'danger', 'success'], TEXT],
  [PAGES, ['edge'], CONTROL],
  [['ground', 'surface'], ['gold'], CONTROL],
  [['green', 'green-strong'], ['on-green'], TEXT],
  [['gold'], ['on-gold'], TEXT],
  [['court'], ['on-court', 'on-court-muted'], TEXT],
  [['board-light', 'board-dark', 'board-last'], ['board-label'], TEXT],
]

const CASES = Object.entries({ light, dark }).flatMap(([scheme, colors]) =>
  PAIRS.flatMap(([grounds, inks, atLeast]) =>
    grounds.flatMap((ground) => inks.map((ink) => ({ scheme, colors, ink, ground, atLeast }))),
  ),
)

describe('pairs of colours', () => {
  it.each(CASES)('$ink on $ground, $scheme: at least $atLeast', ({ colors, ink, ground, atLeast }) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(atLeast)
  })

  it('are the whole palette except hairlines, which only divide', () => {
    const checked = new Set(PAIRS.flatMap(([grounds, inks]) => [...grounds, ...inks]))
    expect(Object.keys(light).filter((name) => !checked.has(name))).toEqual(['hairline', 'court-line'])
  })

  it('are defined for light and dark, and only the board’s are the same in both', () => {
    const same = Object.keys(light).filter((name) => light[name] === dark[name])
    expect(same).toEqual(['board-light', 'board-dark', 'board-label', 'board-last'])
  })
})

describe('the colour of the browser’s address bar', () => {
  it('is that of the page in light and in dark', () => {
    const root = readFileSync(new URL('../root.tsx', import.meta.url), 'utf8')
    const frame = /FRAME_COLORS = \{ light: '([^']+)', dark: '([^']+)' \}/.exec(root)?.slice(1)
    expect(frame).toEqual([light['ground'], dark['ground']])
  })
})

describe('the colours of a board', () => {
  const sets = withoutComments(readFileSync(new URL('./board-colors.css', import.meta.url), 'utf8'))
    .split(/(?=\[data)/)
    .filter((block) => block.startsWith('[data'))
    .map((block) => ({ name: /'(\w+)'/.exec(block)?.[1], ...colorsIn(block) }) as Record<string, string>)

  it('are six sets, and the first is the default green', () => {
    expect(sets).toHaveLength(6)
    for (const name of ['board-light', 'board-dark', 'board-last']) expect(sets[0]![name]).toBe(light[name])
  })

  it.each(sets)('$name: light and dark squares differ, and pieces stand out from both', (set) => {
    const [pale, deep] = [set['board-light'], set['board-dark']]
    expect(contrast(pale, deep)).toBeGreaterThanOrEqual(2.2)
    // Covers the outlines of pieces, and the fill of black ones.
    for (const square of [pale, deep])
      for (const ink of ['#2b2118', '#35302b']) expect(contrast(ink, square)).toBeGreaterThanOrEqual(CONTROL)
  })
})
