import { describe, expect, it } from 'vitest'
import { ContentError, type Fault } from './document.ts'
import { renderProse, type DrawBoard } from './markdown.ts'

const drawBoard: DrawBoard = (block) =>
  block.kind === 'position' && block.fen === 'bad'
    ? { fault: 'no position' }
    : { html: `<b>${block.kind}</b>` }

const render = (body: string) => renderProse({ file: 'posts/x.md', data: {}, body, bodyLine: 10 }, drawBoard)

const faultsOf = (body: string): readonly Fault[] => {
  try {
    render(body)
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
  return []
}

const fence = (language: string, text: string): string => '```' + `${language}\n${text}\n` + '```\n'

describe('prose', () => {
  it('becomes HTML with headings that can be linked to', () => {
    const { html, headings } = render('## The *fork*: why?\n\nText & more.\n')
    expect(html).toBe('<h2 id="the-fork-why">The <em>fork</em>: why?</h2>\n<p>Text &amp; more.</p>\n')
    expect(headings).toEqual([{ id: 'the-fork-why', text: 'The fork: why?', level: 2 }])
  })

  it('sets tables in a frame of their own, and leaves an empty corner empty', () => {
    expect(render('|  | You |\n| --- | --- |\n| Clock | "10" |\n').html).toBe(
      '<div class="table-frame" tabindex="0" role="group" aria-label="Table"><table><thead><tr><td></td>' +
        '<th scope="col">You</th></tr></thead><tbody><tr><td>Clock</td><td>“10”</td></tr></tbody></table></div>\n',
    )
  })

  it('names the values of a wide table, so that a phone can show each row as a list', () => {
    const { html } = render(
      '| Game | Result of the game | Remark on it |\n| --- | --- | --- |\n| 1 | White *wins* with a sacrifice | |\n',
    )
    expect(html).toContain('<div class="table-frame is-stacked"')
    expect(html).toContain('<th role="columnheader" scope="col">Result of the game</th>')
    expect(html).toContain(
      '<tr role="row"><td role="cell" data-label="Game"><span>1</span></td>' +
        '<td role="cell" data-label="Result of the game"><span>White <em>wins</em> with a sacrifice</span></td>' +
        '<td role="cell"></td></tr>',
    )
    expect(render('| Game | A | B |\n| --- | --- | --- |\n| 1 | ½ | ½ |\n').html).not.toContain('is-stacked')
  })

  it('tells which pages of the site it links to, with the line', () => {
    expect(render('One.\n\n[Play](/play) and [rankings](/rankings).').links).toEqual([
      { path: '/play', line: 12 },
      { path: '/rankings', line: 12 },
    ])
  })

  it('draws boards where the writer put them', () => {
    expect(render(fence('fen', 'x\ncaption: A position.')).html).toBe('<b>position</b>')
    expect(render(fence('game', 'morphy-allies-1858\ncaption: A game.\nply: 12')).html).toBe(
      '<b>collection</b>',
    )
    expect(render(fence('pgn', '[Caption "A game."]\n\n1. e4 *')).html).toBe('<b>game</b>')
  })

  it('counts reading time without the boards, and never less than a minute', () => {
    expect(
      render('word '.repeat(1000) + '\n\n' + fence('fen', 'x\ncaption: ' + 'c '.repeat(900))).readingMinutes,
    ).toBe(5)
    expect(render('word').readingMinutes).toBe(1)
  })

  it.each([
    ['raw HTML', 'One.\n\n<b>Two</b>', 12, /HTML/],
    ['a heading of its own', '# One', 10, /h1/],
    ['two equal headings', '## One\n\n## One', 12, /two headings/],
    ['an image', '![x](/y.png)', 10, /image/],
    ['a link that leads nowhere', '[x](javascript:alert(1))', 10, /link/],
    ['a link by plain http', '[x](http://example.org)', 10, /link/],
    ['a block of code', fence('js', 'x'), 10, /fen, pgn, game or chart/],
    ['a position without caption', fence('fen', 'x'), 10, /caption/],
    ['a position with an unknown field', fence('fen', 'x\ncolour: y'), 10, /colour/],
    ['a position that highlights no square', fence('fen', 'x\ncaption: c\nhighlight: z9'), 10, /z9/],
    ['a game with a strange first half-move', fence('game', 'x\ncaption: c\nply: last'), 10, /last/],
    ['a board that cannot be drawn', 'One.\nTwo.\n\n' + fence('fen', 'bad\ncaption: c'), 13, /no position/],
  ])('refuses %s and names the line', (_, body, line, message) => {
    const [fault] = faultsOf(body)
    expect(fault).toMatchObject({ file: 'posts/x.md', line })
    expect(fault?.message).toMatch(message)
  })
})
