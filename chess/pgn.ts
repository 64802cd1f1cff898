/** Portable Game Notation without variations: a game's main line with clocks and comments. */
import { positionOfFen, START_FEN } from './fen.ts'
import type { MoveTree, TreePlace } from './move-tree.ts'
import { makeClock, makeComment, parseClock } from './pgn-comment.ts'
import { layOut, type PgnHead } from './pgn-text.ts'
import type { PgnFault, PgnReading } from './pgn-fault.ts'
import { parsePgnTrees } from './pgn-reader.ts'
import type { PgnTree } from './pgn-tree.ts'
import { Position } from './position.ts'
import { makeSan } from './san.ts'
import { opposite, type Move, type ParseResult, type San } from './types.ts'

/** The parts of a game besides its moves. */
interface PgnFrame extends PgnHead {
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

/** A game whose moves are already in algebraic notation. They are not validated. */
interface WrittenGame extends PgnFrame {
  readonly sans: readonly San[]
}

function moveWords({ start, sans, clocks, comments }: WrittenGame): string[] {
  const words = makeComment(comments?.[0])
  let turn = start?.turn ?? 'w'
  let fullmoves = start?.fullmoves ?? 1
  let numbered = false
  for (const [index, san] of sans.entries()) {
    // A number and its move are one word, so that no line ends with a number.
    words.push((turn === 'w' ? `${fullmoves}. ` : numbered ? '' : `${fullmoves}... `) + san)
    const seconds = clocks?.[index]
    const said = makeComment(comments?.[index + 1], seconds === undefined ? [] : [makeClock(seconds)])
    // After a comment Black's move needs its number again.
    numbered = turn === 'w' && said.length === 0
    words.push(...said)
    if (turn === 'b') fullmoves++
    turn = opposite(turn)
  }
  return words
}

/** The game's moves must be legal from its start. */
export function makePgn({ moves, ...frame }: PgnGame): string {
  const position = frame.start?.clone() ?? Position.start()
  const sans = moves.map((move) => {
    const san = makeSan(position, move)
    position.make(move)
    return san
  })
  return makeWrittenPgn({ ...frame, sans })
}

/** Writes moves that are already in valid algebraic notation without replaying them: some hundred times faster. */
export const makeWrittenPgn = (game: WrittenGame): string => layOut(game, moveWords(game))

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
