import words from './common-passwords.json' with { type: 'json' }

/**
 * The 3,000 commonest passwords that are long enough for us in the first place, as many as OWASP ASVS 5.0 asks for
 * (6.2.4), the commonest first. Where they come from: docs/credits.md.
 */
const COMMON = new Set(words)

/** Orders that a finger or the alphabet gives: keyboards of English, German and French, digits, letters. */
const ORDERS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
].flatMap((order) => [order, [...order].toReversed().join('')])
const LONGEST_ORDER = 26
/** Two neighbours stand together in many a good word (`no`, `as`); three seldom do. */
const SHORTEST_RUN = 3

/**
 * Whether whoever tries passwords by a list, or by rule, finds this one early: one of the commonest, a short piece over
 * and over (`abab`), or nothing but runs of at least three neighbours or equals (`abcdef`, `123qwe`, `aaabbb`). Upper and
 * lower case make no difference to them.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  return COMMON.has(text) || isRepeated(text) || consistsOfRuns(text)
}

const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/su.test(text)

/** Takes time in proportion to the length: an answer must not depend on a long password being kind. */
function consistsOfRuns(text: string): boolean {
  const ends = new Set([0])
  // What is added on the way is visited as well.
  for (const start of ends) {
    const last = Math.min(text.length, start + LONGEST_ORDER)
    for (let end = start + SHORTEST_RUN; end <= last && isRun(text.slice(start, end)); end++) ends.add(end)
  }
  return ends.has(text.length)
}

const isRun = (piece: string): boolean =>
  piece === piece.charAt(0).repeat(piece.length) || ORDERS.some((order) => order.includes(piece))
