import { words as locale } from '#words/locale'
import { z } from 'zod'
import { longDate } from '#app/ui/dates.ts'
import { LEVELS, levelRating } from '#engine/levels.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { words } from '#words/editorial'

/** The results of `npm run bench`, read as text and parsed, because the page shows only a few of their values. */
const RESULTS = import.meta.glob<string>(
  ['../../../bench/results/{coach,review,human,strength-holds}.json', '../../../engine/ratings.json'],
  { query: '?raw', import: 'default', eager: true },
)

const rate = z.number().min(0).max(1)
const perCent = z.number().min(0).max(100)
const count = z.int().nonnegative()
const result = <Row extends z.ZodType>(row: Row) =>
  z.object({ date: z.iso.datetime(), rows: z.array(row).min(1) })

/** engine/ratings.json, which `npm run bench -- levels` writes and the level cards show. */
const ratingsSchema = z.object({
  date: z.iso.date(),
  levels: z.record(z.enum(LEVELS), z.object({ games: count })),
})
const coachSchema = result(
  z.object({
    source: z.string(),
    told: z.string(),
    engine: z.string(),
    moves: count,
    claims: count,
    'with a claim, per cent': perCent,
    /** Present for mistakes only. */
    'blunders with a claim, per cent': perCent.optional(),
    'tested for the reason': count.optional(),
    'the reason, per cent': perCent.optional(),
    refuted: count,
    'less than half of it': count,
  }),
)
const reviewSchema = result(
  z.object({
    figure: z.string(),
    value: z.union([z.number(), z.string()]),
    of: z.union([count, z.literal('')]),
  }),
)
const humanSchema = result(
  z.object({
    band: z.union([count, z.literal('all')]),
    player: z.string(),
    positions: count,
    top1: rate,
    top1From: rate,
    top1To: rate,
    leftHanging: rate,
    overlookedCapture: rate,
    blunders: count,
    sharedBlunders: rate,
  }),
)
const strengthSchema = result(
  z.object({
    engine: z.string(),
    figure: z.string(),
    sample: z.string(),
    games: count,
    sides: count,
    here: z.number(),
    from: z.number(),
    to: z.number(),
  }),
)

export type MeasuredFigures = Readonly<Record<string, string>>

/** Reads a result by its path without the ending: `bench/results/coach`. */
export type ReadResult = (name: string) => string | undefined

const readBuilt: ReadResult = (name) => RESULTS[`../../../${name}.json`]

/**
 * All figures of the page by the name that the text uses. Throws if a result is missing or no longer contains a figure that
 * the page shows.
 */
export function measuredFigures(read: ReadResult = readBuilt): MeasuredFigures {
  const ratings = parse('engine/ratings', ratingsSchema, read)
  return {
    ...figuresOf('levels', makeLevels(ratings)),
    ...figuresOf('coach', makeCoach(parse('bench/results/coach', coachSchema, read))),
    ...figuresOf('review', makeReview(parse('bench/results/review', reviewSchema, read))),
    ...figuresOf('human', makeHuman(parse('bench/results/human', humanSchema, read), ratings.date)),
    ...figuresOf('strength', makeStrength(parse('bench/results/strength-holds', strengthSchema, read))),
  }
}

