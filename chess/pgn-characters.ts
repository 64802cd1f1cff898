/** Characters of PGN text: line ends, spaces, and what word processors and websites put in place of ASCII. */

const LF = 10
const CR = 13

/** LF, VT, FF, CR, U+0085, U+2028 and U+2029. The scanner counts CR LF as one. */
export const isLineEnd = (code: number): boolean =>
  (code >= LF && code <= CR) || code === 0x85 || code === 0x2028 || code === 0x2029

/** Spaces besides line ends. */
export const isSpace = (code: number): boolean =>
  code === 32 ||
  code === 9 ||
  (code >= 0xa0 &&
    (code === 0xa0 ||
      code === 0x1680 ||
      (code >= 0x2000 && code <= 0x200a) ||
      code === 0x202f ||
      code === 0x205f ||
      code === 0x3000))

/** Control characters, soft hyphens, zero-width characters, marks of direction, variation selectors and byte order marks. */
export const isInvisible = (code: number): boolean =>
  (code < 32 && !isLineEnd(code) && code !== 9) ||
  (code >= 0x7f && code <= 0x9f && code !== 0x85) ||
  (code >= 0xad &&
    (code === 0xad ||
      code === 0x34f ||
      code === 0x61c ||
      code === 0x180e ||
      (code >= 0x200b && code <= 0x200f) ||
      (code >= 0x202a && code <= 0x202e) ||
      (code >= 0x2060 && code <= 0x206f) ||
      (code >= 0xfe00 && code <= 0xfe0f) ||
      code === 0xfeff))

/** Plain letters for those that look the same or mean the same in a move. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  [
    // Hyphens, dashes and minus signs.
    ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u02d7\ufe58\ufe63\uff0d\u30fc'],
    ['/', '\u2044\u2215'],
    ['1/2', '½'],
    ['...', '…'],
    ['x', '\u00d7\u2715\u2a2f'],
    // Cyrillic and Greek letters in castling.
    ['O', '\u041e\u043e\u039f\u03bf'],
    ['K', '\u2654\u265a'],
    ['Q', '\u2655\u265b'],
    ['R', '\u2656\u265c'],
    ['B', '\u2657\u265d'],
    ['N', '\u2658\u265e'],
    ['', '\u2659\u265f'],
    ['+', '\u2020'],
    ['#', '\u2021\u266f'],
    ["'", '\u2018\u2019\u2032\u02b9\u02bc\u00b4`'],
  ].flatMap(([plain, letters]) => Array.from(letters!, (letter): [string, string] => [letter, plain!])),
)

/** ASCII without primes. */
const PLAIN_ALREADY = /^[!-&(-_a-~]*$/
const ASCII = /^[ -~]*$/
const PRIMES_IN_CASTLING = /([O0o])'(?=[O0o])/g
const HYPHENS_IN_CASTLING = /([O0o12½])\u00ad(?=[O0o1½])/g

/**
 * A word without invisible characters, and in ASCII as far as it has a plain form. For short words: compatibility forms can be
 * longer.
 */
export function plainWord(word: string): string {
  if (PLAIN_ALREADY.test(word)) return word
  // A soft hyphen is shown only at the end of a line, so between the parts of a result or of castling it is meant as a hyphen.
  const plain = plainLetters(word.includes('\u00ad') ? word.replace(HYPHENS_IN_CASTLING, '$1-') : word)
  const full = ASCII.test(plain) ? plain : plainLetters(plain.normalize('NFKC'))
  return full.includes("'") ? full.replace(PRIMES_IN_CASTLING, '$1-').replaceAll("'", '') : full
}

function plainLetters(word: string): string {
  let plain = ''
  for (const letter of word) {
    if (!isInvisible(letter.charCodeAt(0))) plain += PLAIN.get(letter) ?? letter
  }
  return plain
}
