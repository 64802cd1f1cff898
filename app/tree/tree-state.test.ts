import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { emptyTree } from '#chess/move-tree.ts'
import { makeTreePgn } from '#chess/pgn-tree.ts'
import { path } from '#chess/path.fixture.ts'
import { reduceTree, type TreeEvent, type TreeState } from './tree-state.ts'
import { rowsOf, type TreeMove } from './tree-rows.ts'

const EMPTY: TreeState = { tree: emptyTree(START_FEN), path: [] }
const plays = (text: string): TreeEvent[] => path(text).map((move) => ({ type: 'play', move }))
const after = (...events: TreeEvent[]): TreeState => events.reduce(reduceTree, EMPTY)
const written = ({ tree }: TreeState): string =>
  makeTreePgn({ tags: {}, tree, result: '*' }).split('\n\n')[1]!.replace(' *\n', '')

const TRIED = [...plays('e4 e5 Nf3'), { type: 'go', path: path('e4') }, ...plays('e4 c5').slice(1)] as const

describe('a tree of variations', () => {
  it('grows by each new move, and keeps the others', () => {
    const state = after(...TRIED)
    expect(written(state)).toBe('1. e4 e5 (1... c5) 2. Nf3')
    expect(state.path).toEqual(path('e4 c5'))
    // Playing an existing move only steps to it.
    expect(written(after(...TRIED, { type: 'previous' }, ...plays('e4 e5').slice(1)))).toBe(written(state))
  })

  it('steps through the line of the shown position', () => {
    const at = (...events: TreeEvent[]) => after(...TRIED, ...events).path
    expect(at({ type: 'previous' }, { type: 'next' })).toEqual(path('e4 e5'))
    expect(at({ type: 'first' })).toEqual([])
    expect(at({ type: 'first' }, { type: 'last' })).toEqual(path('e4 e5 Nf3'))
    const end = after(...TRIED)
    expect(reduceTree(end, { type: 'next' })).toBe(end)
    expect(reduceTree(EMPTY, { type: 'previous' })).toBe(EMPTY)
  })

  it('loses the shown move, or makes its variation the main line', () => {
    expect(written(after(...TRIED, { type: 'remove' }))).toBe('1. e4 e5 2. Nf3')
    expect(after(...TRIED, { type: 'remove' }).path).toEqual(path('e4'))
    expect(written(after(...TRIED, { type: 'promote' }))).toBe('1. e4 c5 (1... e5 2. Nf3)')
  })

  it('adds a line of the engine after the shown position', () => {
    const state = after(...TRIED, { type: 'add', line: path('e4 c5 Nf3 d6').slice(2) })
    expect(written(state)).toBe('1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3')
    expect(state.path).toEqual(path('e4 c5'))
  })

  it('has one mark and one comment for each move', () => {
    const said = [...TRIED, { type: 'mark', glyph: 5 }, { type: 'say', comment: ' Sharp. ' }] as const
    expect(written(after(...said))).toBe('1. e4 e5 (1... c5 $5 {Sharp.}) 2. Nf3')
    expect(written(after(...said, { type: 'mark', glyph: 1 }))).toContain('c5 $1 {Sharp.}')
    expect(written(after(...said, { type: 'mark', glyph: 5 }, { type: 'say', comment: '' }))).toContain(
      '(1... c5)',
    )
    expect(written(after({ type: 'say', comment: 'Before.' }, ...plays('e4')))).toBe('{Before.} 1. e4')
    expect(after({ type: 'say', comment: 'x' }, { type: 'say', comment: '' }).tree).toEqual(EMPTY.tree)
  })
})

it('a tree is listed with move numbers, each variation after the move that it replaces', () => {
  const text = (rows: readonly TreeMove[]): string =>
    rows
      .map(
        ({ number = '', san, variations }) =>
          `${number}${san}${variations.map((each) => ` (${text(each)})`).join('')}`,
      )
      .join(' ')
  expect(text(rowsOf(after(...TRIED).tree))).toBe('1.e4 e5 (1…c5) 2.Nf3')
})
