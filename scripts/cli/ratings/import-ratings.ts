import { createReadStream } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ContentError } from '#content/document.ts'
import { makeRatings, parseRatings, parseRatingsDraft, PLACES } from '#content/ratings.ts'
import { surveyList } from './list-file.ts'
import type { RatingOptions } from './options.ts'
import { makeReport } from './report.ts'
import { updateRatings } from './update.ts'

interface Place {
  /** The file with the site's ratings. */
  readonly ratingsFile: string
  /** The folder that the lists' names are relative to. */
  readonly from: string
  readonly today: Date
}

type Imported =
  | { readonly ok: true; readonly report: string }
  | { readonly ok: false; readonly message: string }

const SHOWN_AS = 'content/ratings.json'
/** Large enough to be fast, and the only part of a list of hundreds of megabytes that is in memory. */
const PIECE = 1 << 20

/** Reads the lists and, if all are valid, rewrites the ratings. */
export async function importRatings(
  options: RatingOptions,
  { ratingsFile, from, today }: Place,
): Promise<Imported> {
  try {
    const text = await readFile(ratingsFile, 'utf8')
    const ratings = parseRatingsDraft({ file: SHOWN_AS, text })
    const players = new Set(ratings.players.map(({ fideId }) => fideId))
    const surveys = []
    for (const file of options.files) {
      const pieces = createReadStream(resolve(from, file), { highWaterMark: PIECE })
      surveys.push(await surveyList({ file, pieces }, { ...options, players, places: PLACES }))
    }
    const update = updateRatings(ratings, surveys, today)
    const written = makeRatings(update.after)
    // A player just added by an editor has no ratings until a list has been imported; after the import every player must have
    // them.
    parseRatings({ file: SHOWN_AS, text: written })
    if (written !== text && !options.isDryRun) await replaceFile(ratingsFile, written)
    const end =
      written === text
        ? `${SHOWN_AS} says all this already.`
        : `${SHOWN_AS} is ${options.isDryRun ? 'as it was: this was a dry run' : 'written'}.`
    return { ok: true, report: `${makeReport(update, surveys)}\n\n${end}` }
  } catch (error) {
    if (!(error instanceof ContentError) && !isFileError(error)) throw error
    return { ok: false, message: `${error.message}\n${SHOWN_AS} is as it was.` }
  }
}

/** Atomic: the file holds the old text or the new one, whatever happens in between. */
async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.new`
  try {
    const file = await open(temporary, 'w')
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'path' in error
