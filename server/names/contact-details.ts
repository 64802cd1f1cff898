import { parse } from 'tldts'

/** The fewest digits of a telephone number. No real name has as many. */
const FEWEST_DIGITS = 7
const EMAIL_ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]/u
/** IDNA treats all of these as a dot. A host name never has two in a row. */
const DOT = /[.。．｡]/u
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}\-./。．｡]|[.。．｡]{2}/u
const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'rev', 'sr', 'jr', 'st', 'fr', 'smt', 'shri', 'no'])

/**
 * True if a public name holds contact details: an email or web address, or a telephone number. We cannot check
 * whether it is the person's own.
 */
export const holdsContactDetails = (name: string): boolean =>
  /https?:|www\./i.test(name) ||
  EMAIL_ADDRESS.test(name) ||
  (name.match(/\p{Nd}/gu) ?? []).length >= FEWEST_DIGITS ||
  name.split(BETWEEN_WORDS).some(holdsWebAddress)

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
