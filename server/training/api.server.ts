import * as z from 'zod/mini'
import { parseTrainingEntry } from '#contract/training.ts'
import { TRAINING_CSV_HEAD, trainingCsvLine } from '#contract/training-csv.ts'
import {
  answered,
  OWN,
  ownJson,
  readJson,
  refusal,
  tooMany,
  type Asked,
} from '#server/accounts/own-answers.server.ts'
import { databaseContext } from '#server/context.server.ts'
import type { Database } from '#server/database/db.ts'
import { downloads } from '#server/limits/downloads.ts'
import { limitInMemory } from '#server/limits/rate-limit.ts'
import { addEntries, entriesAfter, entriesInPortions } from './entries.ts'

/** What /api/training answers. Everything is its owner's alone. */

export { entriesInPortions } from './entries.ts'

/** A puzzle a second, sent one by one; a device that brings many sends some hundred at a time. */
const sent = limitInMemory({ name: 'training sent', times: 120, seconds: 60 })
/** Even 40,000 entries are 80 pages. */
const asked = limitInMemory({ name: 'training asked for', times: 240, seconds: 60 })

/** More than the largest request holds, were they all of the shortest kind. */
const request = z.object({
  /** Whom the device believes to be signed in. */
  owner: z.string(),
  entries: z.array(z.unknown()).check(z.maxLength(1_000)),
})

/** Somebody else has signed in since, in another tab. */
const isAnothers = () => refusal('ERR_OTHER_ACCOUNT', 409)

/** Takes entries in. What is no entry, or finds no room, is named; the others are kept all the same. */
export const answerAdd = (question: Asked) =>
  answered(question, 'training', async (user) => {
    const wait = await sent.consume(user.id)
    if (wait !== undefined) return tooMany('ERR_TOO_MANY_ENTRIES', wait)
    const parsed = request.safeParse(await readJson(question.request))
    if (!parsed.success) return refusal('ERR_ENTRIES', 422)
    if (parsed.data.owner !== user.id) return isAnothers()
    const read = parsed.data.entries.map((value) => ({ value, entry: parseTrainingEntry(value) }))
    const database = question.context.get(databaseContext)
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

/** What is new since the place that the device names. */
export const answerPage = (question: Asked) =>
  answered(question, 'training', async (user) => {
    const wait = await asked.consume(user.id)
    if (wait !== undefined) return tooMany('ERR_TOO_MANY_QUESTIONS', wait)
    const { searchParams } = new URL(question.request.url)
    if (searchParams.get('owner') !== user.id) return isAnothers()
    const after = Number(searchParams.get('after') ?? 0)
    if (!Number.isInteger(after) || after < 0 || after > 2_000_000_000) return refusal('ERR_AFTER', 422)
    const page = await entriesAfter(question.context.get(databaseContext), user.id, after)
    // Text that went in as JSON goes out as it is.
    const body = `{"entries":[${page.entries.join(',')}],"next":${page.next},"isLast":${page.isLast}}`
    return new Response(body, { headers: { ...OWN, 'Content-Type': 'application/json; charset=utf-8' } })
  })

/** All of it as a table, written out while it is read. */
export function downloadTraining(database: Database, userId: string): Response {
  const body = downloads.start(userId, csvParts(database, userId))
  if (body === undefined)
    return refusal('ERR_EXPORT_UNDER_WAY', 429, {
      headers: { 'Retry-After': '10' },
      message: 'A download of yours is under way already. Please wait until it has ended.',
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
