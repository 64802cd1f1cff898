import * as z from 'zod/mini'
import type { LogEntry } from '#tournaments/log.ts'

/**
 * The log of a tournament as a file or another device sends it. This checks the shape; whether each action was allowed is checked
 * when the log is replayed (tournaments/log.ts).
 */

const text = z.string().check(z.maxLength(200))
const count = z.int().check(z.minimum(0), z.maximum(100_000_000))
const id = z.int().check(z.minimum(1), z.maximum(100_000))
const section = z.string().check(z.regex(/^\w{1,20}$/))
const round = z.int().check(z.minimum(1), z.maximum(100))
const board = z.int().check(z.minimum(1), z.maximum(10_000))
const many = <T extends z.core.$ZodType>(item: T) => z.array(item).check(z.maxLength(2000))
const color = z.enum(['w', 'b'])
const result = z.enum([
  ...(['1-0', '1/2-1/2', '0-1', '1/2-0', '0-1/2', '0-0', '1-0u', '1/2-1/2u', '0-1u'] as const),
  ...(['+/-', '-/+', '-/-', 'adjourned'] as const),
])
const requested = z.enum(['half', 'zero', 'full'])

const details = z.object({
  ...{ name: text, place: text, federation: text, arbiter: text, from: text, to: text },
  pace: z.enum(['standard', 'rapid', 'blitz']),
  ...{ timeControl: text, series: text, currency: text },
})

const player = z.object({
  name: text,
  sex: z.enum(['m', 'w', '']),
  title: text,
  ...{ rating: count, nationalRating: count, federation: text, fideId: text, nationalId: text },
  ...{ born: text, school: text, feeOwed: count, fixedBoard: count },
  mayTakeHalfBye: z.boolean(),
  isPublicByInitials: z.boolean(),
})

const settings = z.object({
  name: text,
  system: z.enum(['dutch', 'round-robin', 'knock-out']),
  rounds: count,
  points: z.object({
    win: count,
    draw: count,
    loss: count,
    absence: count,
    allocatedBye: count,
    pending: count,
  }),
  tieBreaks: text,
  initialColor: color,
  isBaku: z.boolean(),
  ratingMethod: z.enum(['fide', 'national', 'fide-first', 'national-first', 'highest']),
  missedRound: z.enum(['zero', 'half']),
  cycles: z.union([z.literal(1), z.literal(2)]),
  swapsLastRounds: z.boolean(),
  firstBoard: count,
  teamSize: count,
})

const games = many(z.object({ board, white: id, black: id }))
const byes = many(z.object({ player: id, bye: z.enum(['allocated', 'half', 'zero', 'full']) }))
const onBoard = { section, round, board }

const prize = z.object({
  ...{ section, name: text, amounts: many(count), sex: z.enum(['m', 'w', '']) },
  ...{
    ageFrom: count,
    ageTo: count,
    ratingFrom: count,
    ratingTo: count,
    isUnrated: z.boolean(),
    school: text,
  },
})

const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('created'), details }),
  z.object({ type: z.literal('details-changed'), details }),
  z.object({ type: z.literal('section-added'), section, settings }),
  z.object({ type: z.literal('section-changed'), section, settings }),
  z.object({ type: z.literal('section-removed'), section }),
  z.object({ type: z.literal('players-added'), section, players: many(player) }),
  z.object({ type: z.literal('player-changed'), player: id, details: player }),
  z.object({ type: z.literal('player-moved'), section, player: id }),
  z.object({ type: z.literal('player-removed'), player: id }),
  z.object({ type: z.literal('player-left'), player: id, isExpelled: z.boolean() }),
  z.object({ type: z.literal('player-returned'), player: id }),
  z.object({ type: z.literal('fee-paid'), player: id, amount: count }),
  z.object({ type: z.literal('check-in-opened'), section }),
  z.object({ type: z.literal('check-in-closed'), section }),
  z.object({ type: z.literal('checked-in'), player: id, isHere: z.boolean() }),
  z.object({ type: z.literal('bye-requested'), player: id, round, bye: z.optional(requested) }),
  z.object({
    type: z.literal('forbidden-pairs-set'),
    section,
    groups: many(z.object({ fromRound: count, toRound: count, players: many(id) })),
  }),
  z.object({ type: z.literal('numbers-set'), section, order: many(id) }),
  z.object({ type: z.literal('numbers-exchanged'), section, first: id, second: id }),
  z.object({ type: z.literal('renumbered'), section }),
  z.object({ type: z.literal('round-paired'), section, round, games, byes }),
  z.object({ type: z.literal('round-removed'), section, round }),
  z.object({ type: z.literal('manual-started'), section, round }),
  z.object({ type: z.literal('manual-pairs-set'), section, round, games, byes }),
  z.object({ type: z.literal('manual-ended'), section, round, note: z.string().check(z.maxLength(5000)) }),
  z.object({ type: z.literal('result-entered'), ...onBoard, result: z.optional(result) }),
  z.object({ type: z.literal('colors-swapped'), ...onBoard }),
  z.object({ type: z.literal('advancing-decided'), ...onBoard, player: id }),
  z.object({ type: z.literal('rating-corrected'), ...onBoard, result }),
  z.object({ type: z.literal('ties-settled'), section, order: many(id) }),
  z.object({
    type: z.literal('prizes-set'),
    prizes: many(prize),
    rule: z.object({ prizesPerPlayer: z.enum(['best', 'all']), ties: z.enum(['order', 'share']) }),
  }),
  z.object({ type: z.literal('strict-left'), section, reason: text }),
  z.object({ type: z.literal('undone'), entry: id }),
])

const entries = z
  .array(z.object({ number: id, at: z.iso.datetime({ precision: 3 }), action, accepted: many(text) }))
  .check(z.maxLength(100_000))

/** The entries, or undefined if one has a wrong shape. */
export function parseLogEntries(value: unknown): readonly LogEntry[] | undefined {
  const parsed = entries.safeParse(value)
  // Zod writes absent values as `| undefined`, and unknown warnings change nothing.
  return parsed.success ? (parsed.data as readonly LogEntry[]) : undefined
}
