import { isInvisible, isLineEnd, isSpace, plainWord } from './pgn-characters.ts'
import { parseResult } from './pgn-signs.ts'
import type { PgnResult } from './pgn-text.ts'
import { trimmedEnd } from './trimmed-end.ts'

export type PgnToken =
  /** `isFirst`: at the start of a line. `isAfterGap`: an empty line is before it. */
  | {
      readonly kind: 'tag'
      readonly name: string
      readonly value: string
      readonly isFirst: boolean
      readonly isAfterGap: boolean
    }
  /** A line or words in square brackets that are not a tag. */
  | { readonly kind: 'bracket'; readonly near: string }
  | { readonly kind: 'comment'; readonly text: string; readonly isUnclosed: boolean }
  /** In plain letters. `isNumbered`: a move number is before it. */
  | { readonly kind: 'word'; readonly text: string; readonly isNumbered: boolean }
  | { readonly kind: 'result'; readonly result: PgnResult; readonly text: string }
  | { readonly kind: 'glyph'; readonly number: number }
  | { readonly kind: 'number' }
  /** Start or end of a variation. */
  | { readonly kind: 'open' | 'close' }
  /** A character or a very long word without a meaning. */
  | { readonly kind: 'stray'; readonly text: string }

const code = (letter: string): number => letter.charCodeAt(0)

/** Longer words are not moves. */
const MOST_WORD = 64
const NEAR = 20
const NEWLINE = code('\n')
const RETURN = code('\r')
const DOT = code('.')
const COMMA = code(',')
const QUOTE = code('"')
const BACKSLASH = code('\\')
const CLOSE_TAG = code(']')
const OPEN_TAG = code('[')
const CLOSE_COMMENT = code('}')

const ENDS_WORD = new Uint8Array(128)
for (const letter of '{}()[];$*,<"') ENDS_WORD[code(letter)] = 1

const isDigit = (at: number): boolean => at >= 48 && at <= 57
const isTagLetter = (at: number): boolean =>
  isDigit(at) || (at >= 65 && at <= 90) || (at >= 97 && at <= 122) || at === 95

