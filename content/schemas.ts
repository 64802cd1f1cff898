import { z } from 'zod'
import { TAGS } from './tags.ts'

/** A calendar day as YYYY-MM-DD. */
const day = z.iso.date('must be a day such as 2024-12-28')
const line = z.string().trim().min(1, 'must not be blank')
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by single hyphens')
const tags = z.array(z.enum(TAGS, { error: 'must be one of the tags in content/tags.ts' })).min(1)

/** Search engines cut longer descriptions off and ignore very short ones. */
const metaDescription = line
  .min(110, 'must have at least 110 characters')
  .max(160, 'must have at most 160 characters')

const article = {
  slug,
  title: line.max(90, 'must have at most 90 characters'),
  excerpt: line.min(60, 'must have at least 60 characters').max(260, 'must have at most 260 characters'),
  date: day,
  author: line,
  tags,
  metaDescription,
  /** A comma string, as the keywords meta wants it. */
  keywords: line,
}

/** In the order in which the blog lists them. */
export const POST_GROUPS = ['guides', 'news', 'featured', 'further', 'library'] as const

export const postSchema = z.strictObject({
  id: line,
  group: z.enum(POST_GROUPS),
  /** Which comes first among posts of one group and day. */
  order: z.int().default(0),
  ...article,
})
export type PostData = z.infer<typeof postSchema>

const source = z.strictObject({ title: line, url: z.url().optional() })

export const historySchema = z.strictObject({
  ...article,
  timeline: z.array(z.strictObject({ when: line, what: line })).min(5),
  sources: z.array(source).min(3),
})
export type HistoryData = z.infer<typeof historySchema>

/** Dated by day, month or year, as precisely as the source is. */
const roughDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be YYYY, YYYY-MM or YYYY-MM-DD')

export const playerSchema = z.strictObject({
  slug,
  name: line,
  born: roughDate,
  birthplace: line.optional(),
  title: line,
  metaDescription,
  keywords: line,
  playingStyle: line.min(120, 'must have at least 120 characters'),
  recentUpdates: z.array(z.strictObject({ date: roughDate, text: line })).min(2),
  keyMatches: z.array(z.strictObject({ opponent: line, event: line, date: line, result: line })).min(3),
  /** One game to replay: the id of a game in content/games. */
  keyGame: slug.optional(),
})
export type PlayerData = z.infer<typeof playerSchema>

export const legalSchema = z.strictObject({ slug, title: line, metaDescription, updated: day })
export type LegalData = z.infer<typeof legalSchema>
