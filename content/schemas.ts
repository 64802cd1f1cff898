import { z } from 'zod'
import { GALLERY_SLUGS } from './gallery-slugs.ts'
import { TAGS } from './tags.ts'
import { typeset } from './typography.ts'

/** A calendar day as YYYY-MM-DD. */
const day = z.iso.date('must be a day such as 2024-12-28')
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2025-08')
const line = z.string().trim().min(1, 'must not be blank')
/** Text for pages gets typographic quotes and dashes. */
const set = (text: z.ZodString) => text.transform(typeset)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by single hyphens')
const tags = z.array(z.enum(TAGS, { error: 'must be one of the tags in content/tags.ts' })).min(1)

/** Search engines cut longer descriptions off and ignore very short ones. */
const metaDescription = set(
  line.min(110, 'must have at least 110 characters').max(160, 'must have at most 160 characters'),
)

const article = {
  slug,
  title: set(line.max(90, 'must have at most 90 characters')),
  excerpt: set(line.min(60, 'must have at least 60 characters').max(260, 'must have at most 260 characters')),
  date: day,
  author: line,
  tags,
  metaDescription,
  /** A comma-separated string, as the keywords meta tag requires. */
  keywords: line,
}

/** The sources of a page's facts, shown at its end. Titles are unique within a page. */
const sources = z
  .array(z.strictObject({ title: set(line), url: z.url().optional() }))
  .refine((all) => new Set(all.map(({ title }) => title)).size === all.length, 'names a source twice')

/** In the order of the blog's list. */
export const POST_GROUPS = ['guides', 'news', 'featured', 'further', 'library', 'added', 'series'] as const

export const postSchema = z.strictObject({
  id: line,
  group: z.enum(POST_GROUPS),
  /** Order among posts of one group and day. */
  order: z.int().default(0),
  ...article,
  /** A gallery picture for lists, instead of a board. */
  picture: z.enum(GALLERY_SLUGS).optional(),
  sources: sources.min(1),
})
export type PostData = z.infer<typeof postSchema>

export const historySchema = z.strictObject({
  ...article,
  // YAML parses a bare year as a number.
  /** A gallery picture shown at the top of the page. */
  picture: z.enum(GALLERY_SLUGS).optional(),
  timeline: z
    .array(z.strictObject({ when: set(line).or(z.int().transform(String)), what: set(line) }))
    .min(5),
  sources: sources.min(3),
})
export type HistoryData = z.infer<typeof historySchema>

/** The texts of an article in another language. The rest is the original's. */
export const translationSchema = z.strictObject({
  title: article.title,
  excerpt: article.excerpt,
  metaDescription,
  keywords: line,
  timeline: z.array(z.strictObject({ when: set(line), what: set(line) })).optional(),
  /** By the original's title: our own notes and dates. Titles of books and articles stay as they are. */
  sources: z.record(set(line), set(line)).default({}),
})
export type TranslationData = z.infer<typeof translationSchema>

/** Dated by day, month or year, as precisely as the source is. */
const roughDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be YYYY, YYYY-MM or YYYY-MM-DD')

export const playerSchema = z.strictObject({
  slug,
  name: line,
  born: roughDate,
  birthplace: line.optional(),
  title: set(line),
  metaDescription,
  keywords: line,
  playingStyle: set(line.min(120, 'must have at least 120 characters')),
  recentUpdates: z.array(z.strictObject({ date: roughDate, text: set(line) })).min(2),
  keyMatches: z
    .array(z.strictObject({ opponent: set(line), event: set(line), date: roughDate, result: set(line) }))
    .min(3),
  /** One game to replay: the id of a game in content/games. */
  keyGame: slug.optional(),
  sources: sources.min(1),
})
export type PlayerData = z.infer<typeof playerSchema>

export const legalSchema = z.strictObject({
  slug,
  title: line,
  metaDescription,
  updated: day,
  first: day.optional(),
})
export type LegalData = z.infer<typeof legalSchema>

/** The page on how levels, coach and reviews were measured. */
export const measuredSchema = z.strictObject({
  slug,
  title: line,
  metaDescription,
  lead: set(line),
})
export type MeasuredData = z.infer<typeof measuredSchema>

