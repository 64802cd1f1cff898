/** Splits PGN text into tokens. Skips escaped lines and, within variations, everything that is not a word. */

export type PgnToken =
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'glyph'; readonly number: number }
  /** Start or end of a variation. */
  | { readonly kind: 'open' | 'close' }
  /** The rest cannot be parsed, but the message can still name the moves before it. */
  | { readonly kind: 'broken'; readonly fault: PgnTokenFault }

export type PgnTokenFault =
  /** `near`: the start of the tag or comment. */
  | { readonly error: 'ERR_PGN_TAG' | 'ERR_PGN_COMMENT'; readonly near: string }
  /** The bracket that is missing. */
  | { readonly error: 'ERR_PGN_VARIATION'; readonly missing: 'start' | 'end' }

const SPACE = /[\s\uFEFF]+/y
const ESCAPED_LINE = /%[^\n]*/y
const TAG = /\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y
const COMMENT = /\{([^}]*)\}/y
const LINE_COMMENT = /;([^\n]*)/y
const GLYPH = /\$(\d{1,3})\d*/y
/** A move number with its dots, separate from the move so that `1.e4` parses too. Never matches the start of a result. */
const NUMBER = /\d*\.+|\d+(?=\s|$)/y
const WORD = /[^\s{}()[\];$]+/y

const broken = (fault: PgnTokenFault): PgnToken => ({ kind: 'broken', fault })

export function* pgnTokens(text: string): Generator<PgnToken, void> {
  let at = 0
  let depth = 0
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }
  const near = (): string => text.slice(at, at + 20).split('\n')[0]!
  while (at < text.length) {
    if (match(SPACE)) continue
    const glyph = match(GLYPH)
    if (glyph) {
      yield { kind: 'glyph', number: Number(glyph[1]) }
      continue
    }
    const lineStart = at === 0 || text[at - 1] === '\n'
    if (lineStart && match(ESCAPED_LINE)) continue
    const comment = match(COMMENT) ?? match(LINE_COMMENT)
    if (comment) {
      yield { kind: 'comment', text: comment[1]! }
      continue
    }
    const letter = text[at]
    if (letter === '{') {
      return yield broken({ error: 'ERR_PGN_COMMENT', near: near() })
    }
    if (letter === '(') {
      depth++
      at++
      yield { kind: 'open' }
      continue
    }
    if (letter === ')') {
      if (depth === 0) return yield broken({ error: 'ERR_PGN_VARIATION', missing: 'start' })
      depth--
      at++
      yield { kind: 'close' }
      continue
    }
    if (letter === '[' && depth === 0) {
      const tag = match(TAG)
      if (!tag) return yield broken({ error: 'ERR_PGN_TAG', near: near() })
      yield { kind: 'tag', name: tag[1]!, value: tag[2]!.replace(/\\(.)/g, '$1') }
      continue
    }
    if (match(NUMBER)) continue
    const word = match(WORD)
    if (word) yield { kind: 'word', text: word[0] }
    else {
      // A stray bracket or dollar sign: the parser reports that it is not a move. Skipped within a variation.
      if (depth === 0) yield { kind: 'word', text: text[at]! }
      at++
    }
  }
  if (depth > 0) yield broken({ error: 'ERR_PGN_VARIATION', missing: 'end' })
}
