import * as z from 'zod/mini'

/**
 * What somebody has trained, as a list of entries that are added and never changed: two devices' lists are merged by
 * putting them together, and everything shown (rating, what is due, days) is worked out of the whole. Each has an id of its own,
 * so that it can be handed over twice and counts once.
 */

/** How a puzzle was met: for the rating, chosen, again after it was failed, or in a rush. */
const PUZZLE_MODES = ['rated', 'chosen', 'again', 'rush'] as const
export type PuzzleMode = (typeof PUZZLE_MODES)[number]

const RUSHES = ['minutes', 'lives'] as const
export type Rush = (typeof RUSHES)[number]

const id = z.uuidv7()
const at = z.iso.datetime()
const rating = z.int().check(z.minimum(0), z.maximum(4_000))
const cardKey = z.string().check(z.regex(/^[\w-]{8,40}$/))
const word = z.string().check(z.regex(/^\w{1,40}$/))
const fen = z.string().check(z.maxLength(100))
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
  /** Of one that was not solved, to be tried again. */
  line: z.optional(line),
})

/** How strong somebody says they are, before the first rated puzzle. */
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
  motif: z.optional(z.string().check(z.regex(/^[a-z-]{1,30}$/))),
  game: z.object({
    /** `Asha v Computer`. */
    title: z.string().check(z.maxLength(200)),
    /** By which the review of a kept game is opened; absent of a pasted one. */
    id: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
    move: z.int().check(z.minimum(1), z.maximum(6_000)),
  }),
})

const answerEntry = z.object({ kind: z.literal('answer'), id, at, card: cardKey, isRight: z.boolean() })

const trainingEntry = z.discriminatedUnion('kind', [
  puzzleEntry,
  strengthEntry,
  rushEntry,
  cardEntry,
  answerEntry,
])

export type TrainingEntry = z.infer<typeof trainingEntry>
export type PuzzleEntry = z.infer<typeof puzzleEntry>
export type CardEntry = z.infer<typeof cardEntry>
