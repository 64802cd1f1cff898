/** PGN games with variations, comments, glyphs and program commands. */
import { makeFen, positionFromFen, positionOfFen, START_FEN, type FenFault } from './fen.ts'
import type { CommentCommand, MoveNode, MoveTree } from './move-tree.ts'
import { joinCommands, joinWords, makeComment, parseComment } from './pgn-comment.ts'
import { DERIVED, isResult, layOut, type PgnResult } from './pgn-text.ts'
import { pgnTokens, type PgnToken, type PgnTokenFault } from './pgn-tokens.ts'
import { Position } from './position.ts'
import { makeSan, parseSan, type SanError } from './san.ts'
import type { PositionFault } from './setup.ts'
import type { Color, Move, ParseResult, Result } from './types.ts'

export interface PgnTree {
  /** All except Result, SetUp and FEN, which are derived from the fields below. */
  readonly tags: Readonly<Record<string, string>>
  readonly tree: MoveTree
  readonly result: PgnResult
}

/** Why a text is not valid PGN. */
export type PgnFault =
  | { readonly error: 'ERR_PGN_EMPTY' }
  | { readonly error: 'ERR_PGN_START'; readonly game: GameNumber; readonly fault: FenFault | PositionFault }
  | {
      readonly error: 'ERR_PGN_MOVE'
      readonly place: PgnPlace
      readonly text: string
      readonly reason: SanError
    }
  | (PgnTokenFault & { readonly place: PgnPlace })

/** Counted from 1; undefined for the only game of a text. */
type GameNumber = number | undefined

/** The place of an error: the game, and the move expected there. */
export interface PgnPlace {
  readonly game: GameNumber
  readonly move: number
  readonly turn: Color
}

const fail = (fault: PgnFault): ParseResult<never, PgnFault> => ({ ok: false, ...fault })

/** Suffixes written after a move, with the glyphs they stand for. */
const MARKS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 }

/** Variations nested deeper are skipped: they are not worth parsing, and each open one holds a position in memory. */
const DEEPEST = 40

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

/** Splits the tokens into games. A game ends at its result or, if that is missing, at the next game's tags. */
function splitGames(text: string): PgnToken[][] {
  const games: PgnToken[][] = []
  let game: PgnToken[] = []
  let depth = 0
  const close = (): void => {
    if (game.some(({ kind }) => kind === 'tag' || kind === 'word')) games.push(game)
    game = []
  }
  for (const token of pgnTokens(text)) {
    if (token.kind === 'tag' && game.some(({ kind }) => kind === 'word')) close()
    game.push(token)
    if (token.kind === 'open') depth++
    if (token.kind === 'close') depth--
    if (token.kind === 'broken' && game.length === 1) games.push(game)
    if (depth === 0 && token.kind === 'word' && isResult(token.text)) close()
  }
  close()
  return games
}

/** Parses one or more games. If any game has an error, returns only the error, with the game and the move. */
export function parsePgnTrees(text: string): ParseResult<PgnTree[], PgnFault> {
  const games: PgnTree[] = []
  const groups = splitGames(text)
  if (groups.length === 0) return fail({ error: 'ERR_PGN_EMPTY' })
  for (const [index, tokens] of groups.entries()) {
    const game = readGame(tokens, groups.length === 1 ? undefined : index + 1)
    if (!game.ok) return game
    games.push(game.value)
  }
  return { ok: true, value: games }
}

/** A node that is still being parsed. */
interface Draft {
  readonly move: Move
  readonly glyphs: number[]
  before?: string
  comment?: string
  commands: readonly CommentCommand[]
  readonly next: Draft[]
}

type DraftTree = { -readonly [Key in keyof MoveTree]: MoveTree[Key] } & { readonly next: Draft[] }

/** The main line, or a variation that is still open. */
interface OpenLine {
  readonly position: Position
  /** The list that contains the last move, to which a variation would be added; empty before the first move. */
  siblings: Draft[]
  last: Draft | DraftTree | undefined
  /** The list that the next move is added to. */
  next: Draft[]
  /** Text before the first move. */
  before: string | undefined
  /** A word was not a move; everything up to the closing bracket is skipped. */
  isGivenUp: boolean
}

const UNREAD = { before: undefined, isGivenUp: false }

