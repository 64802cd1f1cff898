/** PGN games with variations, comments, glyphs and program commands. */
import { positionOfFen } from './fen.ts'
import type { MoveNode, MoveTree } from './move-tree.ts'
import { makeComment } from './pgn-comment.ts'
import { layOut, type PgnResult } from './pgn-text.ts'
import type { Position } from './position.ts'
import { makeSan } from './san.ts'

export interface PgnTree {
  /** All except Result, SetUp and FEN, which are derived from the fields below. */
  readonly tags: Readonly<Record<string, string>>
  readonly tree: MoveTree
  readonly result: PgnResult
}

export function makeTreePgn({ tags, tree, result }: PgnTree): string {
  const start = positionOfFen(tree.start)
  const words = makeComment(tree.comment, tree.commands)
  writeLine(words, tree.next, start.clone(), true)
  return layOut({ tags, start, result }, words)
}

/** Writes the first of these moves with its variations, and everything that follows. Leaves the position unchanged. */
function writeLine(
  words: string[],
  from: readonly MoveNode[],
  position: Position,
  isFirst: boolean,
  variations = from.slice(1),
): void {
  let made = 0
  let isNumbered = isFirst
  let others = variations
  for (let node = from[0]; node; node = node.next[0]) {
    // A number and its move are one word, so that no line ends with a number.
    const number =
      position.turn === 'w' ? `${position.fullmoves}. ` : isNumbered ? `${position.fullmoves}... ` : ''
    const said = makeComment(node.comment, node.commands)
    words.push(number + makeSan(position, node.move), ...node.glyphs.map((glyph) => `$${glyph}`), ...said)
    for (const variation of others) words.push(...bracketed(variation, position))
    // After a comment or variation, Black's move needs its number again.
    isNumbered = said.length > 0 || others.length > 0
    position.make(node.move)
    made++
    others = node.next.slice(1)
  }
  for (; made > 0; made--) position.unmake()
}

function bracketed(variation: MoveNode, position: Position): string[] {
  const words = makeComment(variation.before)
  writeLine(words, [variation], position, true, [])
  words[0] = `(${words[0]}`
  words[words.length - 1] += ')'
  return words
}
