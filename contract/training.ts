import * as z from 'zod/mini'
import { DRILLS, DURATIONS } from './square-drills.ts'

/**
 * A training log: a list of immutable entries. The lists of two devices are merged by union, and everything shown (rating, due
 * cards, days) is computed from the whole list. Each entry has an id, so that one sent twice counts once.
 */

/** How the puzzle was chosen: for the rating, by the user, as a repetition after a failure, or in a rush. */
const PUZZLE_MODES = ['rated', 'chosen', 'again', 'rush'] as const
export type PuzzleMode = (typeof PUZZLE_MODES)[number]

const RUSHES = ['minutes', 'lives'] as const
export type Rush = (typeof RUSHES)[number]

const id = z.uuidv7()
/** All in exactly the same format, so that they sort as text. */
const at = z.iso.datetime({ precision: 3 })
const rating = z.int().check(z.minimum(0), z.maximum(4_000))
const cardKey = z.string().check(z.regex(/^[\w-]{8,40}$/))
const word = z.string().check(z.regex(/^\w{1,40}$/))
const fen = z.string().check(z.maxLength(100))
const motif = z.string().check(z.regex(/^[a-z-]{1,30}$/))
const count = z.int().check(z.minimum(0), z.maximum(6_000))
const uci = z.string().check(z.regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/))

/** The parts of a puzzle needed to set it again without its file. */
const line = z.object({ fen, moves: z.array(uci).check(z.maxLength(40)) })

const puzzleEntry = z.object({
  kind: z.literal('puzzle'),
  id,
  at,
  mode: z.enum(PUZZLE_MODES),
  /** The puzzle's id in the Lichess database. */
  puzzle: z.string().check(z.regex(/^\w{1,10}$/)),
  rating,
  deviation: z.int().check(z.minimum(0), z.maximum(500)),
  themes: z.array(word).check(z.maxLength(20)),
  /** Solved at the first try, without a hint. */
  isSolved: z.boolean(),
  /** The moves of an unsolved puzzle, for trying it again. */
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

/** A mistake of a reviewed game, for later practice: what would have been better? */
const cardEntry = z.object({
  kind: z.literal('card'),
  id,
  at,
  /** The same mistake has the same key on every device that reviews the game. */
  card: cardKey,
  /** The position before the opponent's last move, that move, and the only good answer. */
  fen,
  before: uci,
  best: uci,
  played: uci,
  moveClass: z.enum(['inaccuracy', 'mistake', 'missed-win', 'blunder']),
  /** How the coach explains the loss: `fork`, `mate`; absent if nothing is proved. */
  motif: z.optional(motif),
  game: z.object({
    /** `Asha v Computer`. */
    title: z.string().check(z.maxLength(200)),
    /** Opens the review of a saved game; absent for a pasted one. */
    id: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
    move: z.int().check(z.minimum(1), z.maximum(6_000)),
  }),
})

const answerEntry = z.object({ kind: z.literal('answer'), id, at, card: cardKey, isRight: z.boolean() })

/** A completed board of a lesson; repeats count once. */
const lessonEntry = z.object({
  kind: z.literal('lesson'),
  id,
  at,
  lesson: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  board: z.int().check(z.minimum(0), z.maximum(99)),
})

/** A run of a square-name exercise that beat the earlier ones. Of all runs of a kind the best counts. */
const squaresEntry = z.object({
  kind: z.literal('squares'),
  id,
  at,
  drill: z.enum(DRILLS),
  seconds: z.literal(DURATIONS),
  right: z.int().check(z.minimum(1), z.maximum(1_000)),
})

/** A trained position of an ending. It is right if the result was kept in every move, with no hint that names a man. */
const endingEntry = z.object({
  kind: z.literal('ending'),
  id,
  at,
  ending: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
  isRight: z.boolean(),
  /** Half-moves by which the win took longer than with best play. */
  pliesLost: z.int().check(z.minimum(0), z.maximum(10_000)),
})

/** How well the user played a game, once its review is complete. If a game was reviewed twice, the last entry counts. */
const reviewEntry = z.object({
  kind: z.literal('review'),
  id,
  at,
  /** Derived from the moves: the same game has the same key on all devices. */
  game: cardKey,
  /** The number of the user's own moves. */
  moves: z.int().check(z.minimum(1), z.maximum(6_000)),
  /** Accuracy out of 100. */
  accuracy: z.number().check(z.minimum(0), z.maximum(100)),
  /** The number of moves of each kind. */
  errors: z.object({ inaccuracy: count, mistake: count, 'missed-win': count, blunder: count }),
  /** The reasons that the coach proved: `fork`, `mate`. */
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
  endingEntry,
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

/** The entries that an account has received since the device's last request. */
export interface TrainingPage {
  readonly entries: readonly TrainingEntry[]
  /** The start of the next page. */
  readonly next: number
  readonly isLast: boolean
}

const page = z.object({ entries: z.array(z.unknown()), next: z.int(), isLast: z.boolean() })

/** Throws for any other value. Skips entries of a kind that only newer servers know. */
export function parseTrainingPage(value: unknown): TrainingPage {
  const { entries, next, isLast } = page.parse(value)
  return { entries: entries.flatMap((entry) => parseTrainingEntry(entry) ?? []), next, isLast }
}

const taken = z.object({ refused: z.array(z.string()) })

/** The ids of the entries that the account did not accept. Throws for any other value. */
export const parseRefused = (value: unknown): readonly string[] => taken.parse(value).refused
