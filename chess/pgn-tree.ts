/** Games in PGN with variations, comments, glyphs and the commands of programs. */
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
  /** All but Result, SetUp and FEN, which follow from the fields below. */
  readonly tags: Readonly<Record<string, string>>
  readonly tree: MoveTree
  readonly result: PgnResult
}

/** Why a text is not a PGN. */
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

/** The move that comes next. */
export interface PgnPlace {
  readonly game: GameNumber
  readonly move: number
  readonly turn: Color
}

const fail = (fault: PgnFault): ParseResult<never, PgnFault> => ({ ok: false, ...fault })

/** Moves written with a mark: the glyphs that mean the same. */
const MARKS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 }

/** Deeper variations are skipped: they are not worth reading, and each open one costs a position. */
const DEEPEST = 40

export function makeTreePgn({ tags, tree, result }: PgnTree): string {
  const start = positionOfFen(tree.start)
  const words = makeComment(tree.comment, tree.commands)
  writeLine(words, tree.next, start.clone(), true)
  return layOut({ tags, start, result }, words)
}

/** The first of these moves with its variations, and what follows it. The position is left as it was found. */
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
    // A number and its move are one word, so that a line never ends in a number.
    const number =
      position.turn === 'w' ? `${position.fullmoves}. ` : isNumbered ? `${position.fullmoves}... ` : ''
    const said = makeComment(node.comment, node.commands)
    words.push(number + makeSan(position, node.move), ...node.glyphs.map((glyph) => `$${glyph}`), ...said)
    for (const variation of others) words.push(...bracketed(variation, position))
    // After anything that stands between them Black's move needs its number again.
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

/** A game ends at its result; where that was forgotten, at the next game's tags. */
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

/** Reads one game or more; a text with an error anywhere gives no games, and says in which game and at which move. */
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

/** A node while it is read. */
interface Draft {
  readonly move: Move
  readonly glyphs: number[]
  before?: string
  comment?: string
  commands: readonly CommentCommand[]
  readonly next: Draft[]
}

type DraftTree = { -readonly [Key in keyof MoveTree]: MoveTree[Key] } & { readonly next: Draft[] }

/** The game's own line, or a variation that is open. */
interface OpenLine {
  readonly position: Position
  /** Among these its last move stands, for which a variation may be given; empty before the first. */
  siblings: Draft[]
  last: Draft | DraftTree | undefined
  /** Where its next move goes. */
  next: Draft[]
  /** Words before its first move. */
  before: string | undefined
  /** One of its words was not a move; the rest is skipped up to the closing bracket. */
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
  // Variations that cannot be read are passed over, with all that is in them.
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

/** Instead of the line's last move. */
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

/** The marks at its end. From the end, so that the time is linear. */
function marksOf(word: string): string {
  let end = word.length
  while (end > 0 && '!?'.includes(word.charAt(end - 1))) end--
  return word.slice(end)
}

function readWord(line: OpenLine, text: string): Result<void, SanError> {
  const glyph = MARKS[marksOf(text)]
  // Marks that stand alone: `Nf3 !?`, `exd6 e.p.`
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
