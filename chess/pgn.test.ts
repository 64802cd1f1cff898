import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeFen } from './fen.ts'
import { outcomeOf } from './outcome.ts'
import { parseExactPgn, parsePgn, type PgnGame } from './pgn.ts'
import { PGN_RESULTS } from './pgn-text.ts'
import { Position } from './position.ts'
import { playRandomly, positionOf, SAMPLE_FENS } from './samples.ts'
import { makeSan, parseSan } from './san.ts'
import { makePgn } from './written-pgn.ts'

function movesOf(line: string, start = Position.start()): PgnGame['moves'] {
  const position = start.clone()
  return line.split(/\s+/).map((san) => {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(move.error)
    position.make(move.value)
    return move.value
  })
}

const lineOf = (game: PgnGame): string => {
  const position = game.start?.clone() ?? Position.start()
  const sans = game.moves.map((move) => {
    const san = makeSan(position, move)
    position.make(move)
    return san
  })
  return sans.join(' ')
}

function parsed(text: string): PgnGame[] {
  const games = parsePgn(text)
  if (!games.ok) throw new Error(games.error)
  return games.value
}

const OPERA =
  'e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#'

describe('writing', () => {
  it('gives the seven tags first, others in order, and wraps the moves', () => {
    const tags = {
      White: 'Morphy, Paul',
      Black: 'Allies',
      Termination: 'Normal',
      ECO: 'C41',
      Date: '1858.11.02',
    }
    expect(makePgn({ tags, moves: movesOf(OPERA), result: '1-0' })).toBe(`[Event "?"]
[Site "?"]
[Date "1858.11.02"]
[Round "?"]
[White "Morphy, Paul"]
[Black "Allies"]
[Result "1-0"]
[ECO "C41"]
[Termination "Normal"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7
8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7
14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
`)
  })

  it('gives the clock after each move that has one, and Black’s number after a comment', () => {
    const clocks = [3599.9, undefined, 59, 0]
    const text = makePgn({ tags: {}, moves: movesOf('e4 e5 Nf3 Nc6'), result: '*', clocks })
    expect(text.split('\n\n')[1]).toBe(
      '1. e4 {[%clk 0:59:59]} 1... e5 2. Nf3 {[%clk 0:00:59]} 2... Nc6\n{[%clk 0:00:00]} *\n',
    )
  })

  it('gives the words about each position', () => {
    const comments = ['A miniature.', undefined, 'Symmetrical {so far}']
    const text = makePgn({ tags: {}, moves: movesOf('e4 e5 Nf3'), result: '*', comments })
    expect(text.split('\n\n')[1]).toBe('{A miniature.} 1. e4 e5 {Symmetrical {so far)} 2. Nf3 *\n')
  })

  it('names another start by SetUp and FEN, and begins with Black’s number where Black begins', () => {
    const start = positionOf('8/5k2/8/4n3/8/3P4/2K5/8 b - - 60 80')
    const text = makePgn({
      tags: { FEN: 'forged', Result: '1-0' },
      start,
      moves: movesOf('Ke6 d4', start),
      result: '*',
    })
    expect(text).toContain('[Result "*"]\n[FEN "8/5k2/8/4n3/8/3P4/2K5/8 b - - 60 80"]\n[SetUp "1"]\n')
    expect(text).toContain('\n\n80... Ke6 81. d4 *\n')
  })

  it('escapes quotes and backslashes, and keeps a value on its line', () => {
    const text = makePgn({ tags: { Event: 'a "b" \\ c\r\n[White "x"]' }, moves: [], result: '*' })
    expect(text.split('\n')[0]).toBe('[Event "a \\"b\\" \\\\ c [White \\"x\\"]"]')
  })

  it('throws at a tag name that PGN cannot hold', () => {
    expect(() => makePgn({ tags: { 'a b': '' }, moves: [], result: '*' })).toThrow(
      '“a b” cannot name a PGN tag',
    )
  })
})

describe('writing and reading back', () => {
  it('gives the same game, for two hundred random ones', () => {
    const texts: string[] = []
    const lines: string[] = []
    for (let seed = 0; seed < 200; seed++) {
      const fen = SAMPLE_FENS[seed % SAMPLE_FENS.length]!
      const position = positionOf(fen)
      const moves = playRandomly(position, seed + 700, 10 + seed)
      const winner = outcomeOf(position)?.winner
      const result = winner ? (winner === 'w' ? '1-0' : '0-1') : PGN_RESULTS[2 + (seed % 2)]!
      const clocks = moves.map((_, index) => ((index + seed) % 3 === 0 ? undefined : 600 - index))
      const tags = {
        Event: '?',
        Site: `“${seed}”`,
        Date: '2024.01.02',
        Round: '1',
        White: 'A\\B',
        Black: '"C"',
      }
      const game: PgnGame = { tags, start: positionOf(fen), moves, result, ...(seed % 2 && { clocks }) }
      const text = makePgn(game)
      expect(
        Math.max(
          ...text
            .split('\n\n')[1]!
            .split('\n')
            .map((line) => line.length),
        ),
      ).toBeLessThan(80)
      const [again, ...others] = parsed(text)
      expect(others).toEqual([])
      expect(again!.tags).toEqual(tags)
      expect([again!.moves, again!.result, again!.clocks]).toEqual([moves, result, game.clocks])
      expect(makeFen(again!.start ?? Position.start())).toBe(makeFen(positionOf(fen)))
      expect(makePgn(again!)).toBe(text)
      texts.push(text)
      lines.push(lineOf(game))
    }
    expect(parsed(texts.join('\n')).map(lineOf)).toEqual(lines)
  })

  it('gives the same tags, whatever their values', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const safe = value.replace(/\p{Cc}+/gu, ' ')
        expect(parsed(makePgn({ tags: { Event: value }, moves: [], result: '*' }))[0]!.tags['Event']).toBe(
          safe,
        )
      }),
    )
  })
})

