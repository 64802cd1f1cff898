import { describe, expect, it } from 'vitest'
import type { BoardBlock } from '#content/board-block.ts'
import { makeDrawBlock } from './draw-block.ts'

const FOOL = `[White "Attacker"]
[Black "Defender"]

{Two moves of "help".} 1. f3 e5 {White's worst move comes next.} 2. g4 Qh4# 0-1`
const draw = makeDrawBlock(new Map([['fool', { pgn: FOOL, key: 3 }]]))

const position = (fen: string): BoardBlock => ({
  kind: 'position',
  fen,
  caption: 'A <b>position</b>.',
  orientation: 'w',
  highlight: [],
  arrows: [],
})
const game = (pgn: string, ply?: number): BoardBlock => ({ kind: 'game', pgn, caption: 'A game.', ply })
const htmlOf = (block: BoardBlock): string => {
  const drawn = draw(block)
  if ('fault' in drawn) throw new Error(drawn.fault)
  return drawn.html
}

describe('a position in an article', () => {
  it('is a figure that says what it shows, and leads to where it can be played on', () => {
    const html = htmlOf(position('8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'))
    expect(html).toContain('aria-label="White: king e1, pawn e2. Black: king e5. White to move."')
    expect(html).toContain('<p>A &lt;b&gt;position&lt;/b&gt;.</p>')
    expect(html).toContain('href="/play?fen=8/8/8/4k3/8/8/4P3/4K3+w+-+-+0+1"')
  })

  it('leads nowhere when it is over', () => {
    expect(htmlOf(position('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1'))).not.toContain('play-on')
  })
})

describe('a position that asks something', () => {
  const asking = (kind: 'mate' | 'win' | 'draw', fen = '8/8/4k3/8/4K3/8/4P3/8 w - - 0 1') =>
    ({ ...position(fen), goal: { kind, within: 12 } }) as BoardBlock

  it.each([
    ['mate', 'Mate the computer in 12'],
    ['win', 'Win it against the computer'],
    ['draw', 'Hold it against the computer'],
  ] as const)('%s: has a button, and tells its script what is to be reached', (kind, words) => {
    const html = htmlOf(asking(kind))
    expect(html).toContain(`<button type="button">${words}</button>`)
    expect(html).toContain(`data-goal="${kind} 12" data-start="8/8/4k3/8/4K3/8/4P3/8 w - - 0 1"`)
  })

  it('may begin with a move of the other side, which must be one', () => {
    const after = (first: string) =>
      ({
        ...position('8/8/4k3/8/4K3/4P3/8/8 b - - 0 1'),
        goal: { kind: 'win', within: 30, first },
      }) as BoardBlock
    expect(htmlOf(after('e6d6'))).toContain('data-goal="win 30 e6d6"')
    expect(draw(after('e6e5'))).toEqual({ fault: 'e6e5 is no move here' })
  })

  it('must not have ended', () => {
    expect(draw(asking('win', '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1'))).toEqual({ fault: 'the game is over here' })
  })

  it('others have no button', () => {
    expect(htmlOf(position('8/8/4k3/8/4K3/8/4P3/8 w - - 0 1'))).not.toMatch(/button|data-goal/)
  })
})

describe('a game in an article', () => {
  it('is a board, all moves with their positions and words, and how it ended', () => {
    const html = htmlOf(game(FOOL, 1))
    expect(html).toContain(
      '<chess-replay data-start="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" data-ply="1">',
    )
    expect(html).toContain(
      'data-fen="rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1" data-uci="f2f3"',
    )
    expect(html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
      'After 1.f3 Play from here Analyse from here Two moves of “help”. 1. f3 e5 White’s worst move comes next. 2. g4 Qh4# Black won',
    )
  })

  it('shows its last position unless told otherwise, and offers no way on from a mate', () => {
    const html = htmlOf(game(FOOL))
    expect(html).toContain('After 2...Qh4#')
    // The game is over, so no side is to move.
    expect(html).toMatch(/aria-label="White: [^"]+ Black: [^"]+h7\."/)
    expect(html).toMatch(/class="play-on" [^>]* hidden>/)
    expect(htmlOf(game(FOOL, 0))).toContain('Starting position')
  })

  it('from the collection opens at its key position, unless the article sets another', () => {
    const famous = (ply?: number) => htmlOf({ kind: 'collection', id: 'fool', caption: 'A game.', ply })
    expect(famous()).toContain('data-ply="3"')
    expect(famous()).toContain('After 2.g4')
    expect(famous(1)).toContain('After 1.f3')
  })

  it('names its players where it was really played, once each thing', () => {
    expect(htmlOf(game(FOOL))).not.toContain('Attacker')
    const tags = '[White "Morphy, Paul"][Black "NN"][Event "Paris"][Site "Paris"][Date "1858.??.??"]'
    expect(htmlOf(game(`${tags} 1. e4 *`))).toContain(
      '<p class="game-players">Paul Morphy v NN</p><p class="game-event">Paris, 1858</p>',
    )
  })

  it('numbers Black’s move after a comment', () => {
    const html = htmlOf(game('1. e4 {Best by test.} e5 2. Nf3 Nc6 *'))
    expect(html).toContain('<b>1...</b>e5')
    expect(html).not.toContain('<b>2...</b>')
  })
})

describe('reports what cannot be drawn:', () => {
  it.each<[string, BoardBlock, RegExp]>([
    ['a FEN that is none', position('8/8'), /./],
    ['a position without a king', position('8/8/8/8/8/8/8/K7 w - - 0 1'), /king/],
    ['an illegal move', game('1. e4 e4'), /move 1\.\.\.: e4 is not legal/],
    ['two games', game('1. e4 * 1. d4 *'), /one game/],
    ['a half-move beyond the end', game('1. e4 *', 2), /no half-move 2; its last is 1/],
    ['an unknown game', { kind: 'collection', id: 'x', caption: '', ply: 1 }, /no game "x"/],
  ])('%s', (_, block, message) => {
    const drawn = draw(block)
    expect('fault' in drawn && drawn.fault).toMatch(message)
  })
})
