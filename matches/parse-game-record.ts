import * as z from 'zod/mini'
import { isFen } from '#chess/fen.ts'
import { COLORS, type Fen, type Result } from '#chess/types.ts'
import { LEVELS } from '#engine/levels.ts'
import { STRENGTHS } from '#engine/strength.ts'
import type { GameRecordText } from './game-record-text.ts'
import { KEPT_RULES } from './kept-rules.ts'
import {
  GAME_MODES,
  INCREMENTS,
  LONGEST_NAME,
  MATCH_MODES,
  MOST_TAKEBACKS,
  MOVE_DAYS,
  TIME_CONTROLS,
} from './settings.ts'

/** The schema of game records from outside: from a device's storage or a request. */

/** Far longer than any FEN that `makeFen` writes; a FEN may have any amount of space between its fields. */
const LONGEST_FEN = 100
/** The repetition and fifty-move rules keep games between people far below this. */
const MOST_MOVES = 3_000
const LONGEST_SECONDS = 7 * 24 * 60 * 60
const LONGEST_TIME_MS = Math.max(
  Math.max(...TIME_CONTROLS) * 60_000 + Math.max(...INCREMENTS) * 1000 * MOST_MOVES,
  Math.max(...MOVE_DAYS) * 24 * 60 * 60_000,
)

const color = z.enum(COLORS)
const time = z.int().check(z.minimum(0), z.maximum(LONGEST_TIME_MS))
/** Removes control characters, since names are shown to others and must not affect the text around them. */
const name = z.pipe(
  z.string().check(z.maxLength(4 * LONGEST_NAME)),
  z.transform((text) =>
    text
      .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
      .trim()
      .slice(0, LONGEST_NAME)
      // Removes lone surrogates, whether left by the cut or sent by the client.
      .replace(/\p{Cs}/gu, ''),
  ),
)
const pair = <T extends z.ZodMiniType>(entry: T) => z.object({ w: entry, b: entry })

export const skillSchema = z.union([
  z.enum(LEVELS),
  z.int().check(
    z.minimum(STRENGTHS.least),
    z.maximum(STRENGTHS.most),
    z.refine((rating) => rating % STRENGTHS.step === 0),
  ),
])
/** Absent in requests and answers of older releases. */
export const rulesSchema = z.prefault(z.enum(KEPT_RULES), 'standard')

const choices = {
  timeControl: z.literal(TIME_CONTROLS),
  aiDifficulty: skillSchema,
  increment: z.literal(INCREMENTS),
  untimed: z.boolean(),
  days: z.optional(z.literal(MOVE_DAYS)),
  takebacks: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_TAKEBACKS))),
}
export const settingsFieldsSchema = z.object({ mode: z.enum(MATCH_MODES), ...choices })

const record: z.ZodMiniType<GameRecordText> = z.object({
  // Lower-cased, so that a game has exactly one id.
  gameId: z.pipe(
    z.uuid(),
    z.transform((id) => id.toLowerCase()),
  ),
  rules: rulesSchema,
  settings: z.object({ mode: z.enum(GAME_MODES), ...choices }),
  names: pair(name),
  playerColor: color,
  start: z.custom<Fen>((value) => isFen(value) && value.length <= LONGEST_FEN),
  moves: z.array(z.string().check(z.maxLength(12))).check(z.minLength(1), z.maxLength(MOST_MOVES)),
  times: z.nullable(z.array(time).check(z.maxLength(MOST_MOVES))),
  left: z.nullable(pair(time)),
  called: z.nullable(
    z.union([
      z.object({ reason: z.enum(['timeout', 'resignation']), color }),
      z.object({ reason: z.literal('agreement') }),
      // Occurs in a guest's copy of an online game.
      z.object({ reason: z.literal('abandonment'), color: z.nullable(color) }),
    ]),
  ),
  finishedAt: z.iso.datetime(),
  durationSeconds: z.int().check(z.minimum(0), z.maximum(LONGEST_SECONDS)),
  engineVersion: z.nullable(z.string().check(z.regex(/^[\w.-]{1,20}$/))),
})

/** Drops unknown fields. `detail` names the first bad field. The moves are not replayed: see `readGameRecord`. */
export function parseGameRecord(value: unknown): Result<GameRecordText, 'ERR_GAME_UNREADABLE'> {
  const parsed = record.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const path = parsed.error.issues[0]?.path.join('.') ?? ''
  return { ok: false, error: 'ERR_GAME_UNREADABLE', detail: path }
}
