import { makeFen, positionFromFen, START_FEN } from './fen.ts'
import { plainWord } from './pgn-characters.ts'
import { PgnDraft } from './pgn-draft.ts'
import type { PgnFault, PgnPlace } from './pgn-fault.ts'
import { readPgnMove } from './pgn-move.ts'
import { glyphOfSign, isHalfMove, isLikeMove, isRepeated, parseResult } from './pgn-signs.ts'
import { DERIVED, type PgnResult } from './pgn-text.ts'
import type { PgnTree } from './pgn-tree.ts'
import type { Position } from './position.ts'

/** Names of standard chess in the `Variant` tag. Games from a set-up position follow the usual rules. */
const STANDARD =
  /^(?:|[?*-]|(?:standard|normal|regular|classical|orthodox)(?: chess)?|none|chess|from ?position)$/i
/** A `FEN` tag without a position. */
const NO_FEN = /^(?:|[?*-]|startpos|none)$/i
const MOST_NEAR = 40

type StrayNote = { near: string } & Extract<PgnFault, { readonly near: string }>

/**
 * Reads one game, as far as it can be read. After a move that cannot be played, the rest of its line is left out: everything
 * that is left out has a note.
 */
export class PgnGameReader {
  readonly number: number
  /** A result was read: only annotations of the last move can follow. */
  isOver = false
  hasMoveText = false
  private readonly tags = new Map<string, string>()
  private readonly draft = new PgnDraft()
  private readonly initial: Position
  private readonly note: (fault: PgnFault) => void
  private position: Position | undefined
  private result: PgnResult | undefined
  /** The game cannot be read at all. */
  private isLeftOut = false
  /** The moves after a fault of the main line are skipped. */
  private isGivenUp = false
  /** Depth of brackets within what is skipped; 0 outside. */
  private skipped = 0
  /** The innermost variation ends at a fault; after its closing bracket, the line before it continues. */
  private isVariationGivenUp = false
  /** The last note, while everything since then meant nothing. */
  private stray: StrayNote | undefined

  /** `initial`: the initial position, which the game uses until it is finished. */
  constructor(number: number, initial: Position, note: (fault: PgnFault) => void) {
    this.number = number
    this.initial = initial
    this.note = note
  }

  get hasTags(): boolean {
    return this.tags.size > 0
  }

  get isEmpty(): boolean {
    return (
      !this.hasTags && !this.draft.hasMoves && this.result === undefined && !this.isLeftOut && !this.isGivenUp
    )
  }

  get depth(): number {
    return this.draft.depth - 1 + this.skipped
  }

  hasTag(name: string): boolean {
    return this.tags.has(name)
  }

  readTag(name: string, value: string): void {
    this.stray = undefined
    const other = this.tags.get(name)
    if (other !== undefined && other !== value) this.noteTag(`[${name} "${other}"]`)
    this.tags.set(name, value)
  }

  /** Square brackets that are not a tag. */
  noteTag(near: string): void {
    this.noteStray('ERR_PGN_TAG', near)
  }

  readComment(text: string, isUnclosed: boolean): void {
    this.stray = undefined
    if (isUnclosed) {
      const near = `{${text.trimStart().slice(0, 20)}`.split('\n')[0]!
      this.note({ error: 'ERR_PGN_COMMENT', place: this.place(), near })
    }
    if (!this.isSkipping) this.draft.addComment(text)
  }

  readGlyph(glyph: number): void {
    if (!this.isSkipping && !this.draft.addGlyph(glyph)) this.readStray(`$${glyph}`)
    else this.stray = undefined
  }

  readResult(result: PgnResult, text: string): void {
    if (this.depth > 0) return
    this.start()
    this.hasMoveText = true
    if (this.result === undefined || this.result === '*') this.result = result
    else if (result !== this.result && result !== '*') this.readStray(text)
    this.isOver = true
  }

  open(): void {
    this.stray = undefined
    const position = this.start()
    if (this.isSkipping || !position) this.skipped++
    else if (this.draft.isTooDeep) this.skipVariation('ERR_PGN_VARIATION_DEPTH')
    else if (!this.draft.open(position)) this.skipVariation('ERR_PGN_VARIATION_PLACE')
  }

  private skipVariation(error: 'ERR_PGN_VARIATION_DEPTH' | 'ERR_PGN_VARIATION_PLACE'): void {
    this.note({ error, place: this.place() })
    this.skipped = 1
  }

  close(): void {
    this.stray = undefined
    if (this.skipped > 0) {
      this.skipped--
      if (this.skipped > 0 || !this.isVariationGivenUp) return
      this.isVariationGivenUp = false
    }
    if (this.draft.depth > 1) this.draft.close(this.position!)
    else if (!this.isLeftOut && !this.isGivenUp)
      this.note({ error: 'ERR_PGN_VARIATION', place: this.place(), missing: 'start' })
  }

