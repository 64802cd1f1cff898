/** Portable Game Notation without variations: a game's main line with clocks and comments. */
import { positionOfFen, START_FEN } from './fen.ts'
import type { MoveTree, TreePlace } from './move-tree.ts'
import { parseClock } from './pgn-comment.ts'
import type { PgnHead } from './pgn-text.ts'
import type { PgnFault, PgnReading } from './pgn-fault.ts'
import { parsePgnTrees } from './pgn-reader.ts'
import type { PgnTree } from './pgn-tree.ts'
import type { Move, ParseResult } from './types.ts'

/** The parts of a game besides its moves. */
export interface PgnFrame extends PgnHead {
  /** Seconds left to the player after each move, where known. */
  readonly clocks?: readonly (number | undefined)[]
  /** Comments on the position after as many half-moves as the index says; index 0 is before the first move. */
  readonly comments?: readonly (string | undefined)[]
}

export interface PgnGame extends PgnFrame {
  readonly moves: readonly Move[]
}

/** A parsed game with comments and variations. */
export interface ReadGame extends PgnGame {
  readonly tree: MoveTree
}

/** Reads every game that can be read, as far as it can be read. Refuses only a text without any game. */
export function parsePgn(text: string): PgnReading<ReadGame> {
  const read = parsePgnTrees(text)
  return read.ok ? { ...read, value: read.value.map(gameOfTree) } : read
}

/** Reads a text of ours, in which everything must be right. */
export function parseExactPgn(text: string): ParseResult<ReadGame[], PgnFault> {
  const read = parsePgn(text)
  const note = read.ok ? read.notes[0] : undefined
  return note ? { ok: false, ...note } : read
}

/** The main line: the first move after each position. */
function gameOfTree({ tags, tree, result }: PgnTree): ReadGame {
  const moves: Move[] = []
  const comments: (string | undefined)[] = [tree.comment]
  const clocks: (number | undefined)[] = []
  let hasComments = tree.comment !== undefined
  let hasClocks = false
  for (let node = tree.next[0]; node; node = node.next[0]) {
    const clock = clockOf(node)
    moves.push(node.move)
    comments.push(node.comment)
    clocks.push(clock)
    hasComments ||= node.comment !== undefined
    hasClocks ||= clock !== undefined
  }
  const start = tree.start === START_FEN ? undefined : positionOfFen(tree.start)
  return {
    tags,
    tree,
    moves,
    result,
    ...(start && { start }),
    ...(hasClocks && { clocks }),
    ...(hasComments && { comments }),
  }
}

function clockOf({ commands }: TreePlace): number | undefined {
  const clock = commands.length > 0 ? commands.find(({ name }) => name === 'clk') : undefined
  return clock && parseClock(clock.value)
}
