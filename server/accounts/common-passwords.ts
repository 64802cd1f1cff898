import words from './common-passwords.json' with { type: 'json' }

/**
 * The 3,000 most common passwords of the length that we accept, as OWASP ASVS 5.0 requires (6.2.4). docs/credits.md names their
 * source.
 */
const COMMON = new Set(words)

/** Sequences that people type: the alphabet, digits, and the rows of English, German and French keyboards. */
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
/** Runs of two neighbours occur in many good words (`no`, `as`), runs of three rarely. */
const SHORTEST_RUN = 3

/**
 * True for a password that guessing by list or by rule finds early: a common one, a short part repeated (`abab`), or nothing
 * but runs of at least three neighbours or equal characters (`abcdef`, `123qwe`, `aaabbb`). Case is ignored.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  return COMMON.has(text) || isRepeated(text) || consistsOfRuns(text)
}

const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/su.test(text)

/** Linear in the length, so that a long password cannot be used to slow the server down. */
function consistsOfRuns(text: string): boolean {
  const ends = new Set([0])
  // The iteration includes ends that are added while it runs.
  for (const start of ends) {
    const last = Math.min(text.length, start + LONGEST_ORDER)
    for (let end = start + SHORTEST_RUN; end <= last && isRun(text.slice(start, end)); end++) ends.add(end)
  }
  return ends.has(text.length)
}

const isRun = (piece: string): boolean =>
  piece === piece.charAt(0).repeat(piece.length) || ORDERS.some((order) => order.includes(piece))
