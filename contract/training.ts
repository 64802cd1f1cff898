import * as z from 'zod/mini'
import { DRILLS, DURATIONS } from './square-drills.ts'

/**
 * A training log: a list of immutable entries. The lists of two devices are merged by union, and everything shown (rating, due
 * cards, days) is computed from the whole list. Each entry has an id, so that one sent twice counts once.
 */

/** How a puzzle was met: for the rating, chosen, again after it was failed, or in a rush. */
const PUZZLE_MODES = ['rated', 'chosen', 'again', 'rush'] as const
export type PuzzleMode = (typeof PUZZLE_MODES)[number]

const RUSHES = ['minutes', 'lives'] as const
export type Rush = (typeof RUSHES)[number]

const id = z.uuidv7()
/** All alike to the letter, so that they sort as text. */
const at = z.iso.datetime({ precision: 3 })
const rating = z.int().check(z.minimum(0), z.maximum(4_000))
const cardKey = z.string().check(z.regex(/^[\w-]{8,40}$/))
const word = z.string().check(z.regex(/^\w{1,40}$/))
const fen = z.string().check(z.maxLength(100))
const motif = z.string().check(z.regex(/^[a-z-]{1,30}$/))
const count = z.int().check(z.minimum(0), z.maximum(6_000))
const uci = z.string().check(z.regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/))

/** A puzzle as far as it is needed to be set again, without its files. */
const line = z.object({ fen, moves: z.array(uci).check(z.maxLength(40)) })

const puzzleEntry = z.object({
  kind: z.literal('puzzle'),
  id,
  at,
  mode: z.enum(PUZZLE_MODES),
  /** As the puzzles' database names it. */
  puzzle: z.string().check(z.regex(/^\w{1,10}$/)),
  rating,
  deviation: z.int().check(z.minimum(0), z.maximum(500)),
  themes: z.array(word).check(z.maxLength(20)),
  /** At the first try, without a hint. */
  isSolved: z.boolean(),
  /** The moves of an unsolved puzzle, to be tried again. */
  line: z.optional(line),
})

/** The user's own estimate of their strength, before the first rated puzzle. */
const strengthEntry = z.object({ kind: z.literal('strength'), id, at, rating })

const rushEntry = z.object({
  kind: z.literal('rush'),
  id,
  at,
  rush: z.enum(RUSHES),
  solved: z.int().check(z.minimum(0), z.maximum(1_000)),
})

/** A mistake of a reviewed game, to be asked about again: what would have been better? */
const cardEntry = z.object({
  kind: z.literal('card'),
  id,
  at,
  /** The same mistake has the same key, whichever device reviewed the game. */
  card: cardKey,
  /** Before the opponent's last move, that move, and the only good answer. */
  fen,
  before: uci,
  best: uci,
  played: uci,
  moveClass: z.enum(['inaccuracy', 'mistake', 'missed-win', 'blunder']),
  /** How the coach words the loss: `fork`, `mate`; absent where nothing is proved. */
  motif: z.optional(motif),
  game: z.object({
    /** `Asha v Computer`. */
    title: z.string().check(z.maxLength(200)),
    /** By which the review of a kept game is opened; absent of a pasted one. */
    id: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
    move: z.int().check(z.minimum(1), z.maximum(6_000)),
  }),
})

const answerEntry = z.object({ kind: z.literal('answer'), id, at, card: cardKey, isRight: z.boolean() })

/** A board of a lesson that is done; twice is no more than once. */
const lessonEntry = z.object({
  kind: z.literal('lesson'),
  id,
  at,
  lesson: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  board: z.int().check(z.minimum(0), z.maximum(99)),
})

/** A run with the names of the squares that was better than those before. Of all runs of a kind the best counts. */
const squaresEntry = z.object({
  kind: z.literal('squares'),
  id,
  at,
  drill: z.enum(DRILLS),
  seconds: z.literal(DURATIONS),
  right: z.int().check(z.minimum(1), z.maximum(1_000)),
})

/** How an own game was played, once its review is whole. Of a game that was reviewed twice the last one counts. */
const reviewEntry = z.object({
  kind: z.literal('review'),
  id,
  at,
  /** Follows from the moves: the same game has the same key on all devices. */
  game: cardKey,
  /** Own moves. */
  moves: z.int().check(z.minimum(1), z.maximum(6_000)),
  /** Out of 100. */
  accuracy: z.number().check(z.minimum(0), z.maximum(100)),
  /** How many moves were of each kind. */
  errors: z.object({ inaccuracy: count, mistake: count, 'missed-win': count, blunder: count }),
  /** Why, where the coach proved it: `fork`, `mate`. */
  motifs: z.array(motif).check(z.maxLength(40)),
})

const trainingEntry = z.discriminatedUnion('kind', [
  puzzleEntry,
  strengthEntry,
  rushEntry,
  cardEntry,
  answerEntry,
  lessonEntry,
  squaresEntry,
  reviewEntry,
])

export type TrainingEntry = z.infer<typeof trainingEntry>
export type PuzzleEntry = z.infer<typeof puzzleEntry>
export type CardEntry = z.infer<typeof cardEntry>
export type LessonEntry = z.infer<typeof lessonEntry>
export type SquaresEntry = z.infer<typeof squaresEntry>
export type ReviewEntry = z.infer<typeof reviewEntry>

/** Undefined for anything that is not an entry; unknown fields are dropped. */
export function parseTrainingEntry(value: unknown): TrainingEntry | undefined {
  const parsed = trainingEntry.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** The entries that an account has received since the device last asked. */
export interface TrainingPage {
  readonly entries: readonly TrainingEntry[]
  /** Where the next page begins. */
  readonly next: number
  readonly isLast: boolean
}

const page = z.object({ entries: z.array(z.unknown()), next: z.int(), isLast: z.boolean() })

/** Throws at anything that is no such answer. Entries of a kind that a newer server knows are passed over. */
export function parseTrainingPage(value: unknown): TrainingPage {
  const { entries, next, isLast } = page.parse(value)
  return { entries: entries.flatMap((entry) => parseTrainingEntry(entry) ?? []), next, isLast }
}

const taken = z.object({ refused: z.array(z.string()) })

/** The ids of those that the account did not take. Throws at anything that is no such answer. */
export const parseRefused = (value: unknown): readonly string[] => taken.parse(value).refused
