import * as z from 'zod/mini'
import { isFen } from '#chess/fen.ts'
import { COLORS, type Color, type Fen, type Result, type San } from '#chess/types.ts'
import { LEVELS } from '#engine/levels.ts'
import { STRENGTHS, type Skill } from '#engine/strength.ts'
import type { DeclaredEnd } from './ending.ts'
import {
  GAME_MODES,
  INCREMENTS,
  LONGEST_NAME,
  MATCH_MODES,
  MOST_TAKEBACKS,
  TIME_CONTROLS,
  type Increment,
  type MatchMode,
  type TimeControl,
} from './settings.ts'

/**
 * A game that has ended, as a device hands it over: what was chosen, what was played and how long it took. Who won is not
 * in it: that is found out by whoever takes it (judge.ts).
 */
export interface FinishedGame {
  /** The game's own from its start, so that it can be handed over twice and kept once. */
  readonly gameId: string
  readonly settings: MatchSettings
  readonly names: Readonly<Record<Color, string>>
  /** Whose game it is, against the computer and online; of no meaning between two people at one screen. */
  readonly playerColor: Color
  readonly start: Fen
  readonly moves: readonly San[]
  /** Milliseconds that the mover had left after each move; none in a game without a clock. */
  readonly times: readonly number[] | null
  /** What both had left at the end. */
  readonly left: Readonly<Record<Color, number>> | null
  readonly called: DeclaredEnd | null
  readonly finishedAt: string
  readonly durationSeconds: number
  readonly engineVersion: string | null
}

export interface MatchSettings {
  readonly mode: MatchMode
  readonly timeControl: TimeControl
  /** One of the four specified levels, or a strength of the dial, as a number. */
  readonly aiDifficulty: Skill
  readonly increment: Increment
  readonly untimed: boolean
  /** How often moves were taken back; absent where none were, and of games before they were counted. */
  readonly takebacks?: number | undefined
}

/** Far more than the longest that `makeFen` writes; between its fields any space is a FEN's. */
const LONGEST_FEN = 100
/** With the rules of repetition and fifty moves in force, games between people stay far below this. */
const MOST_MOVES = 3_000
/** A week of sitting there. */
const LONGEST_SECONDS = 7 * 24 * 60 * 60
const LONGEST_TIME_MS = 30 * 60_000 + 30_000 * MOST_MOVES

const color = z.enum(COLORS)
const time = z.int().check(z.minimum(0), z.maximum(LONGEST_TIME_MS))
/** Names are shown to others, so nothing in them may steer the text around them. */
const name = z.pipe(
  z.string().check(z.maxLength(4 * LONGEST_NAME)),
  z.transform((text) =>
    text
      .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
      .trim()
      .slice(0, LONGEST_NAME)
      // Half a character, where the text was cut or was broken before.
      .replace(/\p{Cs}/gu, ''),
  ),
)
const pair = <T extends z.ZodMiniType>(entry: T) => z.object({ w: entry, b: entry })

export const skill = z.union([
  z.enum(LEVELS),
  z.int().check(
    z.minimum(STRENGTHS.least),
    z.maximum(STRENGTHS.most),
    z.refine((rating) => rating % STRENGTHS.step === 0),
  ),
])
const choices = {
  timeControl: z.literal(TIME_CONTROLS),
  aiDifficulty: skill,
  increment: z.literal(INCREMENTS),
  untimed: z.boolean(),
  takebacks: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_TAKEBACKS))),
}
export const matchSettings = z.object({ mode: z.enum(MATCH_MODES), ...choices })

const schema = z.object({
  // One game has one name: with capitals it would be kept a second time.
  gameId: z.pipe(
    z.uuid(),
    z.transform((id) => id.toLowerCase()),
  ),
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
      // Of a game by link, of which a guest's device keeps a copy.
      z.object({ reason: z.literal('abandonment'), color: z.nullable(color) }),
    ]),
  ),
  finishedAt: z.iso.datetime(),
  durationSeconds: z.int().check(z.minimum(0), z.maximum(LONGEST_SECONDS)),
  engineVersion: z.nullable(z.string().check(z.regex(/^[\w.-]{1,20}$/))),
})

/** What is not asked for is left out; `detail` names the field that is at fault. */
export function parseFinishedGame(value: unknown): Result<FinishedGame, 'ERR_GAME_UNREADABLE'> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const path = parsed.error.issues[0]?.path.join('.') ?? ''
  return { ok: false, error: 'ERR_GAME_UNREADABLE', detail: path }
}