  /** A word in plain letters: a move, a sign, or nothing. */
  readWord(word: string): void {
    const position = this.start()
    this.hasMoveText = true
    if (this.isSkipping || !position) return
    const read = readPgnMove(position, word)
    if (read.ok) {
      this.stray = undefined
      return this.draft.add(position, read.value.move, read.value.glyphs)
    }
    if (this.isSign(word)) return
    // Text before the first move may have words such as “Be”.
    const isMeant = isLikeMove(word) || (this.draft.hasMoves && isHalfMove(word))
    if (read.error === 'ERR_SAN_SYNTAX' && !isMeant) return this.readStray(word)
    const isVariation = this.draft.depth > 1
    this.note({ error: 'ERR_PGN_MOVE', place: this.place(), text: word, reason: read.error, isVariation })
    if (isVariation) {
      this.isVariationGivenUp = true
      this.skipped = 1
    } else this.isGivenUp = true
  }

  /** A sign about the last move, after the result. */
  readSign(word: string): void {
    if (!this.isSkipping && !this.isSign(word)) this.readStray(word)
  }

  /** True if the word is about the last move, whose glyph it becomes. */
  private isSign(word: string): boolean {
    const glyph = glyphOfSign(word)
    return glyph === undefined ? isRepeated(word) : this.draft.addGlyph(glyph)
  }

  readStray(text: string): void {
    if (!this.isSkipping) this.noteStray('ERR_PGN_WORD', text)
  }

  /** Makes one note of adjacent words that mean nothing. */
  private noteStray(error: 'ERR_PGN_TAG' | 'ERR_PGN_WORD', near: string): void {
    if (this.stray?.error === error) {
      if (this.stray.near.length < MOST_NEAR) this.stray.near += ` ${near}`
      return
    }
    this.stray = { error, place: this.place(), near }
    this.note(this.stray)
  }

  /** The game as far as it was read; `undefined` if nothing of it can be kept. */
  finish(): PgnTree | undefined {
    const position = this.start()
    if (!position) return undefined
    if (this.depth > 0 && !this.isGivenUp)
      this.note({ error: 'ERR_PGN_VARIATION', place: this.place(), missing: 'end' })
    this.draft.finish(position)
    if (this.isGivenUp && !this.draft.hasMoves) return undefined
    const tags = Object.fromEntries([...this.tags].filter(([tag]) => !DERIVED.includes(tag)))
    return { tags, tree: this.draft.tree, result: this.result ?? this.taggedResult() ?? '*' }
  }

  private taggedResult(): PgnResult | undefined {
    if (!this.tags.has('Result')) return undefined
    const tag = plainWord((this.tags.get('Result') ?? '').slice(0, 20).replace(/\s+/g, ''))
    const result = parseResult(tag)
    if (result === undefined && !/^[?-]?$/.test(tag)) this.noteTag(`[Result "${tag}"]`)
    return result
  }

  private get isSkipping(): boolean {
    return this.isLeftOut || this.isGivenUp || this.skipped > 0
  }

  /** Judges the tags, which are complete before the first move; `undefined` if the game is left out. */
  private start(): Position | undefined {
    if (this.position || this.isLeftOut) return this.position
    const variant = this.tags.get('Variant')?.trim()
    if (variant !== undefined && !STANDARD.test(variant))
      return this.leaveOut({ error: 'ERR_PGN_VARIANT', ...this.named, variant })
    const fen = this.tags.get('FEN')?.trim()
    if (fen === undefined || NO_FEN.test(fen)) {
      this.position = this.initial
      this.draft.tree.start = START_FEN
      return this.position
    }
    const read = positionFromFen(fen)
    if (!read.ok) return this.leaveOut({ error: 'ERR_PGN_START', ...this.named, fault: read })
    this.position = read.value
    this.draft.tree.start = makeFen(read.value)
    return this.position
  }

  private leaveOut(fault: PgnFault): undefined {
    this.isLeftOut = true
    this.note(fault)
  }

  private get named(): { game: number; name: string | undefined } {
    const tag = (name: string): string | undefined => {
      const value = this.tags.get(name)?.trim() ?? ''
      return /^[?*-]?$/.test(value) ? undefined : value
    }
    const [white, black] = [tag('White'), tag('Black')]
    return {
      game: this.number,
      name: white && black ? `${white} – ${black}` : (tag('Event') ?? white ?? black),
    }
  }

  private place(): PgnPlace {
    const { fullmoves = 1, turn = 'w' as const } = this.position ?? {}
    return { game: this.number, move: fullmoves, turn }
  }
}
