/**
 * A game's moves with variations. The first move after a position is the main line, the others are variations. A path is the
 * list of moves from the start to a place in the tree; no two moves after a position are equal. Trees are immutable:
 * functions that change one return a new tree.
 */
import type { Fen, Move } from './types.ts'

/** A command that programs write into comments: `[%clk 0:09:58]` is the command `clk`. */
export interface CommentCommand {
  readonly name: string
  readonly value: string
}

/** A position in a tree: its comment and the moves that follow. */
export interface TreePlace {
  readonly comment?: string
  readonly commands: readonly CommentCommand[]
  readonly next: readonly MoveNode[]
}

export interface MoveNode extends TreePlace {
  readonly move: Move
  /** Numeric annotation glyphs of PGN: 1 is `!`, 2 is `?`. */
  readonly glyphs: readonly number[]
  /** Text before the move, with which a variation may begin. */
  readonly before?: string
}

export interface MoveTree extends TreePlace {
  readonly start: Fen
}

type Path = readonly Move[]

export const emptyTree = (start: Fen): MoveTree => ({ start, commands: [], next: [] })

const makeNode = (move: Move): MoveNode => ({ move, glyphs: [], commands: [], next: [] })

/** A tree without variations. */
export function treeOfMoves(start: Fen, moves: Path): MoveTree {
  let next: readonly MoveNode[] = []
  for (const move of moves.toReversed()) next = [{ ...makeNode(move), next }]
  return { ...emptyTree(start), next }
}

/** The place at the end of the path; `undefined` if the tree has no such path. The empty path leads to the start. */
export function placeAt(tree: MoveTree, path: Path): MoveTree | MoveNode | undefined {
  let place: MoveTree | MoveNode | undefined = tree
  for (const move of path) place = place?.next.find((node) => node.move === move)
  return place
}

export function nodeAt(tree: MoveTree, path: Path): MoveNode | undefined {
  const place = placeAt(tree, path)
  return place && 'move' in place ? place : undefined
}

/** The path, followed by the main line from its end. */
export function lineThrough(tree: MoveTree, path: Path): readonly Move[] {
  const line = [...path]
  let node = placeAt(tree, path)?.next[0]
  while (node) {
    line.push(node.move)
    node = node.next[0]
  }
  return line
}

/** True if every move of the path is on the main line. */
export function isMain(tree: MoveTree, path: Path): boolean {
  let place: TreePlace | undefined = tree
  for (const move of path) {
    place = place?.next[0]
    if (!(place && 'move' in place && place.move === move)) return false
  }
  return true
}

/** Appends the move to the continuations at the path's end, unless it is there already. The path must be in the tree. */
export const addMove = (tree: MoveTree, path: Path, move: Move): MoveTree =>
  nodeAt(tree, [...path, move]) === undefined
    ? changePlace(tree, path, (next) => [...next, makeNode(move)])
    : tree

export function addLine(tree: MoveTree, path: Path, line: Path): MoveTree {
  let grown = tree
  for (const [index, move] of line.entries()) grown = addMove(grown, [...path, ...line.slice(0, index)], move)
  return grown
}

/** Removes the path's last move and everything after it. */
export function removeAt(tree: MoveTree, path: Path): MoveTree {
  const last = path.at(-1)
  return changePlace(tree, path.slice(0, -1), (next) => next.filter(({ move }) => move !== last))
}

/**
 * Makes the innermost variation on the path the main line of its position; returns the tree unchanged if the path is all main
 * line.
 */
export function promoteAt(tree: MoveTree, path: Path): MoveTree {
  const lengths = path.map((_, index) => path.length - index)
  const length = lengths.find((each) => {
    const siblings = placeAt(tree, path.slice(0, each - 1))?.next ?? []
    return siblings.length > 0 && siblings[0]!.move !== path[each - 1]
  })
  if (length === undefined) return tree
  const move = path[length - 1]
  return changePlace(tree, path.slice(0, length - 1), (next) => [
    ...next.filter((node) => node.move === move),
    ...next.filter((node) => node.move !== move),
  ])
}

/** Changes the annotations of the path's last move. */
export const changeNode = (tree: MoveTree, path: Path, change: (node: MoveNode) => MoveNode): MoveTree =>
  changePlace(tree, path.slice(0, -1), (next) =>
    next.map((node) => (node.move === path.at(-1) ? change(node) : node)),
  )

/** Changes the moves that follow the position at the end of the path. */
function changePlace(
  tree: MoveTree,
  path: Path,
  change: (next: readonly MoveNode[]) => readonly MoveNode[],
): MoveTree {
  const changed = (next: readonly MoveNode[], depth: number): readonly MoveNode[] =>
    depth === path.length
      ? change(next)
      : next.map((node) =>
          node.move === path[depth] ? { ...node, next: changed(node.next, depth + 1) } : node,
        )
  return { ...tree, next: changed(tree.next, 0) }
}