describe('reading', () => {
  it('keeps the words of comments with the position they speak of, and leaves out what programs wrote', () => {
    const [game] = parsed(
      '{A miniature.} 1. e4 {[%eval 0.3] Best\nby test.} e5 ({Not} 1... c5 {this.}) {[%clk 0:01:00]} 2. Nf3 ; Twice.\n{Once.} *',
    )
    expect(game!.comments).toEqual(['A miniature.', 'Best by test.', undefined, 'Twice. Once.'])
    expect(parsed('1. e4 {[%clk 0:01:00]} *')[0]).not.toHaveProperty('comments')
  })

  it('passes over comments, glyphs and variations, however deep', () => {
    const text = `%an escaped line
[Event "Casual"] [Site "Paris ; not a comment"]
[Result "1-0"]

{Before the first move.} 1. e4! $1 {a comment (with a bracket} e5 ; the rest of the line 2. d4
(1... c5 2. Nf3 (2. c3 {deep} d5 3. exd5 ?! ; )
) 2... d6 3. --) 2.Nf3 d6?! 3.d4 !? Bg4 $6 4 dxe5 Bxf3
5. ... 5.Qxf3 {[%eval 0.3] [%clk 0:09:58.5]} 1-0`
    const [game] = parsed(text)
    expect(lineOf(game!)).toBe('e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3')
    expect(game!.tags).toEqual({ Event: 'Casual', Site: 'Paris ; not a comment' })
    expect(game!.result).toBe('1-0')
    expect(game!.clocks?.at(-1)).toBe(598.5)
    expect(game!.clocks).toHaveLength(9)
  })

  it('reads texts changed by word processors and other systems: line ends, a byte order mark, missing spaces', () => {
    const [game] = parsed('\uFEFF[Event "x"]\r\n\r\n1.e4 e5\r\n2.Nf3{good}Nc6 3.Bb5 a6 *\r\n')
    expect(lineOf(game!)).toBe('e4 e5 Nf3 Nc6 Bb5 a6')
  })

  it('tells games apart by result and by tags, and takes a missing result from its tag', () => {
    const games = parsed(
      '1. e4 *\n\n[White "A"]\n[Result "0-1"]\n\n1. d4\n\n[White "B"]\n\n1/2-1/2\n{the end}',
    )
    expect(games.map((game) => [game.tags['White'], lineOf(game), game.result])).toEqual([
      [undefined, 'e4', '*'],
      ['A', 'd4', '0-1'],
      ['B', '', '1/2-1/2'],
    ])
  })

  it.each([
    ['', 'ERR_PGN_EMPTY'],
    [' {only a comment} ', 'ERR_PGN_EMPTY'],
    ['not a game', 'ERR_PGN_EMPTY'],
    ['1. e5', 'ERR_PGN_MOVE'],
    ['1. -- e5', 'ERR_PGN_MOVE'],
    ['[FEN "8/8 w - -"]\n*', 'ERR_PGN_START'],
    ['[Variant "Atomic"]\n\n1. e4 *', 'ERR_PGN_VARIANT'],
  ])('refuses “%s”, which has no game, with %s', (text, error) => {
    expect(parsePgn(text)).toMatchObject({ ok: false, error })
  })

  it('takes a text of this site only without a fault', () => {
    expect(parseExactPgn('1. e4 *')).toMatchObject({ ok: true })
    expect(parseExactPgn('1. e4 zap *')).toMatchObject({ ok: false, error: 'ERR_PGN_WORD' })
  })

  it('never throws, and comes to an end with long nonsense', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[[\]{}();"%$ 1.e4Nf3*\\\n-]{0,60}$/)), (text) => {
        expect(typeof parsePgn(text).ok).toBe('boolean')
      }),
    )
    for (const filling of ['(', '[A "', '{', '\\"', '1.', '[', ' ', ';', '$1']) {
      expect(typeof parsePgn(filling.repeat(50_000)).ok).toBe('boolean')
    }
  })
})
