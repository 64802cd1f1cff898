import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The tokens are read from the stylesheet itself, so that what is checked is what is shown. */
const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const light = colorsIn(css.slice(css.indexOf('@theme'), css.indexOf('@layer')))
const dark = {
  ...light,
  ...colorsIn(css.slice(css.indexOf('prefers-color-scheme: dark'), css.indexOf('@layer base'))),
}

function colorsIn(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  )
}

/** WCAG 2.2: text 4.5, large text and what a control is recognised by 3. */
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

describe('colours that people must tell apart', () => {
  it.each(CASES)('$ink on $ground, $scheme: at least $atLeast', ({ colors, ink, ground, atLeast }) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(atLeast)
  })

  it('are all of the palette but hairlines, which only divide', () => {
    const checked = new Set(PAIRS.flatMap(([grounds, inks]) => [...grounds, ...inks]))
    expect(Object.keys(light).filter((name) => !checked.has(name))).toEqual(['hairline', 'court-line'])
  })

  it('are defined for both schemes, the board and nothing else staying as it is', () => {
    const same = Object.keys(light).filter((name) => light[name] === dark[name])
    expect(same).toEqual(['board-light', 'board-dark', 'board-label', 'board-last'])
  })
})

describe('the browser’s own frame', () => {
  it('has the colour of the ground in both schemes', () => {
    const root = readFileSync(new URL('../root.tsx', import.meta.url), 'utf8')
    const frame = /FRAME_COLORS = \{ light: '([^']+)', dark: '([^']+)' \}/.exec(root)?.slice(1)
    expect(frame).toEqual([light['ground'], dark['ground']])
  })
})

describe('the colours of a board', () => {
  const sets = readFileSync(new URL('./board-colors.css', import.meta.url), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/(?=\[data)/)
    .filter((block) => block.startsWith('[data'))
    .map((block) => ({ name: /'(\w+)'/.exec(block)?.[1], ...colorsIn(block) }) as Record<string, string>)

  it('are six sets, the green of the house first', () => {
    expect(sets).toHaveLength(6)
    for (const name of ['board-light', 'board-dark', 'board-last']) expect(sets[0]![name]).toBe(light[name])
  })

  it.each(sets)('$name: squares can be told apart, and so can white and black pieces on both', (set) => {
    const [pale, deep] = [set['board-light'], set['board-dark']]
    expect(contrast(pale, deep)).toBeGreaterThanOrEqual(2.2)
    // The outlines of the pieces, and what black ones are filled with.
    for (const square of [pale, deep])
      for (const ink of ['#2b2118', '#35302b']) expect(contrast(ink, square)).toBeGreaterThanOrEqual(CONTROL)
  })
})

function contrast(one = '', other = ''): number {
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

/** Relative luminance of an sRGB colour, as WCAG defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
