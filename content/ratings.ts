import type { z } from 'zod'
import { parseData, type Source } from './document.ts'
import { ratingsSchema } from './schemas.ts'

export type Ratings = z.infer<typeof ratingsSchema>
export type RankedPlayer = Ratings['players'][number]
export type Rating = RankedPlayer['classical']

/** The three kinds of play that FIDE rates, in the order in which they are shown. */
export const RATING_KINDS = ['classical', 'rapid', 'blitz'] as const
export type RatingKind = (typeof RATING_KINDS)[number]

/** Reads content/ratings.json. Throws a ContentError with every fault of the file. */
export const parseRatings = (source: Source): Ratings => parseData(source, ratingsSchema)

/** The text of the file, as the formatter wants it and in the schema's order. */
export const makeRatings = (ratings: Ratings): string =>
  `${JSON.stringify(ratingsSchema.parse(ratings), undefined, 2)}\n`
