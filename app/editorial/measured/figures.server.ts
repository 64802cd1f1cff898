import { z } from 'zod'
import { longDate } from '#app/ui/dates.ts'
import { LEVELS, levelRating } from '#engine/levels.ts'

/** The results of `npm run bench`. Read as text and parsed, because the page shows only a few values of these files. */
const RESULTS = import.meta.glob<string>(
  '../../../bench/results/{levels,coach,review,human,strength-holds}.json',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

const rate = z.number().min(0).max(1)
const perCent = z.number().min(0).max(100)
const count = z.int().nonnegative()
const result = <Row extends z.ZodType>(row: Row) =>
  z.object({ date: z.iso.datetime(), rows: z.array(row).min(1) })

const levelsSchema = result(z.object({ a: z.string(), b: z.string(), games: count }))
const coachSchema = result(
  z.object({
    source: z.string(),
    told: z.enum(['mistakes', 'inaccuracies', 'praise']),
    moves: count,
    claims: count,
    'with a claim, per cent': perCent,
    /** Present for mistakes only. */
    'blunders with a claim, per cent': perCent.optional(),
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

/** Reads a result by its name. */
export type ReadResult = (name: string) => string | undefined

const readBuilt: ReadResult = (name) => RESULTS[`../../../bench/results/${name}.json`]

/** Every figure of the page by the name that its text uses. Throws if a result is missing or no longer holds what the page shows. */
export function measuredFigures(read: ReadResult = readBuilt): MeasuredFigures {
  return {
    ...figuresOf('levels', makeLevels(parse('levels', levelsSchema, read))),
    ...figuresOf('coach', makeCoach(parse('coach', coachSchema, read))),
    ...figuresOf('review', makeReview(parse('review', reviewSchema, read))),
    ...figuresOf('human', makeHuman(parse('human', humanSchema, read))),
    ...figuresOf('strength', makeStrength(parse('strength-holds', strengthSchema, read))),
  }
}

const figuresOf = (topic: string, figures: Readonly<Record<string, string>>): MeasuredFigures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${topic}.${name}`, value]))

function parse<Schema extends z.ZodType>(name: string, schema: Schema, read: ReadResult): z.infer<Schema> {
  const text = read(name)
  if (text === undefined)
    throw new Error(`There is no bench/results/${name}.json for the page on how we measured`)
  const parsed = schema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`bench/results/${name}.json: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function makeLevels({ date, rows }: z.infer<typeof levelsSchema>) {
  return {
    date: longDate(date),
    games: whole(sum(rows.map(({ games }) => games))),
    ...Object.fromEntries(LEVELS.map((level) => [level, levelRating(level)])),
  }
}

function makeCoach({ date, rows }: z.infer<typeof coachSchema>) {
  const games = rows.filter(({ source }) => source === 'games')
  const mistakes = one('coach', games, ({ told }) => told === 'mistakes')
  const claims = sum(games.map((row) => row.claims))
  const refuted = sum(games.map((row) => row.refuted))
  return {
    date: longDate(date),
    mistakes: whole(mistakes.moves),
    explained: `${mistakes['with a claim, per cent']}%`,
    blunders: `${must('coach', mistakes['blunders with a claim, per cent'])}%`,
    claims: whole(claims),
    refuted: whole(refuted),
    oneIn: whole(claims / Math.max(1, refuted)),
    smaller: whole(sum(games.map((row) => row['less than half of it']))),
  }
}

function makeReview({ date, rows }: z.infer<typeof reviewSchema>) {
  const find = (name: string) => one('review', rows, ({ figure }) => figure === name)
  const blunders = find('their blunders that we call mistake or blunder, per cent')
  const good = find('their good moves that we call mistake or blunder, per cent')
  return {
    date: longDate(date),
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

function makeHuman({ date, rows }: z.infer<typeof humanSchema>) {
  const all = (name: string) => one('human', rows, ({ band, player }) => band === 'all' && player === name)
  const computer = all('the dial')
  const people = all('people')
  const bands = rows.flatMap(({ band }) => (band === 'all' ? [] : [band]))
  return {
    date: longDate(date),
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
    'strength-holds',
    rows,
    ({ figure, sample }) => figure === 'within the range, per cent' && sample === 'all',
  )
  return {
    date: longDate(date),
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
  if (found === undefined)
    throw new Error(`bench/results/${name}.json lacks a figure of the page on how we measured`)
  return found
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const whole = (number: number): string => Math.round(number).toLocaleString('en-GB')
const share = (part: number): string => `${(part * 100).toFixed(part < 0.1 ? 1 : 0)}%`
