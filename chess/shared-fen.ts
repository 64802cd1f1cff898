/** The forms in which people and programs share positions: underscores for spaces, EPD operations, rooks' files as rights. */

/** Longer texts are not positions. */
const MOST_FEN = 1_000
const DASHES = /^[\u2010-\u2015\u2212]$/
/** The letters that Chess960 programs write for the rooks of the initial position. */
const RIGHTS_OF_FILES: Readonly<Record<string, string>> = { H: 'K', A: 'Q', h: 'k', a: 'q' }
/** The commonest operations of EPD, which some programs leave without a semicolon. */
const OPERATION = /^(?:bm|am|id|ac[dns]|ce|dm|pm|pv|sm|eco|[cv]\d|hmvc|fmvn) /
const FILES_OF_ROOKS = /^(?:[AH]{0,2}[ah]{0,2})$/

/** The text in the six fields of FEN, if it has another form of them. Other texts are returned unchanged. */
export function plainFen(text: string): string {
  if (text.length > MOST_FEN) return text
  const fields = text
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .trim()
    .split(/[\s_]+/)
  if (fields.length < 4) return fields.join(' ')
  const [board = '', turn = '', castling = '', enPassant = '', ...others] = fields
  const rights = FILES_OF_ROOKS.test(castling)
    ? Array.from(castling, (letter) => RIGHTS_OF_FILES[letter]).join('')
    : castling
  const plain = [board, turn, rights, enPassant].map((field) => (DASHES.test(field) ? '-' : field))
  return [...plain, ...countersOf(others)].join(' ')
}

/** The counters of a FEN, or those among the operations of EPD: `hmvc 3; fmvn 20;`. Other operations are not about the position. */
function countersOf(fields: readonly string[]): readonly string[] {
  const first = fields.findIndex((field) => /^[a-zA-Z;]/.test(field))
  const counters = first < 0 ? fields : fields.slice(0, first)
  const operations = first < 0 ? '' : fields.slice(first).join(' ')
  // Other words are a fault of the FEN.
  if (first >= 0 && !operations.includes(';') && !OPERATION.test(operations)) return fields
  if (counters.length > 0) return counters
  const after = (name: string): string | undefined =>
    new RegExp(`(?:^|;)\\s*${name} (\\d+)\\s*;`).exec(operations)?.[1]
  const [halfmoves, fullmoves] = [after('hmvc'), after('fmvn')]
  return halfmoves === undefined && fullmoves === undefined ? [] : [halfmoves ?? '0', fullmoves ?? '1']
}
