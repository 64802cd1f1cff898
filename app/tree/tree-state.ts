import {
  addLine,
  addMove,
  changeNode,
  lineThrough,
  promoteAt,
  removeAt,
  type MoveTree,
} from '#chess/move-tree.ts'
import type { Move } from '#chess/types.ts'

/** A tree of variations and the shown position in it. */
export interface TreeState {
  readonly tree: MoveTree
  readonly path: readonly Move[]
}

export type TreeEvent =
  | { readonly type: 'play'; readonly move: Move }
  | { readonly type: 'go'; readonly path: readonly Move[] }
  | { readonly type: 'first' | 'previous' | 'next' | 'last' }
  /** Adds a line after the shown position, which stays shown. */
  | { readonly type: 'add'; readonly line: readonly Move[] }
  /** `remove`: removes the shown move and all moves after it. `promote`: makes its variation the main line. */
  | { readonly type: 'remove' | 'promote' }
  | { readonly type: 'say'; readonly comment: string }
  /** Sets one of PGN's move glyphs, 1 to 6; the same glyph again removes it. */
  | { readonly type: 'mark'; readonly glyph: number }
  | { readonly type: 'load'; readonly state: TreeState }

/** Glyphs up to this number judge the move, which has at most one of them; later ones describe the position. */
export const LAST_MOVE_GLYPH = 6

export function reduceTree(state: TreeState, event: TreeEvent): TreeState {
  const { tree, path } = state
  switch (event.type) {
    case 'play':
      return { tree: addMove(tree, path, event.move), path: [...path, event.move] }
    case 'go':
      return { tree, path: event.path }
    case 'first':
      return path.length === 0 ? state : { tree, path: [] }
    case 'previous':
      return path.length === 0 ? state : { tree, path: path.slice(0, -1) }
    case 'next':
    case 'last': {
      const line = lineThrough(tree, path)
      if (line.length === path.length) return state
      return { tree, path: event.type === 'last' ? line : line.slice(0, path.length + 1) }
    }
    case 'add':
      return { tree: addLine(tree, path, event.line), path }
    case 'remove':
      return path.length === 0 ? state : { tree: removeAt(tree, path), path: path.slice(0, -1) }
    case 'promote':
      return { tree: promoteAt(tree, path), path }
    case 'say':
      return { tree: sayAt(state, event.comment.trim()), path }
    case 'mark':
      return { tree: markAt(state, event.glyph), path }
    case 'load':
      return event.state
  }
}

function sayAt({ tree, path }: TreeState, comment: string): MoveTree {
  const said = comment === '' ? {} : { comment }
  if (path.length > 0) return changeNode(tree, path, ({ comment: _, ...node }) => ({ ...node, ...said }))
  return { ...silent(tree), ...said }
}

const silent = ({ comment: _, ...tree }: MoveTree): MoveTree => tree

const markAt = ({ tree, path }: TreeState, glyph: number): MoveTree =>
  changeNode(tree, path, (node) => {
    const others = node.glyphs.filter((each) => each > LAST_MOVE_GLYPH)
    return { ...node, glyphs: node.glyphs.includes(glyph) ? others : [glyph, ...others] }
  })