function readGame(tokens: readonly PgnToken[], game: GameNumber): ParseResult<PgnTree, PgnFault> {
  const all = new Map(tokens.flatMap((token) => (token.kind === 'tag' ? [[token.name, token.value]] : [])))
  const fen = all.get('FEN')
  const from = fen === undefined ? undefined : positionFromFen(fen)
  if (from && !from.ok) return fail({ error: 'ERR_PGN_START', game, fault: from })
  const position = from?.value ?? Position.start()
  const tree: DraftTree = { start: from ? makeFen(position) : START_FEN, commands: [], next: [] }
  const lines: OpenLine[] = [{ position, siblings: [], last: tree, next: tree.next, ...UNREAD }]
  const tagged = all.get('Result') ?? ''
  let result = isResult(tagged) ? tagged : '*'
  // Depth within a skipped variation, whose nested variations are skipped too; 0 outside.
  let passed = 0
  const place = (): PgnPlace => ({ game, move: position.fullmoves, turn: position.turn })

  for (const token of tokens) {
    const line = lines.at(-1)!
    if (token.kind === 'broken') return fail({ ...token.fault, place: place() })
    if (passed > 0) {
      if (token.kind === 'open') passed++
      if (token.kind === 'close' && --passed === 0 && line.isGivenUp) lines.pop()
    } else if (token.kind === 'open') {
      const variation = lines.length > DEEPEST ? undefined : openVariation(line)
      if (variation) lines.push(variation)
      else passed = 1
    } else if (token.kind === 'close') lines.pop()
    else if (token.kind === 'comment') readComment(line, token.text)
    else if (token.kind === 'glyph') addGlyph(line, token.number)
    else if (token.kind === 'word' && isResult(token.text)) {
      if (lines.length === 1) result = token.text
    } else if (token.kind === 'word') {
      const read = readWord(line, token.text)
      if (read.ok) continue
      if (lines.length === 1)
        return fail({ error: 'ERR_PGN_MOVE', place: place(), text: token.text, reason: read.error })
      // Keep the readable part of a variation.
      line.isGivenUp = true
      passed = 1
    }
  }
  const tags = Object.fromEntries([...all].filter(([tag]) => !DERIVED.includes(tag)))
  return { ok: true, value: { tags, tree, result } }
}

/** Opens a variation that replaces the line's last move; `undefined` if there is none. */
function openVariation({ position, siblings, last }: OpenLine): OpenLine | undefined {
  if (siblings.length === 0 || last === undefined) return undefined
  const before = position.clone()
  before.unmake()
  return { position: before, siblings: [], last: undefined, next: siblings, ...UNREAD }
}

function readComment(line: OpenLine, text: string): void {
  const { words, commands } = parseComment(text)
  if (line.last === undefined) {
    line.before = joinWords(line.before, words)
    return
  }
  const comment = joinWords(line.last.comment, words)
  if (comment !== undefined) line.last.comment = comment
  line.last.commands = joinCommands(line.last.commands, commands)
}

function addGlyph({ last }: OpenLine, glyph: number): void {
  if (last && 'move' in last && !last.glyphs.includes(glyph)) last.glyphs.push(glyph)
}

/** The annotation suffix of a word. Scans from the end, so that the time is linear. */
function marksOf(word: string): string {
  let end = word.length
  while (end > 0 && '!?'.includes(word.charAt(end - 1))) end--
  return word.slice(end)
}

function readWord(line: OpenLine, text: string): Result<void, SanError> {
  const glyph = MARKS[marksOf(text)]
  // Separate suffixes: `Nf3 !?`, `exd6 e.p.`
  if (/^([!?]+|[+#]|e\.?p\.?)$/.test(text)) {
    if (glyph !== undefined) addGlyph(line, glyph)
    return { ok: true, value: undefined }
  }
  const { position } = line
  const move = parseSan(position, text)
  if (!move.ok) return move
  let node = line.next.find((each) => each.move === move.value)
  if (!node) {
    node = { move: move.value, glyphs: [], commands: [], next: [] }
    line.next.push(node)
  }
  const before = joinWords(node.before, line.before ?? '')
  if (before !== undefined) node.before = before
  position.make(move.value)
  Object.assign(line, { siblings: line.next, last: node, next: node.next, before: undefined })
  if (glyph !== undefined) addGlyph(line, glyph)
  return { ok: true, value: undefined }
}
