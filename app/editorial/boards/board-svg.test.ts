import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BOARD_SYMBOL, drawBoard, makeBoardSvg } from './board-svg.ts'

const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1'

describe('a board', () => {
  it('has its pieces on their squares, from either side', () => {
    expect(drawBoard({ fen: KINGS })).toContain('<use href="#wk" x="4" y="7" width="1" height="1"/>')
    expect(drawBoard({ fen: KINGS, orientation: 'b' })).toContain('<use href="#wk" x="3" y="0"')
    expect(drawBoard({ fen: KINGS }).match(/<use href="#[wb][kp]"/g)).toHaveLength(2)
  })

  it('marks the last move under the pieces, and what the writer points at', () => {
    const svg = drawBoard({ fen: KINGS, lastMove: 'd1e1', highlight: ['a8'], arrows: ['e1e3', 'a1h8'] })
    expect(svg).toMatch(/d="M3 7h1v1h-1z".*d="M4 7h1v1h-1z".*href="#wk"/)
    expect(svg).toContain('<circle cx="0.5" cy="0.5"')
    // Tests an arrow two squares up and one across the whole board.
    expect(svg).toContain('translate(4.5 7.5)rotate(-90)" d="M.3-.07H1.50')
    expect(svg).toContain('translate(0.5 7.5)rotate(-45)" d="M.3-.07H9.40')
  })

  it('names files and ranks where they are seen, if asked to', () => {
    const lettersOf = (svg: string): string =>
      [...svg.matchAll(/<text[^>]*>(.)/g)].map(([, sign]) => sign).join('')
    expect(lettersOf(drawBoard({ fen: KINGS, coordinates: true }))).toBe('abcdefgh87654321')
    expect(lettersOf(drawBoard({ fen: KINGS, coordinates: true, orientation: 'b' }))).toBe('hgfedcba12345678')
    expect(lettersOf(drawBoard({ fen: KINGS }))).toBe('')
  })

  it('is a picture with a text', () => {
    expect(makeBoardSvg({ fen: KINGS }, 'Two kings.')).toMatch(
      /^<svg class="board" viewBox="0 0 8 8" role="img" aria-label="Two kings\.">/,
    )
  })

  it.each(['light', 'dark', 'label', 'last'])('has the %s color of the site', (name) => {
    const css = readFileSync('app/app.css', 'utf8')
    const color = new RegExp(`--color-board-${name}: (#[0-9a-f]{6});`).exec(css)?.[1]
    const drawn = BOARD_SYMBOL + drawBoard({ fen: KINGS, lastMove: 'd1e1', coordinates: true })
    expect(drawn).toContain(`fill="${color}"`)
  })
})
