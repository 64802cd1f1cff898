import { describe, expect, it } from 'vitest'
import { parsePgnTrees } from '#chess/pgn-reader.ts'
import { makeTreePgn } from '#chess/pgn-tree.ts'
import { lineThrough, type MoveTree } from '#chess/move-tree.ts'
import type { Move } from '#chess/types.ts'
import { isPlain, withinGame } from './game-tree.ts'

function treeOf(pgn: string): MoveTree {
  const read = parsePgnTrees(pgn)
  return read.ok ? read.value[0]!.tree : expect.fail(read.error)
}
const written = (tree: MoveTree) => makeTreePgn({ tags: {}, tree, result: '*' }).split('\n\n')[1]!.trim()

describe('a game with its variations', () => {
  it.each([
    ['1. e4 e5 2. Nf3', true],
    ['1. e4 $1 {[%clk 0:01:00]} e5', true],
    ['1. e4 {Good.} e5', false],
    ['1. e4 e5 (1... c5) 2. Nf3', false],
    ['{Played long ago.} 1. e4 e5', false],
  ])('%s is plain: %s', (pgn, expected) => {
    expect(isPlain(treeOf(pgn))).toBe(expected)
  })

  it('goes out without what was tried after its end, and with what was tried before', () => {
    const tree = treeOf('1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bb5 (3. Bc4)')
    const game: readonly Move[] = lineThrough(tree, []).slice(0, 4)
    expect(written(withinGame(tree, game))).toBe('1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *')
    const whole = lineThrough(tree, [])
    expect(withinGame(tree, whole)).toBe(tree)
  })
})
