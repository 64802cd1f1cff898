import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colorsIn, contrast, over, ruleIn, withoutComments } from './contrast.fixture.ts'

const read = (path: string) => withoutComments(readFileSync(new URL(path, import.meta.url), 'utf8'))
const board = read('../board/board.css')
const marks = colorsIn(ruleIn(board, '.board'), '--')

/** WCAG 2.2, 1.4.11: contrast of parts that identify a control or its state. */
const GRAPHIC = 3

const SETS: readonly Readonly<Record<string, string>>[] = read('./board-colors.css')
  .split(/(?=\[data)/)
  .filter((block) => block.startsWith('[data'))
  .map((block) => ({ name: /'(\w+)'/.exec(block)?.[1] ?? '', ...colorsIn(block) }))

/** Every background that a mark can have: both squares, plain and with the tint of another mark. */
function groundsOf(set: Record<string, string>): readonly string[] {
  return [set['board-light']!, set['board-dark']!].flatMap((square) => [
    square,
    over(set['board-last']!, 0.55, square),
    over('#d69614', 0.75, square),
  ])
}

const plainSquares = (set: Record<string, string>) => [set['board-light']!, set['board-dark']!]

describe('marks on the board', () => {
  it.each(SETS)('$name: dots, rings and the frame of a selected piece stand out from every square', (set) => {
    for (const ground of groundsOf(set))
      expect(contrast(marks['mark'], ground), ground).toBeGreaterThanOrEqual(GRAPHIC)
  })

  it.each(SETS)('$name: the frames of check, premove and the last move stand out from the squares', (set) => {
    for (const ground of plainSquares(set))
      for (const name of ['mark-check', 'mark-premove', 'mark-last'])
        expect(contrast(marks[name], ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(GRAPHIC)
  })

  it.each(SETS)(
    '$name: the outline of arrows stands out from the squares, and their colours from the outline',
    (set) => {
      const opacity = Number(/opacity: ([\d.]+)/.exec(ruleIn(board, '.board-drawing'))?.[1])
      for (const ground of plainSquares(set)) {
        const outline = over(marks['mark']!, opacity, ground)
        expect(contrast(outline, ground), ground).toBeGreaterThanOrEqual(GRAPHIC)
        for (const color of ['green', 'red', 'blue', 'yellow']) {
          const fill = /fill: (#\w+)/.exec(ruleIn(board, `.board-drawing .${color}`))?.[1] ?? ''
          expect(
            contrast(over(fill, opacity, ground), outline),
            `${color} on ${ground}`,
          ).toBeGreaterThanOrEqual(GRAPHIC)
        }
      }
    },
  )

  it('are drawn in those colours', () => {
    const uses = {
      '.board-square.last': 'var(--mark-last)',
      '.board-square.premove': 'var(--mark-premove)',
      '.board-square:is(.selected, [data-early])': 'var(--mark)',
      '.board-square.check': 'var(--mark-check)',
      '.board-square.capture::before': 'var(--mark)',
      '.board-drawing': 'stroke: var(--mark)',
    }
    for (const [selector, color] of Object.entries(uses))
      expect(ruleIn(board, selector), selector).toContain(color)
  })
})
