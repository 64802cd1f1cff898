import { positionOfFen } from '#chess/fen.ts'
import type { MoveNode, MoveTree } from '#chess/move-tree.ts'
import type { Position } from '#chess/position.ts'
import { makeSan } from '#chess/san.ts'
import type { Color, Move, San } from '#chess/types.ts'

/** A move of the list, with the variations after it. */
export interface TreeMove {
  readonly path: readonly Move[]
  /** The side that makes the move. */
  readonly turn: Color
  /** `14.` or `14…`; absent if the previous move makes it clear. */
  readonly number: string | undefined
  readonly san: San
  readonly glyphs: readonly number[]
  readonly before: string | undefined
  readonly comment: string | undefined
  readonly variations: readonly (readonly TreeMove[])[]
}

/** The main line of a tree, with each variation after the move that it replaces. */
export function rowsOf(tree: MoveTree): readonly TreeMove[] {
  return lineOf(tree.next, [], positionOfFen(tree.start), true)
}

function lineOf(
  from: readonly MoveNode[],
  path: readonly Move[],
  position: Position,
  isFirst: boolean,
  variations = from.slice(1),
): TreeMove[] {
  const rows: TreeMove[] = []
  let [isNumbered, others, way] = [isFirst, variations, path]
  for (let node = from[0]; node; node = node.next[0]) {
    const { turn, fullmoves } = position
    const number = turn === 'w' ? `${fullmoves}.` : isNumbered ? `${fullmoves}…` : undefined
    const san = makeSan(position, node.move)
    const shown = others.map((variation) => lineOf([variation], way, position, true, []))
    way = [...way, node.move]
    rows.push({
      path: way,
      turn,
      number,
      san,
      glyphs: node.glyphs,
      before: node.before,
      comment: node.comment,
      variations: shown,
    })
    isNumbered = shown.length > 0 || node.comment !== undefined
    position.make(node.move)
    others = node.next.slice(1)
  }
  for (let made = rows.length; made > 0; made--) position.unmake()
  return rows
}
