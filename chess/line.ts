import { parsePosition, positionOfFen } from './fen.ts'
import { outcomeOf } from './outcome.ts'
import type { Position } from './position.ts'
import { makeSan } from './san.ts'
import {
  opposite,
  type Color,
  type Fen,
  type Move,
  type GameOutcome,
  type Result,
  type San,
  type Uci,
} from './types.ts'
import { makeUci, parseUci } from './uci.ts'

/** A line as sent in messages and stored in rows. `rules` is absent in those of older releases. */
export interface LineText {
  readonly rules?: 'standard'
  readonly start: Fen
  readonly moves: readonly Uci[]
}

export type LineError = 'ERR_POSITION' | 'ERR_MOVE'

/** Parses one move in a position: `parseUci` or `parseSan`. */
type MoveParser = (position: Position, text: string) => Result<Move, string>

/**
 * A start position and legal moves of standard chess. Immutable: adding a move returns a new line. Each line caches the positions that callers request, about 5 kB each, because one frame of a screen requests the
 * same few positions some thirty times.
 */
export class Line {
  readonly rules = 'standard' as const
  readonly start: Fen
  readonly moves: readonly Move[]
  readonly #positions = new Map<number, Position>()
  #outcome: { readonly value: GameOutcome | undefined } | undefined
  #ucis: readonly Uci[] | undefined
  #sans: readonly San[] | undefined

  /** The moves must be legal in sequence: `readLine` checks moves from outside. */
  constructor(start: Fen, moves: readonly Move[] = []) {
    this.start = start
    this.moves = moves
  }

  /** A line that was just replayed: its notation and last position need not be computed again. The line keeps the position. */
  static known(
    start: Fen,
    moves: readonly Move[],
    { sans, last }: { readonly sans: readonly San[]; readonly last: Position },
  ): Line {
    const line = new Line(start, moves)
    line.#sans = sans
    line.#positions.set(moves.length, last)
    return line
  }

  get length(): number {
    return this.moves.length
  }

  /** The position after the first `ply` moves, by default after all, with its history. A copy, so callers may play on it. */
  positionAt(ply: number = this.length): Position {
    return this.#positionAt(ply).clone()
  }

  /** The side to move after `ply` moves, by default after all; `ply` may be beyond the end. */
  sideToMoveAt(ply: number = this.length): Color {
    const first = this.#positionAt(0).turn
    return ply % 2 === 0 ? first : opposite(first)
  }

  /** The result by the rules alone after the last move. */
  outcome(): GameOutcome | undefined {
    this.#outcome ??= { value: outcomeOf(this.#positionAt(this.length)) }
    return this.#outcome.value
  }

  ucis(): readonly Uci[] {
    this.#ucis ??= this.moves.map(makeUci)
    return this.#ucis
  }

  sans(): readonly San[] {
    if (this.#sans) return this.#sans
    const position = this.positionAt(0)
    this.#sans = this.moves.map((move) => {
      const san = makeSan(position, move)
      position.make(move)
      return san
    })
    return this.#sans
  }

  toText(): LineText {
    return { rules: this.rules, start: this.start, moves: this.ucis() }
  }

  /** The line with one more legal move. Copies only the last position, so the cost does not depend on the length. */
  with(move: Move): Line {
    const last = this.#positionAt(this.length)
    const longer = new Line(this.start, [...this.moves, move])
    const position = last.clone()
    position.make(move)
    longer.#positions.set(0, this.#positionAt(0)).set(longer.length, position)
    if (this.#ucis) longer.#ucis = [...this.#ucis, makeUci(move)]
    if (this.#sans) longer.#sans = [...this.#sans, makeSan(last, move)]
    return longer
  }

  /** The line with more moves, parsed from text. The error's `detail` is the first text that is not a legal move. */
  read(texts: readonly string[], parse: MoveParser): Result<Line, 'ERR_MOVE'> {
    const position = this.positionAt()
    const read = playTexts(position, texts, parse)
    if (!read.ok) return read
    const moves = [...this.moves, ...read.value]
    const longer = new Line(this.start, moves)
    longer.#positions.set(0, this.#positionAt(0)).set(moves.length, position)
    return { ok: true, value: longer }
  }

  /** The first `ply` moves. */
  upTo(ply: number): Line {
    if (ply >= this.length) return this
    const shorter = new Line(this.start, this.moves.slice(0, ply))
    for (const [at, position] of this.#positions) if (at <= ply) shorter.#positions.set(at, position)
    return shorter
  }

  /** The cached position itself: do not play moves on it. */
  #positionAt(ply: number): Position {
    const known = this.#positions.get(ply)
    if (known) return known
    let from = ply - 1
    while (from > 0 && !this.#positions.has(from)) from--
    const position = this.#positions.get(from)?.clone() ?? positionOfFen(this.start)
    for (let at = Math.max(from, 0); at < ply; at++) position.make(this.moves[at]!)
    this.#positions.set(ply, position)
    return position
  }
}

/** Parses a line of standard chess from outside. The error's `detail` says what is wrong. */
export function readLine(
  start: string,
  moves: readonly string[],
  parse: MoveParser,
): Result<Line, LineError> {
  const position = parsePosition(start)
  if (!position.ok) return { ok: false, error: 'ERR_POSITION', detail: position.error }
  return new Line(start as Fen).read(moves, parse)
}

/** The last position, with its history, of a line received in a message. */
export function readPosition({ start, moves }: LineText): Result<Position, LineError> {
  const line = readLine(start, moves, parseUci)
  return line.ok ? { ok: true, value: line.value.positionAt() } : line
}

/** Parses the moves; `undefined` if one is illegal. Leaves the position unchanged. */
export function readMoves(
  position: Position,
  texts: readonly string[],
  parse: MoveParser = parseUci,
): readonly Move[] | undefined {
  const read = playTexts(position.clone(), texts, parse)
  return read.ok ? read.value : undefined
}

/** A copy of the position with these legal moves played. */
export function afterMoves(position: Position, moves: readonly Move[]): Position {
  const played = position.clone()
  for (const move of moves) played.make(move)
  return played
}

/** A copy of the position with the other side to move. The side that passes must not be in check. */
export function afterPass(position: Position): Position {
  const passed = position.clone()
  passed.makeNull()
  return passed
}

/** Parses moves in sequence and plays each on `position`. */
function playTexts(
  position: Position,
  texts: readonly string[],
  parse: MoveParser,
): Result<readonly Move[], 'ERR_MOVE'> {
  const moves: Move[] = []
  for (const text of texts) {
    const move = parse(position, text)
    if (!move.ok) return { ok: false, error: 'ERR_MOVE', detail: text }
    position.make(move.value)
    moves.push(move.value)
  }
  return { ok: true, value: moves }
}
