import * as z from 'zod/mini'
import { isFen } from '#chess/fen.ts'
import { COLORS, type Fen } from '#chess/types.ts'
import { END_REASONS } from '#matches/ending.ts'
import { MATCH_RESULTS } from '#matches/judge.ts'
import type { MeasuredStrength } from '#matches/measured-strength.ts'
import { RIVALS, type MatchStatistics } from '#matches/statistics.ts'
import { makeMatchRecord, readMatchRecord, type MatchRecord } from '#matches/match-record.ts'
import type { AccountMatch, AccountMatchSummary } from '#matches/match.ts'
import { rulesSchema, settingsFieldsSchema, skillSchema } from '#matches/parse-game-record.ts'

/**
 * The responses of the routes under /api/matches. On the wire a match has the specification's flat fields, so that pages and
 * servers of different releases understand each other.
 */

export interface MatchPage {
  readonly matches: readonly AccountMatchSummary[]
  /** Cursor of the next page; `null` on the last. */
  readonly next: string | null
}

/** The response to a finished game. */
export interface SavedMatch {
  /** The result as saved in the account. */
  readonly match: AccountMatch
  /** The account has already saved this game with a different ending. */
  readonly isOther: boolean
}

const text = z.string()
const fen = z.custom<Fen>(isFen)
const color = z.enum(COLORS)
const summary = {
  id: text,
  gameId: text,
  opponentType: z.enum(['computer', 'human']),
  level: z.nullable(skillSchema),
  humanColor: z.nullable(color),
  names: z.object({ w: text, b: text }),
  result: z.enum(MATCH_RESULTS),
  winner: z.nullable(color),
  endReason: z.enum(END_REASONS),
  durationSeconds: z.number(),
  finishedAt: text,
  moveCount: z.number(),
  finalFen: fen,
  lastMove: text,
  eco: z.nullable(text),
  opening: z.nullable(text),
  settings: settingsFieldsSchema,
  rules: rulesSchema,
  createdAt: text,
  shareToken: z.nullable(text),
}

const page = z.object({
  matches: z.array(z.object(summary) satisfies z.ZodMiniType<MatchRecord<AccountMatchSummary>>),
  next: z.nullable(text),
})
const match: z.ZodMiniType<MatchRecord<AccountMatch>> = z.object({
  ...summary,
  start: fen,
  moves: z.array(text),
  times: z.nullable(z.array(z.number())),
  engineVersion: z.nullable(text),
})
const games = z.number()
const tally = z.object({ win: games, draw: games, loss: games })
const counted: z.ZodMiniType<{ readonly statistics: MatchStatistics }> = z.object({
  statistics: z.object({
    total: games,
    byRival: z.record(z.enum(RIVALS), tally),
    byColor: z.record(color, tally),
    openings: z.array(z.object({ name: text, tally })),
    streak: z.nullable(z.object({ result: z.enum(MATCH_RESULTS), games })),
    weeks: z.array(z.object({ monday: text, games })),
  }),
})
const positive = z.number().check(z.positive())
const measured: z.ZodMiniType<{ readonly strength: MeasuredStrength }> = z.object({
  strength: z.object({ rating: z.number(), deviation: positive, volatility: positive, games }),
})
const found = z.object({ match })
const saved = z.object({ match, isOther: z.boolean() })
const shared = z.object({ shareToken: text })

export const makeMatchPage = ({ matches, next }: MatchPage) => ({
  matches: matches.map(makeMatchRecord),
  next,
})
export const makeFoundMatch = (value: AccountMatch) => ({ match: makeMatchRecord(value) })
export const makeSavedMatch = ({ match: value, isOther }: SavedMatch) => ({
  match: makeMatchRecord(value),
  isOther,
})

/** The parsers throw if the answer has another shape. */
export function parseMatchPage(value: unknown): MatchPage {
  const { matches, next } = page.parse(value)
  return { matches: matches.map(readMatchRecord), next }
}
export const parseMatch = (value: unknown): AccountMatch => readMatchRecord(found.parse(value).match)
export function parseSavedMatch(value: unknown): SavedMatch {
  const parsed = saved.parse(value)
  return { match: readMatchRecord(parsed.match), isOther: parsed.isOther }
}
export const parseStatistics = (value: unknown): MatchStatistics => counted.parse(value).statistics
export const parseStrength = (value: unknown): MeasuredStrength => measured.parse(value).strength
export const parseShareToken = (value: unknown): string => shared.parse(value).shareToken
