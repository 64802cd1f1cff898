import { placeAt, removeAt, type MoveTree, type TreePlace } from '#chess/move-tree.ts'
import type { Move } from '#chess/types.ts'

/** True if the game has neither variations nor comments. */
export function isPlain(tree: MoveTree): boolean {
  let place: TreePlace | undefined = tree
  while (place) {
    if (place.comment !== undefined || place.next.length > 1) return false
    place = place.next[0]
  }
  return true
}

/** Removes moves that were tried after the end of the game, which PGN would take for moves of the game. */
export function withinGame(tree: MoveTree, moves: readonly Move[]): MoveTree {
  let within = tree
  for (const { move } of placeAt(tree, moves)?.next ?? []) within = removeAt(within, [...moves, move])
  return within
}
