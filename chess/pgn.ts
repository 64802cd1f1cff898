/**
 * Portable Game Notation: written in its export format, read as it is found (glyphs and variations are passed over;
 * of comments, the words and the clock readings that chess servers put there are kept).
 */
import { makeFen, positionFromFen, START_FEN } from './fen.ts'
import { pgnTokens, type PgnToken, type PgnTokenError } from './pgn-tokens.ts'
import { Position } from './position.ts'
import { makeSan, parseSan } from './san.ts'
import { opposite, type Move, type Result, type San } from './types.ts'

export const PGN_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const
type PgnResult = (typeof PGN_RESULTS)[number]

/** The tags that every game has, in their order, and what stands for an unknown value. */
const ROSTER = { Event: '?', Site: '?', Date: '????.??.??', Round: '?', White: '?', Black: '?' } as const
/** Tags that follow from the rest of the game, so they are never taken from `tags`. */
const DERIVED = ['Result', 'SetUp', 'FEN']

const LINE_WIDTH = 79

/** What a game is in either form, beside its moves. */
interface PgnFrame {
  /** All but Result, SetUp and FEN, which follow from the fields below. */
  readonly tags: Readonly<Record<string, string>>
  /** The position before the first move; where absent, the usual one. */
  readonly start?: Position
  readonly result: PgnResult
  /** Seconds left to the player after each move, where known. */
  readonly clocks?: readonly (number | undefined)[]
  /** Words about the position after as many half-moves as the index says: first those before the first move. */
  readonly comments?: readonly (string | undefined)[]
}

export interface PgnGame extends PgnFrame {
  readonly moves: readonly Move[]
}

/** A game whose moves are written already. They are taken at their word. */
interface WrittenGame extends PgnFrame {
  readonly sans: readonly San[]
}

function makeTag(name: string, value: string): string {
  if (!/^[A-Za-z0-9_]+$/.test(name)) throw new Error(`“${name}” cannot name a PGN tag`)
  // A tag is one line and has two escapes; other control characters have no place in it.
  const safe = value.replace(/\p{Cc}+/gu, ' ').replace(/[\\"]/g, '\\$&')
  return `[${name} "${safe}"]\n`
}

function makeClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (count: number): string => String(count).padStart(2, '0')
  return `{[%clk ${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}]}`
}

/** As words of their own, so that a long comment is wrapped like everything else. */
const makeComment = (comment: string | undefined): string[] =>
  comment === undefined ? [] : `{${comment.replaceAll('}', ')')}}`.split(/\s+/)

function moveWords({ start, sans, clocks, comments }: WrittenGame): string[] {
  const words = makeComment(comments?.[0])
  let turn = start?.turn ?? 'w'
  let fullmoves = start?.fullmoves ?? 1
  let numbered = false
  for (const [index, san] of sans.entries()) {
    // A number and its move are one word, so that a line never ends in a number.
    words.push((turn === 'w' ? `${fullmoves}. ` : numbered ? '' : `${fullmoves}... `) + san)
    const seconds = clocks?.[index]
    // After a comment Black's move needs its number again.
    const comment = comments?.[index + 1]
    numbered = turn === 'w' && seconds === undefined && comment === undefined
    if (seconds !== undefined) words.push(makeClock(seconds))
    words.push(...makeComment(comment))
    if (turn === 'b') fullmoves++
    turn = opposite(turn)
  }
  return words
}

function wrap(words: readonly string[]): string {
  let text = ''
  let line = ''
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > LINE_WIDTH) {
      text += `${line}\n`
      line = ''
    }
    line += (line === '' ? '' : ' ') + word
  }
  return `${text}${line}\n`
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
export function makeWrittenPgn(game: WrittenGame): string {
  const { tags, start, result } = game
  let text = ''
  for (const [name, unknown] of Object.entries(ROSTER)) text += makeTag(name, tags[name] ?? unknown)
  text += makeTag('Result', result)
  const others = new Map(
    Object.entries(tags).filter(([name]) => !(name in ROSTER) && !DERIVED.includes(name)),
  )
  const fen = start ? makeFen(start) : START_FEN
  if (fen !== START_FEN) others.set('SetUp', '1').set('FEN', fen)
  for (const name of [...others.keys()].sort()) text += makeTag(name, others.get(name)!)
  return `${text}\n${wrap([...moveWords(game), result])}`
}

