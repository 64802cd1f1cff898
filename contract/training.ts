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
const word = z.string().check(z.regex(/^\w{1,40}$/))

/** A puzzle as far as it is needed to be set again, without its files. */
const line = z.object({
  fen: z.string().check(z.maxLength(100)),
  moves: z.array(z.string().check(z.regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/))).check(z.maxLength(40)),
})

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

const trainingEntry = z.discriminatedUnion('kind', [puzzleEntry, strengthEntry, rushEntry])

export type TrainingEntry = z.infer<typeof trainingEntry>
export type PuzzleEntry = z.infer<typeof puzzleEntry>
