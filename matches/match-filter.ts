import { LEVELS, type Level } from '#engine/levels.ts'
import { skillName } from '#engine/strength.ts'
import { COLORS, type Color } from '#chess/types.ts'
import { MATCH_RESULTS, type MatchResult } from './judge.ts'
import type { MatchSummary } from './match.ts'

/** What a list of matches is narrowed to, as it stands in an address: `?result=win&opponent=master&color=b&q=sicilian`. */
export interface MatchFilter {
  readonly result?: MatchResult
  readonly opponent?: Opponent
  readonly color?: Color
  /** In small letters, each of which must be found. */
  readonly words: readonly string[]
}

/** The strengths of the dial are one opponent here: a list of 41 is none to choose from. */
export const OPPONENTS = ['human', 'online', ...LEVELS, 'strength'] as const
export type Opponent = 'human' | 'online' | Level | 'strength'

/** Whom a match was played against: somebody at the same screen, somebody online, or the computer. */
export const opponentOf = ({ level, settings }: Pick<MatchSummary, 'level' | 'settings'>): Opponent =>
  typeof level === 'number' ? 'strength' : (level ?? (settings.mode === 'online' ? 'online' : 'human'))

const LONGEST_SEARCH = 60
const MOST_WORDS = 6

/** What makes no sense narrows nothing. */
export function parseFilter(params: URLSearchParams): MatchFilter {
  const result = oneOf(MATCH_RESULTS, params.get('result'))
  const opponent = oneOf(OPPONENTS, params.get('opponent'))
  const color = oneOf(COLORS, params.get('color'))
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

/** The same question asked of one match, for those that are on the device. */
export function fits(match: MatchSummary, { result, opponent, color, words }: MatchFilter): boolean {
  if (result && match.result !== result) return false
  if (opponent && opponentOf(match) !== opponent) return false
  if (color && match.humanColor !== color) return false
  const text = searchTextOf(match)
  return words.every((word) => text.includes(word))
}

/** Opening and opponent, in small letters; a strength as it is typed, too. */
export function searchTextOf({ opening, eco, names, level }: MatchSummary): string {
  const opponent = level === null ? [names.w, names.b] : [`computer ${skillName(level)} ${level}`]
  return [eco, opening, ...opponent].filter(Boolean).join(' ').toLowerCase()
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((entry) => entry === value)
