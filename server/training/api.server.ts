import * as z from 'zod/mini'
import { parseTrainingEntry } from '#contract/training.ts'
import { TRAINING_CSV_HEAD, trainingCsvLine } from '#contract/training-csv.ts'
import {
  answerUser,
  OWN,
  ownJson,
  readJson,
  refusal,
  tooMany,
  type RouteRequest,
} from '#server/accounts/own-answers.server.ts'
import { databaseContext } from '#server/context.server.ts'
import type { Database } from '#server/database/db.ts'
import { downloads } from '#server/limits/downloads.ts'
import { limitInMemory } from '#server/limits/rate-limit.ts'
import { addEntries, entriesAfter, entriesInPortions } from './entries.ts'
import { words } from '#words/account'

/** The endpoint /api/training. Each account sees only its own entries. */

export { entriesInPortions } from './entries.ts'

/** Enough for a puzzle a second, sent one by one; a device with many entries sends a hundred per request. */
const batches = limitInMemory({ name: 'training sent', times: 120, seconds: 60 })
/** Even 40,000 entries are 80 pages. */
const pageRequests = limitInMemory({ name: 'training asked for', times: 240, seconds: 60 })

/** The limit is above the number of entries that the largest request can hold. */
const request = z.object({
  /** The account that the device believes to be signed in. */
  owner: z.string(),
  entries: z.array(z.unknown()).check(z.maxLength(1_000)),
})

/** In another tab, another account has signed in since. */
const refuseOtherAccount = () => refusal('ERR_OTHER_ACCOUNT', 409)

/** Stores entries. The response names invalid entries and those without room; the others are stored. */
export const answerAdd = (args: RouteRequest) =>
  answerUser(args, 'training', async (user) => {
    const wait = await batches.consume(user.id)
    if (wait !== undefined) return tooMany('ERR_TOO_MANY_ENTRIES', wait)
    const parsed = request.safeParse(await readJson(args.request))
    if (!parsed.success) return refusal('ERR_ENTRIES', 422)
    if (parsed.data.owner !== user.id) return refuseOtherAccount()
    const read = parsed.data.entries.map((value) => ({ value, entry: parseTrainingEntry(value) }))
    const database = args.context.get(databaseContext)
    const entries = read.flatMap(({ entry }) => entry ?? [])
    const beyond = await addEntries(database, user.id, entries)
    const unread = read.filter(({ entry }) => entry === undefined)
    return ownJson({
      refused: [...unread.flatMap(({ value }) => idOf(value)), ...beyond.map(({ id }) => id)],
    })
  })

function idOf(value: unknown): readonly string[] {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return typeof id === 'string' ? [id.slice(0, 40)] : []
}

/** The entries after the position that the device names. */
export const answerPage = (args: RouteRequest) =>
  answerUser(args, 'training', async (user) => {
    const wait = await pageRequests.consume(user.id)
    if (wait !== undefined) return tooMany('ERR_TOO_MANY_QUESTIONS', wait)
    const { searchParams } = new URL(args.request.url)
    if (searchParams.get('owner') !== user.id) return refuseOtherAccount()
    const after = Number(searchParams.get('after') ?? 0)
    if (!Number.isInteger(after) || after < 0 || after > 2_000_000_000) return refusal('ERR_AFTER', 422)
    const page = await entriesAfter(args.context.get(databaseContext), user.id, after)
    // Entries are stored as JSON texts and copied.
    const body = `{"entries":[${page.entries.join(',')}],"next":${page.next},"isLast":${page.isLast}}`
    return new Response(body, { headers: { ...OWN, 'Content-Type': 'application/json; charset=utf-8' } })
  })

/** All entries as a table, streamed while they are read. */
export function downloadTraining(database: Database, userId: string): Response {
  const body = downloads.start(userId, csvParts(database, userId))
  if (body === undefined)
    return refusal('ERR_EXPORT_UNDER_WAY', 429, {
      headers: { 'Retry-After': '10' },
      message: words.accountData.alreadyRunning,
    })
  return new Response(body, {
    headers: {
      ...OWN,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="training.csv"',
    },
  })
}

async function* csvParts(database: Database, userId: string): AsyncGenerator<string> {
  yield TRAINING_CSV_HEAD
  for await (const lines of entriesInPortions(database, userId))
    yield lines
      .flatMap((line) => parseTrainingEntry(JSON.parse(line)) ?? [])
      .map(trainingCsvLine)
      .join('')
}
