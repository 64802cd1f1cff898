import { parse } from 'tldts'

/** The fewest digits of a telephone number. No real name has as many. */
const FEWEST_DIGITS = 7
const EMAIL_ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]/u
/** Anything shaped like a host name, and whether a path follows it. IDNA counts all of these dots as dots. */
const HOST_NAME = /[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:[.。．｡][\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)+\/?/gu
const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'rev', 'sr', 'jr', 'st', 'fr', 'smt', 'shri', 'no'])

/**
 * True if a public name holds contact details: an email or web address, or a telephone number. We cannot check
 * whether it is the person's own.
 */
export const holdsContactDetails = (name: string): boolean =>
  /https?:|www\./i.test(name) ||
  EMAIL_ADDRESS.test(name) ||
  (name.match(/\p{Nd}/gu) ?? []).length >= FEWEST_DIGITS ||
  (name.match(HOST_NAME) ?? []).some(isWebAddress)

/**
 * A web address ends in a suffix that the Public Suffix List knows. Initials and titles before a surname look the same
 * ("T.Green", "Dr.No"), so they count only with a path behind them, as in `t.me/evil`.
 */
function isWebAddress(text: string): boolean {
  const hasPath = text.endsWith('/')
  const host = text
    .replace('/', '')
    .replaceAll(/[。．｡]/g, '.')
    .toLowerCase()
  const { isIcann, domain, publicSuffix } = parse(host)
  if (isIcann !== true || domain === null || publicSuffix === null) return false
  const labels = host.slice(0, -publicSuffix.length - 1).split('.')
  return hasPath || !labels.every((label) => label.length === 1 || TITLES.has(label))
}