/** `1 - 0`: what follows the first number of a result that has spaces. */
const SPACED_RESULT = /^\s{1,3}[-\u2010-\u2015\u2212:]\s{0,3}(0|1|1\/2|½)(?![\w/.-])/
const SPACED_LENGTH = 12
/** A pawn's move to the last rank; the piece may follow in brackets or after a space. */
const PAWN_ON_LAST_RANK = /(?:^|[.\s])(?:[a-h][2-7]?[x:-]?)?[a-h][18]=?$/
const PROMOTION = /^\s{0,2}=?\s?\(?\s?([QRBNqrbn♕♖♗♘♛♜♝♞])\s?\)?(?![A-Za-z0-9])/
const PROMOTION_LENGTH = 8
/** A tag with which a game begins, after an unclosed comment. */
const GAME_TAG = /^\[\s*Event\s*"/
const ANY_TAG = /^\[\s*[A-Za-z0-9_]+\s*"/
const TAG_LENGTH = 40

const OPENING_QUOTE = /^([A-Za-z0-9_]+)\s*["“”„«‘’']/
const CLOSING_QUOTES = '"“”»‘’\''

/**
 * Splits PGN text into tokens in one pass: every character is looked at a limited number of times, whatever the text, so that
 * a hostile paste costs no more than a game of its length. Skips lines escaped by `%`.
 */
export class PgnScanner {
  /** Characters looked at, so that tests can show the pass is linear. */
  looked = 0
  private readonly text: string
  private at = 0
  private lineEnds = 1
  /** The next `]` and the next line end, once they are known. */
  private nextClose = -1
  private nextLineEnd = -1
  /** The last `}` of the text. */
  private lastClose: number | undefined

  constructor(text: string) {
    this.text = text
  }

  next(): PgnToken | undefined {
    for (;;) {
      this.skipSpace()
      if (this.at >= this.text.length) return undefined
      const letter = this.text[this.at]!
      switch (letter) {
        case '{':
          return this.comment()
        case ';':
          return this.lineComment()
        case '(':
        case ')':
          this.at++
          return { kind: letter === '(' ? 'open' : 'close' }
        case '[':
          return this.tag() ?? this.bracket()
        case '$':
          return this.glyph()
        case '*':
          this.at++
          return { kind: 'result', result: '*', text: '*' }
        case '%':
          if (this.lineEnds === 0) break
          this.at = this.lineEnd()
          continue
        case '}':
        case ']':
        case '<':
        case '"':
          this.at++
          return { kind: 'stray', text: letter }
      }
      const word = this.word()
      if (word) return word
    }
  }

  /** Spaces, commas and invisible characters. Counts the line ends among them. */
  private skipSpace(): void {
    const { text } = this
    const from = this.at
    let lineEnds = from === 0 ? 1 : 0
    let at = from
    for (; at < text.length; at++) {
      const here = text.charCodeAt(at)
      if (isLineEnd(here)) {
        lineEnds++
        if (here === RETURN && text.charCodeAt(at + 1) === NEWLINE) at++
      } else if (!isSpace(here) && here !== COMMA && !isInvisible(here)) break
    }
    this.lineEnds = lineEnds
    this.at = at
    this.looked += at - from + 1
  }

  private lineEnd(): number {
    const { text } = this
    if (this.nextLineEnd < this.at) {
      let at = this.at
      while (at < text.length && !isLineEnd(text.charCodeAt(at))) at++
      this.looked += at - this.at + 1
      this.nextLineEnd = at
    }
    return this.nextLineEnd
  }

  /** The next `]`, or the end of the text. */
  private closingBracket(): number {
    if (this.nextClose < this.at) {
      const found = this.text.indexOf(']', this.at)
      this.nextClose = found < 0 ? this.text.length : found
      this.looked += this.nextClose - this.at + 1
    }
    return this.nextClose
  }

  private lineComment(): PgnToken {
    const from = this.at + 1
    this.at = this.lineEnd()
    return { kind: 'comment', text: this.text.slice(from, this.at), isUnclosed: false }
  }

  /**
   * A comment ends at the first `}`. If that is missing, the comment ends where the next game's tags begin, so that it cannot
   * swallow another game.
   */
  private comment(): PgnToken {
    const { text } = this
    const from = this.at + 1
    if (this.lastClose === undefined) {
      this.lastClose = text.lastIndexOf('}')
      this.looked += text.length - this.lastClose
    }
    const nextGame = from < this.lastClose ? GAME_TAG : ANY_TAG
    let lineEnds = 0
    let gapAt = from
    let at = from
    for (; at < text.length; at++) {
      const here = text.charCodeAt(at)
      if (here === CLOSE_COMMENT) {
        this.looked += at - from
        this.at = at + 1
        return { kind: 'comment', text: text.slice(from, at), isUnclosed: false }
      }
      if (isLineEnd(here)) {
        if (lineEnds++ === 0) gapAt = at
        if (here === RETURN && text.charCodeAt(at + 1) === NEWLINE) at++
      } else if (here === OPEN_TAG && lineEnds > 1) {
        this.looked += TAG_LENGTH
        if (nextGame.test(text.slice(at, at + TAG_LENGTH))) break
        lineEnds = 0
      } else if (!isSpace(here)) lineEnds = 0
    }
    this.looked += at - from
    // The gap is read again, so that the tag after it is at the start of a line.
    this.at = at < text.length ? gapAt : at
    return { kind: 'comment', text: text.slice(from, this.at), isUnclosed: true }
  }

  private glyph(): PgnToken {
    const { text } = this
    const from = this.at + 1
    let at = from
    while (at < text.length && isDigit(text.charCodeAt(at))) at++
    this.looked += at - from
    this.at = at
    return at === from
      ? { kind: 'stray', text: '$' }
      : { kind: 'glyph', number: Number(text.slice(from, Math.min(at, from + 3))) }
  }

  /** A tag as the standard writes it. Leaves the place unchanged if there is none. */
  private tag(): PgnToken | undefined {
    const { text } = this
    const isFirst = this.lineEnds > 0
    const isAfterGap = this.lineEnds > 1
    let at = this.afterSpace(this.at + 1)
    const nameAt = at
    while (isTagLetter(text.charCodeAt(at))) at++
    const name = text.slice(nameAt, at)
    at = this.afterSpace(at)
    let value: string | undefined
    if (name !== '' && text.charCodeAt(at) === QUOTE) {
      const valueAt = ++at
      for (; at < text.length; at++) {
        const here = text.charCodeAt(at)
        if (here === BACKSLASH && !isLineEnd(text.charCodeAt(at + 1))) at++
        else if (here === QUOTE || isLineEnd(here)) break
      }
      const end = at
      if (text.charCodeAt(at) === QUOTE) at = this.afterSpace(at + 1)
      if (text.charCodeAt(at) === CLOSE_TAG) value = unescape(text.slice(valueAt, end))
    }
    this.looked += at - this.at
    if (value === undefined) return undefined
    this.at = at + 1
    return { kind: 'tag', name, value, isFirst, isAfterGap }
  }

  private afterSpace(from: number): number {
    let at = from
    while (
      at < this.text.length &&
      (isSpace(this.text.charCodeAt(at)) || isInvisible(this.text.charCodeAt(at)))
    )
      at++
    return at
  }

  /** A line that is nearly a tag: read if its quotes are only of another kind or not escaped, and otherwise passed over. */
  private bracket(): PgnToken {
    const { text } = this
    const from = this.at
    const isFirst = this.lineEnds > 0
    const isAfterGap = this.lineEnds > 1
    const end = this.lineEnd()
    const near = plainWord(text.slice(from, Math.min(end, from + NEAR)))
    const close = this.closingBracket()
    if (isFirst && /[A-Za-z]/.test(text.slice(from + 1, from + 3))) {
      const line = text.slice(from, end).trimEnd()
      this.looked += line.length
      if (line.endsWith(']')) {
        this.at = end
        const inside = line.slice(1, -1).trim()
        const opening = OPENING_QUOTE.exec(inside)
        const isQuoted =
          opening && opening[0].length < inside.length && CLOSING_QUOTES.includes(inside.at(-1)!)
        if (!isQuoted) return { kind: 'bracket', near }
        const value = unescape(inside.slice(opening[0].length, -1))
        return { kind: 'tag', name: opening[1]!, value, isFirst, isAfterGap }
      }
      this.at = close < end ? close + 1 : end
    } else this.at = close < end ? close + 1 : from + 1
    return { kind: 'bracket', near }
  }

  /** `undefined` if the word has only invisible characters. */
  private word(): PgnToken | undefined {
    const { text } = this
    const from = this.at
    let at = from
    for (; at < text.length; at++) {
      const here = text.charCodeAt(at)
      if (here < 128 ? here <= 32 || ENDS_WORD[here] === 1 : isSpace(here) || isLineEnd(here)) {
        if (!isInvisible(here)) break
      }
    }
    this.looked += at - from
    this.at = at
    if (at - from > MOST_WORD) return { kind: 'stray', text: text.slice(from, from + NEAR) }
    const word = plainWord(text.slice(from, at))
    if (word === '') return undefined
    return this.result(word) ?? this.moveOrNumber(word)
  }

  private result(word: string): PgnToken | undefined {
    const first = word.charCodeAt(0)
    if (!isDigit(first) && first !== DOT) return undefined
    if (word === '1' || word === '0' || word === '1/2') {
      this.looked += SPACED_LENGTH
      const rest = SPACED_RESULT.exec(this.text.slice(this.at, this.at + SPACED_LENGTH))
      const spaced = rest && parseResult(`${word}-${plainWord(rest[1]!)}`)
      if (spaced) {
        this.at += rest[0].length
        return { kind: 'result', result: spaced, text: spaced }
      }
    }
    const result = parseResult(word)
    return result && { kind: 'result', result, text: word }
  }

  /** Splits `1.e4` into its number and its move. */
  private moveOrNumber(word: string): PgnToken {
    let start = 0
    while (isDigit(word.charCodeAt(start)) || word.charCodeAt(start) === DOT) {
      let at = start
      while (isDigit(word.charCodeAt(at))) at++
      const digits = at - start
      while (word.charCodeAt(at) === DOT) at++
      const isNumber = at > start + digits || (digits > 0 && /^$|^[a-hKQRBNPO]/.test(word.slice(at)))
      if (!isNumber || at === start) break
      start = at
    }
    if (start === word.length) return { kind: 'number' }
    const move = trimmedEnd(word.slice(start), '.')
    return { kind: 'word', text: this.withPromotion(move), isNumbered: start > 0 }
  }

  /** Adds the piece that follows in brackets or after a space: `e8(Q)`, `e8 = Q`. */
  private withPromotion(word: string): string {
    const last = word.charCodeAt(word.length - 1)
    // `1`, `8` and `=`.
    if ((last !== 49 && last !== 56 && last !== 61) || !PAWN_ON_LAST_RANK.test(word)) return word
    this.looked += PROMOTION_LENGTH
    const rest = PROMOTION.exec(this.text.slice(this.at, this.at + PROMOTION_LENGTH))
    if (!rest) return word
    this.at += rest[0].length
    return `${word.replace(/=$/, '')}=${plainWord(rest[1]!)}`
  }
}

/** A tag's value has two escapes. A backslash before any other character, as in a path, means itself. */
const unescape = (value: string): string => value.replace(/\\(["\\])/g, '$1')
