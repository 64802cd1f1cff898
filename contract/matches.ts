import * as z from 'zod/mini'
import { isFen } from '#chess/fen.ts'
import { COLORS, type Fen } from '#chess/types.ts'
import { END_REASONS } from '#matches/ending.ts'
import { matchSettings, skill } from '#matches/finished-game.ts'
import { MATCH_RESULTS } from '#matches/judge.ts'
import type { MeasuredStrength } from '#matches/measured-strength.ts'
import { RIVALS, type MatchStatistics } from '#matches/statistics.ts'
import type { AccountMatch, AccountMatchSummary } from '#matches/match.ts'

/** What the addresses under /api/matches answer. */

export interface MatchPage {
  readonly matches: readonly AccountMatchSummary[]
  /** Where the next page begins; absent on the last. */
  readonly next: string | null
}

/** How a finished game was taken. */
export interface SavedMatch {
  /** As the account keeps it. */
  readonly match: AccountMatch
  /** The account keeps another ending of this game, and not the one that was sent. */
  readonly isOther: boolean
}

const text = z.string()
const fen = z.custom<Fen>(isFen)
const color = z.enum(COLORS)
const summary = {
  id: text,
  gameId: text,
  opponentType: z.enum(['computer', 'human']),
  level: z.nullable(skill),
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
  settings: matchSettings,
  createdAt: text,
  shareToken: z.nullable(text),
}

const page: z.ZodMiniType<MatchPage> = z.object({
  matches: z.array(z.object(summary)),
  next: z.nullable(text),
})
const match: z.ZodMiniType<AccountMatch> = z.object({
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
const saved: z.ZodMiniType<SavedMatch> = z.object({ match, isOther: z.boolean() })
const shared = z.object({ shareToken: text })

/** All of them throw at anything that is no such answer. */
export const parseMatchPage = (value: unknown): MatchPage => page.parse(value)
export const parseMatch = (value: unknown): AccountMatch => found.parse(value).match
export const parseSavedMatch = (value: unknown): SavedMatch => saved.parse(value)
export const parseStatistics = (value: unknown): MatchStatistics => counted.parse(value).statistics
export const parseStrength = (value: unknown): MeasuredStrength => measured.parse(value).strength
export const parseShareToken = (value: unknown): string => shared.parse(value).shareToken