const figuresOf = (topic: string, figures: Readonly<Record<string, string>>): MeasuredFigures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${topic}.${name}`, value]))

function parse<Schema extends z.ZodType>(name: string, schema: Schema, read: ReadResult): z.infer<Schema> {
  const text = read(name)
  if (text === undefined) throw new Error(`There is no ${name}.json for the page on how we measured`)
  const parsed = schema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${name}.json: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function makeLevels({ date, levels }: z.infer<typeof ratingsSchema>) {
  return {
    date: longDate(date),
    ...Object.fromEntries(
      LEVELS.flatMap((level) => [
        [level, levelRating(level)],
        [`${level}Games`, whole(levels[level].games)],
      ]),
    ),
  }
}

/** The other rows are parts of these: by kind of claim, or texts without a claim. */
const KINDS_OF_MOVES: readonly string[] = ['mistakes', 'inaccuracies', 'praise', 'book']

function makeCoach({ date, rows }: z.infer<typeof coachSchema>) {
  const games = rows.filter(({ told }) => KINDS_OF_MOVES.includes(told))
  const mistakes = one('bench/results/coach', games, ({ told }) => told === 'mistakes')
  const claims = sum(games.map((row) => row.claims))
  const refuted = sum(games.map((row) => row.refuted))
  return {
    date: longDate(date),
    mistakes: whole(mistakes.moves),
    explained: `${mistakes['with a claim, per cent']}%`,
    blunders: `${must('bench/results/coach', mistakes['blunders with a claim, per cent'])}%`,
    note: sinceEngine(mistakes.engine),
    tested: whole(must('bench/results/coach', mistakes['tested for the reason'])),
    reasons: `${must('bench/results/coach', mistakes['the reason, per cent'])}%`,
    claims: whole(claims),
    refuted: whole(refuted),
    oneInAtWorst: whole(1 / mostLikely(refuted, claims)),
    smaller: whole(sum(games.map((row) => row['less than half of it']))),
  }
}

function makeReview({ date, rows }: z.infer<typeof reviewSchema>) {
  const find = (name: string) => one('bench/results/review', rows, ({ figure }) => figure === name)
  const blunders = find('their blunders that we call mistake or blunder, per cent')
  const good = find('their good moves that we call mistake or blunder, per cent')
  return {
    date: longDate(date),
    note: sinceEngine(String(find('engine').value)),
    games: whole(Number(find('games').value)),
    correlation: String(find('correlation of accuracies').value),
    distance: String(find('mean size of the difference').value),
    near: `${find('classes within one step, per cent').value}%`,
    blunders: whole(Number(blunders.of)),
    found: `${blunders.value}%`,
    good: whole(Number(good.of)),
    alarms: `${good.value}%`,
  }
}

/** `changed` is the day on which the opponents were last calibrated. */
function makeHuman({ date, rows }: z.infer<typeof humanSchema>, changed: string) {
  const all = (name: string) =>
    one('bench/results/human', rows, ({ band, player }) => band === 'all' && player === name)
  const computer = all('the dial')
  const people = all('people')
  const bands = rows.flatMap(({ band }) => (band === 'all' ? [] : [band]))
  return {
    date: longDate(date),
    /** Opponents that were recalibrated later may have changed. */
    note: date.slice(0, 10) < changed ? ` ${words.measuredPage.calibratedSince}` : '',
    positions: whole(computer.positions),
    lowest: whole(Math.min(...bands)),
    highest: whole(Math.max(...bands)),
    same: share(computer.top1),
    from: share(computer.top1From),
    to: share(computer.top1To),
    blunders: whole(computer.blunders),
    shared: share(computer.sharedBlunders),
    hanging: share(computer.leftHanging),
    theirHanging: share(people.leftHanging),
    overlooked: share(computer.overlookedCapture),
    theirOverlooked: share(people.overlookedCapture),
  }
}

function makeStrength({ date, rows }: z.infer<typeof strengthSchema>) {
  const within = one(
    'bench/results/strength-holds',
    rows,
    ({ figure, sample }) => figure === 'within the range, per cent' && sample === 'held out',
  )
  return {
    date: longDate(date),
    note: sinceEngine(within.engine),
    games: whole(within.games),
    sides: whole(within.sides),
    within: `${within.here}%`,
    from: `${within.from}%`,
    to: `${within.to}%`,
  }
}

const one = <Row>(name: string, rows: readonly Row[], isWanted: (row: Row) => boolean): Row =>
  must(name, rows.find(isWanted))

function must<T>(name: string, found: T | undefined): T {
  if (found === undefined) throw new Error(`${name}.json lacks a figure of the page on how we measured`)
  return found
}

/** Says that the figures are of an earlier engine, if they are. */
const sinceEngine = (engine: string): string =>
  engine === ENGINE_VERSION ? '' : ` ${words.measuredPage.olderEngine(engine, ENGINE_VERSION)}`

const Z = 1.96

/** The upper end of the 95 per cent Wilson score interval (1927) of a share. */
function mostLikely(hits: number, of: number): number {
  const share = hits / of
  const square = (Z * Z) / of
  const half = Z * Math.sqrt((share * (1 - share)) / of + square / (4 * of))
  return (share + square / 2 + half) / (1 + square)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const whole = (number: number): string => Math.round(number).toLocaleString(locale.lang)
const share = (part: number): string => `${(part * 100).toFixed(part < 0.1 ? 1 : 0)}%`
