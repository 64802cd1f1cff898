import { parse } from 'tldts'

/** The fewest digits of a telephone number. No real name has as many. */
const FEWEST_DIGITS = 7
/** With or without a domain of the Internet: `me@evil` is an address too. */
const EMAIL_ADDRESS = /[^\s@]{2}@[^\s@]{2}|[^\s@]@[^\s@]+\.[^\s@]/u
/** IDNA treats the first three as a dot, and readers the others. A host name never has two in a row. */
const DOTS = '.。｡·•‧∙⋅・ꓸ۔'
const DOT = new RegExp(`[${DOTS}]`, 'u')
const BETWEEN_WORDS = new RegExp(`[^\\p{L}\\p{M}\\p{N}\\-/${DOTS}]|[${DOTS}]{2}`, 'u')
/**
 * A dot that is spelt out, in brackets or between blanks: `evil dot ru`, `evil[.]ru`. Dot is also a first name, so only the
 * commonest ends of addresses count.
 */
const SPELT_DOT =
  /(?: ?[([{<] ?(?:dot|डॉट|डाट|\.) ?[)\]}>] ?| (?:dot|डॉट|डाट|\.) )(?=(?:[a-z]{2}|com|net|org|info|biz|xyz|online|site|app|कॉम|नेट|इन|ऑर्ग|भारत)(?![\p{L}\p{M}]))/giu
const HINDI_ENDS: Readonly<Record<string, string>> = { कॉम: 'com', नेट: 'net', इन: 'in', ऑर्ग: 'org' }
const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'rev', 'sr', 'jr', 'st', 'fr', 'smt', 'shri', 'no'])

/**
 * True if a public name holds contact details: an email or web address, or a telephone number. We cannot check
 * whether it is the person's own. Expects a judged text (judged-text.ts).
 */
export const holdsContactDetails = (name: string): boolean =>
  /https?:|www\./i.test(name) ||
  holdsSpeltAddress(name) ||
  EMAIL_ADDRESS.test(name) ||
  (name.match(/[\p{Nd}\p{No}]/gu) ?? []).length >= FEWEST_DIGITS ||
  name.split(BETWEEN_WORDS).some(holdsWebAddress)

function holdsSpeltAddress(name: string): boolean {
  const plain = name.replace(SPELT_DOT, '.')
  if (plain === name) return false
  return plain
    .replace(/(?<=\.)(?:कॉम|नेट|इन|ऑर्ग)/gu, (end) => HINDI_ENDS[end] ?? end)
    .split(BETWEEN_WORDS)
    .some(holdsWebAddress)
}

/**
 * A web address ends in a suffix from the Public Suffix List. Initials and titles before a surname look the same ("T.Green",
 * "Dr.No"), so they count only if a path follows, as in `t.me/evil`.
 */
function holdsWebAddress(word: string): boolean {
  const parts = word.toLowerCase().split('/')
  return parts.some((part, index) => {
    const host = part.split(DOT).filter((label) => label !== '')
    const { isIcann, domain, publicSuffix } = parse(host.join('.'))
    if (isIcann !== true || domain === null || publicSuffix === null) return false
    const labels = host.slice(0, -publicSuffix.split('.').length)
    const hasPath = index < parts.length - 1
    return hasPath || !labels.every((label) => label.length === 1 || TITLES.has(label))
  })
}