export type PgnError = 'ERR_PGN_EMPTY' | 'ERR_PGN_START' | 'ERR_PGN_MOVE' | PgnTokenError

const fail = (error: PgnError, detail: string): Result<never, PgnError> => ({ ok: false, error, detail })

const isResult = (word: string): word is PgnResult => (PGN_RESULTS as readonly string[]).includes(word)

/** A game ends at its result; where that was forgotten, at the next game's tags. */
function splitGames(text: string): PgnToken[][] {
  const games: PgnToken[][] = []
  let game: PgnToken[] = []
  const close = (): void => {
    if (game.some((token) => token.kind !== 'comment')) games.push(game)
    game = []
  }
  for (const token of pgnTokens(text)) {
    if (token.kind === 'tag' && game.some(({ kind }) => kind === 'word')) close()
    game.push(token)
    if (token.kind === 'word' && isResult(token.text)) close()
  }
  close()
  return games
}

/** `[%clk 1:02:03]`, as chess servers write it, in seconds. */
function parseClock(comment: string): number | undefined {
  const clock = /\[%clk\s+(\d+):(\d{1,2}):(\d{1,2}(?:\.\d+)?)\s*\]/.exec(comment)
  return clock ? Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]) : undefined
}

/** A comment without the commands that programs put there, `[%eval 0.3]`. */
const wordsOf = (comment: string): string =>
  comment
    .replace(/\[%[^\]]*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function readGame(tokens: readonly PgnToken[], name: string): Result<PgnGame, PgnError> {
  const all = new Map(tokens.flatMap((token) => (token.kind === 'tag' ? [[token.name, token.value]] : [])))
  const fen = all.get('FEN')
  const from = fen === undefined ? undefined : positionFromFen(fen)
  if (from && !from.ok) return fail('ERR_PGN_START', `${name}: the FEN tag is wrong: ${from.detail}`)
  const start = from?.value
  const position = start?.clone() ?? Position.start()
  const moves: Move[] = []
  const clocks: (number | undefined)[] = []
  const comments: (string | undefined)[] = []
  const tagged = all.get('Result') ?? ''
  let result = isResult(tagged) ? tagged : '*'
  const place = (): string => `${name}, move ${position.fullmoves}${position.turn === 'w' ? '.' : '...'}`

  for (const token of tokens) {
    if (token.kind === 'broken') return fail(token.error, `${place()}: ${token.detail}`)
    if (token.kind === 'comment') {
      const seconds = parseClock(token.text)
      if (seconds !== undefined && moves.length > 0) clocks[moves.length - 1] = seconds
      const words = wordsOf(token.text)
      if (words !== '') comments[moves.length] = [comments[moves.length] ?? [], words].flat().join(' ')
    }
    if (token.kind !== 'word') continue
    if (isResult(token.text)) {
      result = token.text
      continue
    }
    // Marks that stand alone: `Nf3 !?`, `exd6 e.p.`
    if (/^([!?]+|[+#]|e\.?p\.?)$/.test(token.text)) continue
    const move = parseSan(position, token.text)
    if (!move.ok) return fail('ERR_PGN_MOVE', `${place()}: ${move.detail}`)
    position.make(move.value)
    moves.push(move.value)
  }
  const tags = Object.fromEntries([...all].filter(([tag]) => !DERIVED.includes(tag)))
  return {
    ok: true,
    value: {
      tags,
      moves,
      result,
      ...(start && { start }),
      ...(clocks.length > 0 && { clocks: Array.from({ length: moves.length }, (_, index) => clocks[index]) }),
      ...(comments.length > 0 && {
        comments: Array.from({ length: moves.length + 1 }, (_, index) => comments[index]),
      }),
    },
  }
}

/** Reads one game or more; a text with an error anywhere gives no games, and says in which game and at which move. */
export function parsePgn(text: string): Result<PgnGame[], PgnError> {
  const games: PgnGame[] = []
  const groups = splitGames(text)
  if (groups.length === 0) return fail('ERR_PGN_EMPTY', 'there is no game in this text')
  for (const [index, tokens] of groups.entries()) {
    const game = readGame(tokens, groups.length === 1 ? 'the game' : `game ${index + 1}`)
    if (!game.ok) return game
    games.push(game.value)
  }
  return { ok: true, value: games }
}
