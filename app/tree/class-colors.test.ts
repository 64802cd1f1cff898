import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MOVE_CLASSES } from '#coach/judging/move-class.ts'
import { colorsIn, contrast, withoutComments } from '#app/ui/contrast.fixture.ts'
import { CLASS_SHAPES } from './class-shapes.ts'
import { distanceSeen, VISIONS } from './color-vision.fixture.ts'

const read = (path: string) => withoutComments(readFileSync(new URL(path, import.meta.url), 'utf8'))
const css = read('./class-badge.css')
const [light = {}, system = {}, chosen = {}] = css
  .split(/(?=@media)/)
  .map((part) => colorsIn(part, '--class-'))
const SCHEMES = { light, dark: system }

const app = read('../app.css')
const PAGES = {
  light: colorsIn(app.slice(app.indexOf('@theme'), app.indexOf('@layer'))),
  dark: colorsIn(app.slice(app.indexOf('prefers-color-scheme: dark'), app.indexOf('@layer base'))),
}
const boards = read('../ui/board-colors.css')
  .split(/(?=\[data)/)
  .map((block) => colorsIn(block))
  .filter((set) => set['board-light'] !== undefined)
const mark = /--mark: (#\w+)/.exec(read('../board/board.css'))?.[1]

/** WCAG 2.2, 1.4.11: contrast of graphics needed to understand the content. */
const GRAPHIC = 3
/** Distance in OKLab. A difference of 0.02 is visible between adjacent areas. */
const DISTINCT = 0.06

describe.each(['light', 'dark'] as const)('the colours of classes, %s:', (scheme) => {
  const colors = SCHEMES[scheme]

  it('each class has one, and the sign', () => {
    expect(Object.keys(colors).toSorted()).toEqual([...MOVE_CLASSES, 'sign'].toSorted())
  })

  it.each(MOVE_CLASSES)('%s stands out from every page, and its sign from it', (moveClass) => {
    for (const page of ['ground', 'surface', 'sunken'])
      expect(contrast(colors[moveClass], PAGES[scheme][page]), page).toBeGreaterThanOrEqual(GRAPHIC)
    expect(contrast(colors['sign'], colors[moveClass])).toBeGreaterThanOrEqual(GRAPHIC)
  })

  it.each(VISIONS)('any two differ with %s vision', (vision) => {
    for (const [index, one] of MOVE_CLASSES.entries())
      for (const other of MOVE_CLASSES.slice(index + 1))
        expect(
          distanceSeen(colors[one]!, colors[other]!, vision),
          `${one} and ${other}`,
        ).toBeGreaterThanOrEqual(DISTINCT)
  })
})

describe('badges', () => {
  it('have the same colours in the dark, whether the system or the user chose it', () => {
    expect(chosen).toEqual(system)
  })

  it('on a board have a fill that stands out from their ring, and a ring whose edge stands out from every square', () => {
    expect(css).toContain('--badge-ring: #ffffff')
    expect(css).toContain('drop-shadow(0 0 0.5px var(--mark))')
    for (const moveClass of MOVE_CLASSES)
      expect(contrast('#ffffff', light[moveClass]), moveClass).toBeGreaterThanOrEqual(GRAPHIC)
    for (const board of boards)
      for (const square of [board['board-light'], board['board-dark'], board['board-last']])
        expect(contrast(mark, square), square).toBeGreaterThanOrEqual(GRAPHIC)
  })

  it('each have a shape that no other class has', () => {
    const shapes = MOVE_CLASSES.map((moveClass) => JSON.stringify(CLASS_SHAPES[moveClass]))
    expect(new Set(shapes).size).toBe(MOVE_CLASSES.length)
    const signs = MOVE_CLASSES.map((moveClass) => CLASS_SHAPES[moveClass].sign)
    expect(new Set(signs).size).toBe(MOVE_CLASSES.length)
  })
})
