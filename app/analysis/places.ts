import type { MoveTree } from '#chess/move-tree.ts'
import type { Move } from '#chess/types.ts'

/** Parses `0 0 1 0`: the index of the next move at each step. */
export function movesAlong(tree: MoveTree, wanted: readonly number[]): readonly Move[] {
  const path: Move[] = []
  let next = tree.next
  for (const index of wanted) {
    const node = next[index]
    if (!node) break
    path.push(node.move)
    next = node.next
  }
  return path
}

/** Writes a path for `movesAlong`. */
export function placesOf(tree: MoveTree, path: readonly Move[]): string {
  const places: number[] = []
  let next = tree.next
  for (const move of path) {
    const index = next.findIndex((node) => node.move === move)
    places.push(index)
    next = next[index]?.next ?? []
  }
  return places.join(' ')
}
