import { describe, expect, it } from 'vitest'
import {
  addLine,
  addMove,
  changeNode,
  isMain,
  lineThrough,
  nodeAt,
  placeAt,
  promoteAt,
  removeAt,
  treeOfMoves,
  type MoveTree,
} from './move-tree.ts'
import { parsePgnTrees } from './pgn-reader.ts'
import { makeTreePgn } from './pgn-tree.ts'
import { path } from './path.fixture.ts'

function read(text: string): MoveTree {
  const games = parsePgnTrees(`${text} *`)
  if (!games.ok) throw new Error(games.error)
  return games.value[0]!.tree
}

const written = (tree: MoveTree): string =>
  makeTreePgn({ tags: {}, tree, result: '*' }).split('\n\n')[1]!.replace(' *\n', '')

const TREE = read('1. e4 e5 (1... c5 2. Nf3 (2. c3) d6) 2. Nf3')

describe('a tree of moves', () => {
  it('finds its places by the moves that lead there', () => {
    expect(placeAt(TREE, [])).toBe(TREE)
    expect(nodeAt(TREE, [])).toBeUndefined()
    expect(nodeAt(TREE, path('e4 c5 c3'))?.move).toBe(path('e4 c5 c3')[2])
    expect(placeAt(TREE, path('e4 e6'))).toBeUndefined()
    expect(lineThrough(TREE, path('e4 c5'))).toEqual(path('e4 c5 Nf3 d6'))
    expect(isMain(TREE, path('e4 e5'))).toBe(true)
    expect(isMain(TREE, path('e4 c5'))).toBe(false)
  })

  it('grows by a move, once', () => {
    const grown = addMove(TREE, path('e4 e5'), path('e4 e5 f4')[2]!)
    expect(written(grown)).toBe('1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) 2. Nf3 (2. f4)')
    expect(addMove(grown, path('e4 e5'), path('e4 e5 f4')[2]!)).toBe(grown)
    expect(written(addLine(TREE, path('e4'), path('e4 e5 Nf3 Nc6').slice(1)))).toContain('2. Nf3 Nc6')
  })

  it('loses a move with all that follows', () => {
    expect(written(removeAt(TREE, path('e4 c5')))).toBe('1. e4 e5 2. Nf3')
    expect(written(removeAt(TREE, path('e4 e5')))).toBe('1. e4 c5 2. Nf3 (2. c3) 2... d6')
  })

  it('puts a variation in the place of the main line, the innermost first', () => {
    const inner = promoteAt(TREE, path('e4 c5 c3'))
    expect(written(inner)).toBe('1. e4 e5 (1... c5 2. c3 (2. Nf3 d6)) 2. Nf3')
    const outer = promoteAt(inner, path('e4 c5 c3'))
    expect(written(outer)).toBe('1. e4 c5 (1... e5 2. Nf3) 2. c3 (2. Nf3 d6)')
    expect(promoteAt(outer, path('e4 c5 c3'))).toBe(outer)
  })

  it('changes what is said of a move', () => {
    const said = changeNode(TREE, path('e4 c5'), (node) => ({ ...node, comment: 'Sharp', glyphs: [5] }))
    expect(written(said)).toContain('(1... c5 $5 {Sharp} 2. Nf3')
  })

  it('is made of a game’s moves', () => {
    const moves = path('e4 e5 Nf3')
    expect(written(treeOfMoves(TREE.start, moves))).toBe('1. e4 e5 2. Nf3')
  })
})
