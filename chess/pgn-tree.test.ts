import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownFen, START_FEN } from './fen.ts'
import { addMove, emptyTree, promoteAt, type MoveTree } from './move-tree.ts'
import { parsePgnTrees } from './pgn-reader.ts'
import { makeTreePgn, type PgnTree } from './pgn-tree.ts'
import { legalMoves } from './moves.ts'
import { positionOf } from './samples.ts'
import { makeSan } from './san.ts'

function read(text: string): PgnTree {
  const games = parsePgnTrees(text)
  if (!games.ok) throw new Error(games.error)
  return games.value[0]!
}

/** The written moves without the tags. */
const written = (text: string): string => makeTreePgn(read(text)).split('\n\n')[1]!.trim()

describe('reading and writing', () => {
  it.each([
    ['a game', '1. e4 e5 2. Nf3 *'],
    ['a variation, and the number after it', '1. e4 (1. d4 d5 2. c4) 1... e5 *'],
    ['a variation of Black’s', '1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 *'],
    ['several, and one in another', '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 *'],
    ['a variation at the end', '1. e4 e5 2. Nf3 (2. f4 exf4) *'],
    ['comments', '{First} 1. e4 {best by test} 1... e5 ({or} 1... c5 {this}) 2. Nf3 *'],
    ['glyphs', '1. e4 $1 e5 $2 $14 2. Nf3 *'],
    ['commands', '1. e4 {[%eval 0.3] [%clk 0:05:00] Good.} 1... e5 {[%cal Ge2e4,Rd8h4]} *'],
    ['a command on its own', '1. e4 {[%emt]} *'],
    ['a result', '1. e4 1-0'],
    ['no moves', '*'],
  ])('keeps %s', (_, text) => {
    expect(written(text)).toBe(text)
  })

  it.each([
    ['marks become glyphs', '1. e4! e5?? 2. Nf3!? d6 ?! *', '1. e4 $1 e5 $4 2. Nf3 $5 d6 $6 *'],
    ['comments on one move become one', '1. e4 {a} {b} ; c\n *', '1. e4 {a b c} *'],
    ['of two commands of a name the later holds', '1. e4 {[%eval 1]} {[%eval 2]} *', '1. e4 {[%eval 2]} *'],
    [
      'the same move twice is one',
      '1. e4 (1. e4 c5 {x}) (1. d4) (1. d4 d5) 1... e5 *',
      '1. e4 (1. d4 d5) 1... c5 {x} (1... e5) *',
    ],
    [
      'a variation is kept as far as it can be played',
      '1. e4 (1. d4 d5 2. -- Nf6 (2... c5)) 1... e5 *',
      '1. e4 (1. d4 d5) 1... e5 *',
    ],
    ['one that cannot be played at all is left out', '1. e4 (1. Ke2 e5) 1... e5 *', '1. e4 e5 *'],
    ['one of no move is left out', '(1. d4) 1. e4 ((1. d4)) e5 *', '1. e4 e5 *'],
    ['a result in a variation ends nothing', '1. e4 (1. d4 1-0) e5 0-1', '1. e4 (1. d4) 1... e5 0-1'],
    [
      'a comment after a variation is the move’s',
      '1. e4 (1. d4) {good} e5 *',
      '1. e4 {good} (1. d4) 1... e5 *',
    ],
  ])('%s', (_, text, becomes) => {
    expect(written(text)).toBe(becomes)
    expect(written(becomes)).toBe(becomes)
  })

  it('keeps another start, with Black to move', () => {
    const tree = { ...emptyTree(knownFen('8/5k2/8/4n3/8/3P4/2K5/8 b - - 60 80')) }
    const position = positionOf(tree.start)
    const [one, other] = legalMoves(position)
    const grown = addMove(addMove(tree, [], one!), [], other!)
    const text = makeTreePgn({ tags: { White: 'A' }, tree: grown, result: '*' })
    expect(text).toContain(`80... ${makeSan(position, one!)} (80... ${makeSan(position, other!)}) *`)
    expect(read(text).tree).toEqual(grown)
  })

  it('takes what lichess exports', () => {
    const text =
      '1. e4 { [%eval 0.17] [%clk 0:00:30] } 1... c5 { [%eval 0.19] [%clk 0:00:30] }\n' +
      '2. Nf3?! { (0.19 → -0.40) Inaccuracy. Nc3 was best. } { [%eval -0.4] [%clk 0:00:29] } (2. Nc3 Nc6) 2... Nc6 *'
    expect(written(text)).toBe(
      '1. e4 {[%eval 0.17] [%clk 0:00:30]} 1... c5 {[%eval 0.19] [%clk 0:00:30]}\n' +
        '2. Nf3 $6 {[%eval -0.4] [%clk 0:00:29] (0.19 → -0.40) Inaccuracy. Nc3 was\n' +
        'best.} (2. Nc3 Nc6) 2... Nc6 *',
    )
  })

  it('gives the same tree and the same bytes, for random trees', () => {
    const words = fc.stringMatching(/^[a-zA-Z“”é.,!?()[\];%$ -]{0,40}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(), words), { maxLength: 60 }), (steps) => {
        let tree: MoveTree = emptyTree(START_FEN)
        const paths: MoveTree['next'][number]['move'][][] = [[]]
        for (const [where, which] of steps) {
          const path = paths[where % paths.length]!
          const position = positionOf(START_FEN)
          for (const move of path) position.make(move)
          const moves = legalMoves(position)
          if (moves.length === 0) continue
          const move = moves[which % moves.length]!
          tree = addMove(tree, path, move)
          paths.push([...path, move])
          if (which % 5 === 0) tree = promoteAt(tree, [...path, move])
        }
        const text = makeTreePgn({ tags: {}, tree, result: '*' })
        const again = read(text)
        expect(again.tree).toEqual(tree)
        expect(makeTreePgn(again)).toBe(text)
        const said = { ...tree, comment: steps.map(([, , each]) => each).join(' ') }
        const once = makeTreePgn(read(makeTreePgn({ tags: {}, tree: said, result: '*' })))
        expect(makeTreePgn(read(once))).toBe(once)
      }),
      { numRuns: 40 },
    )
  })

  it('finishes with deep nesting and many openings', () => {
    expect(parsePgnTrees(`1. e4 ${'(1. d4 (1. e4 '.repeat(2_000)}${')'.repeat(4_000)} e5 *`).ok).toBe(true)
    expect(parsePgnTrees(`1. e4 ${'(1. d4) '.repeat(4_000)} e5 *`).ok).toBe(true)
  })
})
