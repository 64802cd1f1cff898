/** Signs that people write in place of numeric glyphs, the forms of a result, and other words without a move. */
import type { PgnResult } from './pgn-text.ts'
import { trimmedEnd } from './trimmed-end.ts'

/** Numeric annotation glyphs of PGN, as written behind a move or as words. */
const SIGNS: ReadonlyMap<string, number> = new Map([
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
  ['□', 7],
  ['=', 10],
  ['∞', 13],
  ['~', 13],
  ['⩲', 14],
  ['+=', 14],
  ['+/=', 14],
  ['⩱', 15],
  ['=+', 15],
  ['=/+', 15],
  ['±', 16],
  ['+/-', 16],
  ['∓', 17],
  ['-/+', 17],
  ['+-', 18],
  ['-+', 19],
  ['+--', 20],
  ['--+', 21],
  ['⨀', 22],
  ['⊙', 22],
  ['⟳', 32],
  ['↑', 36],
  ['→', 40],
  ['=/∞', 44],
  ['=∞', 44],
  ['©', 44],
  ['⇆', 132],
  ['⇄', 132],
  ['⊕', 138],
  ['∆', 140],
  ['Δ', 140],
  ['△', 140],
  ['⌓', 142],
  ['RR', 145],
  ['N', 146],
  ['TN', 146],
  ['D', 220],
])
const LONGEST_SIGN = 3

export const glyphOfSign = (word: string): number | undefined => SIGNS.get(word)

/** Words that repeat what the move says: check, mate, en passant. */
const REPEATED = /^(?:[+#]+|e\.?p\.?|ch\.?|dis\.?|dbl\.?|mate|[.,:]+)/

export const isRepeated = (word: string): boolean => REPEATED.exec(word)?.[0].length === word.length

/** The glyphs of what follows a move without a space, such as `+!` or `e.p.±`; `undefined` if it has no meaning. */
export function glyphsOfSuffix(suffix: string): readonly number[] | undefined {
  const glyphs: number[] = []
  let rest = suffix
  while (rest !== '') {
    const sign = longestSign(rest)
    const length = sign?.length ?? REPEATED.exec(rest)?.[0].length
    if (length === undefined) return undefined
    if (sign !== undefined) glyphs.push(SIGNS.get(sign)!)
    rest = rest.slice(length)
  }
  return glyphs
}

function longestSign(text: string): string | undefined {
  for (let length = LONGEST_SIGN; length > 0; length--) {
    const sign = text.slice(0, length)
    if (sign.length === length && SIGNS.has(sign)) return sign
  }
  return undefined
}

/** Moves that pass the turn, as ChessBase, chess engines and others write them. Standard chess has none. */
const NULL_MOVES = new Set(['--', '---', 'Z0', 'z0', '@@@@', '0000', 'null', 'NULL', 'pass'])

export const isNullMove = (word: string): boolean => NULL_MOVES.has(trimmedEnd(word, '!?+'))

const RESULTS: ReadonlyMap<string, PgnResult> = new Map([
  ['1-0', '1-0'],
  ['0-1', '0-1'],
  ['1/2-1/2', '1/2-1/2'],
  ['1/2', '1/2-1/2'],
  ['0.5-0.5', '1/2-1/2'],
  ['.5-.5', '1/2-1/2'],
  ['1.0-0.0', '1-0'],
  ['0.0-1.0', '0-1'],
  ['*', '*'],
])

/** Reads a plain word as a result: `1-0`, `1:0`, `1/2`. */
export function parseResult(word: string): PgnResult | undefined {
  const isOther = word.endsWith('.') || word.includes(':')
  return RESULTS.get(isOther ? word.replace(/\.$/, '').replaceAll(':', '-') : word)
}

/** Words that were meant as a move, even if they are not one, so that the moves after them cannot be read either. */
const LIKE_MOVE = /^[KQRBNP]?[a-h]?x?[a-h]\d|[a-hA-H][1-8]|^[Oo0]-?[Oo0]/

/** Moves without their rank. */
const HALF_MOVE = /^[KQRBN][a-h]?x?[a-h]$/

export const isHalfMove = (word: string): boolean => HALF_MOVE.test(word)

export const isLikeMove = (word: string): boolean => LIKE_MOVE.test(word) || isNullMove(word)
