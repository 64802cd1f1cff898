import type { z } from 'zod'
import { parseData, type Source } from './document.ts'
import { ratingsDraftSchema, ratingsSchema } from './schemas.ts'

export type Ratings = z.infer<typeof ratingsSchema>
export type RatingsDraft = z.infer<typeof ratingsDraftSchema>
export type DraftPlayer = RatingsDraft['players'][number]
export type RankedPlayer = Ratings['players'][number]
export type Rating = RankedPlayer['classical']

/** The three kinds of play that FIDE rates, in display order. */
export const RATING_KINDS = ['classical', 'rapid', 'blitz'] as const
export type RatingKind = (typeof RATING_KINDS)[number]

/** Players in the table. */
export const PLACES = 20

/** The players in the table, the highest classical rating first. */
export const listCurrent = ({ players }: Ratings): readonly RankedPlayer[] =>
  players.filter(({ lastPlace, section }) => lastPlace === undefined && section === undefined)

/** Reads content/ratings.json. Throws a ContentError with every fault of the file. */
export const parseRatings = (source: Source): Ratings => parseData(source, ratingsSchema)

/** Reads the file before an import, when added players may have no ratings yet. */
export const parseRatingsDraft = (source: Source): RatingsDraft => parseData(source, ratingsDraftSchema)

/** The text of the file, formatted and in the schema's order. */
export const makeRatings = (ratings: RatingsDraft): string =>
  `${JSON.stringify(ratingsDraftSchema.parse(ratings), undefined, 2)}\n`