/** A PGN date, with question marks for an unknown month or day. */
const pgnDay = z.string().regex(/^\d{4}\.(\d\d|\?\?)\.(\d\d|\?\?)$/, 'must be a PGN date such as 1858.??.??')

/**
 * The collection of games in content/games: what each game is, the source of its moves, and the key ply after which
 * it is decided, at which boards open and which share pictures show.
 */
export const gamesSchema = z.array(
  z.strictObject({
    id: slug,
    event: line,
    site: line,
    date: pgnDay,
    round: line.optional(),
    white: line,
    black: line,
    result: z.enum(['1-0', '0-1', '1/2-1/2']),
    key: z.int().positive(),
    source: line,
  }),
)

const THEMES = 5

/** The texts for one picture of the gallery; the document's body has its three paragraphs. */
export const gallerySchema = z
  .strictObject({
    slug: z.enum(GALLERY_SLUGS, { error: 'must be one of content/gallery-slugs.ts' }),
    title: set(line.max(48, 'must have at most 48 characters')),
    subtitle: set(line.max(110, 'must have at most 110 characters')),
    /** Shown above the title: one line, or two tags. */
    category: line.optional(),
    tags: z.tuple([line, line]).optional(),
    /** Shown on the card. */
    description: set(line.min(60, 'must have at least 60 characters').max(170, 'at most 170 characters')),
    /** Describes the picture for people who cannot see it. */
    alt: set(line.min(80, 'must have at least 80 characters').max(320, 'must have at most 320 characters')),
    metaDescription,
    keywords: line,
    themes: z.strictObject({
      heading: set(line),
      points: z.array(set(line)).length(THEMES, `must have ${THEMES} points`),
    }),
    /** The labels of the buttons to the board and to the gallery. */
    buttons: z.strictObject({ play: set(line), gallery: set(line) }),
    added: month.optional(),
  })
  .refine(({ category, tags }) => (category === undefined) !== (tags === undefined), {
    error: 'has either a category or two tags',
  })
export type GalleryData = z.infer<typeof gallerySchema>

/** Data that workshop/gallery-pictures.mjs writes about each picture. None may be missing. */
export const galleryPicturesSchema = z.record(
  z.enum(GALLERY_SLUGS),
  z.strictObject({
    /** The SHA-256 of the master file. */
    master: z.string().regex(/^[0-9a-f]{64}$/),
    width: z.int().positive(),
    height: z.int().positive(),
    /** The average colour. */
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    /** A preview in a few hundred bytes, shown while the picture loads. */
    blur: z.string().startsWith('data:image/webp;base64,').max(700),
  }),
)
export type GalleryPictures = z.infer<typeof galleryPicturesSchema>

const ratingValue = z.int().min(1000).max(3000)

/**
 * A rating and its source: FIDE's list of the table's month, or a value published at another time. Only the first kind may be
 * labelled as FIDE's. There are no estimates.
 */
const ratingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fide'), value: ratingValue }),
  z.strictObject({ kind: z.literal('sourced'), value: ratingValue, asOf: roughDate, source: line }),
])

const ratedPlayerSchema = z.strictObject({
  slug,
  name: line,
  fideId: z.int().positive(),
  /** FIDE's three-letter code; FID is FIDE's own flag. */
  federation: z.string().regex(/^[A-Z]{3}$/, 'must be three capitals such as IND'),
  country: line,
  /** For the flag; null means FIDE's neutral flag. */
  iso2: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be two letters such as in')
    .nullable(),
  born: z.int().min(1900).max(2100),
  classical: ratingSchema,
  rapid: ratingSchema.optional(),
  blitz: ratingSchema.optional(),
  /** The player's last list in the top twenty; absent for players who are in it now. */
  lastPlace: month.optional(),
  /** Profiled as one of the strongest women: listed separately, and never given a place in the table. */
  section: z.literal('women').optional(),
})

export const ratingsSchema = z.strictObject({
  /** The FIDE list that is the source of ratings of kind `fide`. */
  list: month,
  /** Players in the table in the order of that list, then former ones, then the women, in the same order. */
  players: z.array(ratedPlayerSchema),
})

/** The file before an import: players just added have no ratings yet. */
export const ratingsDraftSchema = z.strictObject({
  list: month,
  players: z.array(ratedPlayerSchema.extend({ classical: ratingSchema.optional() })),
})
