import { COLORS, type Color } from '#chess/types.ts'
import { MATCH_RESULTS, type MatchResult } from './judge.ts'
import type { MatchSummary } from './match.ts'
import { OPPONENT_KINDS, opponentKind, ownSide, type OpponentKind } from './opponent.ts'

/** The filter of a match list, as in an address: `?result=win&opponent=master&color=b&q=sicilian`. */
export interface MatchFilter {
  readonly result?: MatchResult
  readonly opponent?: OpponentKind
  readonly color?: Color
  /** In lower case. A match must contain every word. */
  readonly words: readonly string[]
}

const LONGEST_SEARCH = 60
const MOST_WORDS = 6

/** The part of URLSearchParams that a filter needs, which pure code cannot name. */
interface Parameters {
  get(name: string): string | null
}

/** Ignores unknown values. */
export function parseFilter(params: Parameters): MatchFilter {
  const result = findIn(MATCH_RESULTS, params.get('result'))
  const opponent = findIn(OPPONENT_KINDS, params.get('opponent'))
  const color = findIn(COLORS, params.get('color'))
  const words = (params.get('q') ?? '')
    .slice(0, LONGEST_SEARCH)
    .toLowerCase()
    .split(/[\p{Z}\p{C}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  return { ...(result && { result }), ...(opponent && { opponent }), ...(color && { color }), words }
}

export const isNarrow = ({ result, opponent, color, words }: MatchFilter): boolean =>
  result !== undefined || opponent !== undefined || color !== undefined || words.length > 0

/** Applies the filter to a match on the device. The database applies it to those of an account. */
export function fits(match: MatchSummary, { result, opponent, color, words }: MatchFilter): boolean {
  if (result && match.result !== result) return false
  if (opponent && opponentKind(match.opponent) !== opponent) return false
  if (color && ownSide(match.opponent) !== color) return false
  const text = searchTextOf(match)
  return words.every((word) => text.includes(word))
}

/**
 * Opening and opponent in lower case. A strength is included both formatted and in plain digits, since users may type either.
 */
export function searchTextOf({ opening, eco, opponent }: MatchSummary): string {
  const players =
    opponent.type === 'computer'
      ? [`computer ${opponent.skill.toLocaleString('en-GB')} ${opponent.skill}`]
      : [opponent.names.w, opponent.names.b]
  return [eco, opening, ...players].filter(Boolean).join(' ').toLowerCase()
}

const findIn = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((entry) => entry === value)
