/** Portable Game Notation without variations: a game's own moves, its clocks and the words about its positions. */
import { positionOfFen, START_FEN } from './fen.ts'
import type { MoveTree, TreePlace } from './move-tree.ts'
import { makeClock, makeComment, parseClock } from './pgn-comment.ts'
import { layOut, type PgnHead } from './pgn-text.ts'
import { parsePgnTrees, type PgnFault, type PgnTree } from './pgn-tree.ts'
import { Position } from './position.ts'
import { makeSan } from './san.ts'
import { opposite, type Move, type ParseResult, type San } from './types.ts'

/** The parts of a game besides its moves. */
interface PgnFrame extends PgnHead {
  /** Seconds left to the player after each move, where known. */
  readonly clocks?: readonly (number | undefined)[]
  /** Words about the position after as many half-moves as the index says: first those before the first move. */
  readonly comments?: readonly (string | undefined)[]
}

export interface PgnGame extends PgnFrame {
  readonly moves: readonly Move[]
}

/** A parsed game with comments and variations. */
export interface ReadGame extends PgnGame {
  readonly tree: MoveTree
}

/** A game whose moves are written already. They are taken at their word. */
interface WrittenGame extends PgnFrame {
  readonly sans: readonly San[]
}

function moveWords({ start, sans, clocks, comments }: WrittenGame): string[] {
  const words = makeComment(comments?.[0])
  let turn = start?.turn ?? 'w'
  let fullmoves = start?.fullmoves ?? 1
  let numbered = false
  for (const [index, san] of sans.entries()) {
    // A number and its move are one word, so that a line never ends in a number.
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

/** The same without the rules, for moves that have been written by them before: some hundred times faster. */
export const makeWrittenPgn = (game: WrittenGame): string => layOut(game, moveWords(game))

/** Reads one game or more; a text with an error anywhere gives no games, and says in which game and at which move. */
export function parsePgn(text: string): ParseResult<ReadGame[], PgnFault> {
  const read = parsePgnTrees(text)
  return read.ok ? { ok: true, value: read.value.map(gameOfTree) } : read
}

/** The game itself: the first of the moves that follow each position. */
function gameOfTree({ tags, tree, result }: PgnTree): ReadGame {
  const places: TreePlace[] = [tree]
  const moves: Move[] = []
  for (let node = tree.next[0]; node; node = node.next[0]) {
    moves.push(node.move)
    places.push(node)
  }
  const comments = places.map(({ comment }) => comment)
  const clocks = places.slice(1).map(clockOf)
  const start = tree.start === START_FEN ? undefined : positionOfFen(tree.start)
  return {
    tags,
    tree,
    moves,
    result,
    ...(start && { start }),
    ...(clocks.some((clock) => clock !== undefined) && { clocks }),
    ...(comments.some((comment) => comment !== undefined) && { comments }),
  }
}

function clockOf({ commands }: TreePlace): number | undefined {
  const clock = commands.find(({ name }) => name === 'clk')
  return clock && parseClock(clock.value)
}
