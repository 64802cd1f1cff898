import { parseCollection } from './collection.ts'
import { ContentError, parseData, parseDocument, type Document, type Fault, type Source } from './document.ts'
import { fillFacts } from './player-facts.ts'
import { parseGallery, type GalleryItem } from './gallery.ts'
import picturesText from './gallery/pictures.json?raw'
import gamesText from './games/index.json?raw'
import { duePosts, parsePosts, type Post } from './posts.ts'
import { uncountedClaims } from './series/claims.ts'
import { fillFigures, parsePeople, type People } from './series/people.ts'
import measuredText from './house/how-we-measured.md?raw'
import endingPeopleText from './endings/people.json?raw'
import { makeEndingShares } from './endings/ending-shares.ts'
import type { EndingPeople } from './endings/people.ts'
import peopleText from './series/people.json?raw'
import { parseRatings, type Ratings } from './ratings.ts'
import { fileLanguage, translateDocuments } from './translations.ts'
import ratingsText from './ratings.json?raw'
import {
  galleryPicturesSchema,
  gamesSchema,
  historySchema,
  legalSchema,
  measuredSchema,
  playerSchema,
  type GalleryPictures,
  type HistoryData,
  type LegalData,
  type MeasuredData,
  type PlayerData,
} from './schemas.ts'

/**
 * All texts, each read on first use. The files are part of the server's bundle, so adding one publishes it. A fault in a
 * file throws a ContentError.
 */

export type HistoryArticle = Document<HistoryData>
export type PlayerProfile = Document<PlayerData>
export type LegalDocument = Document<LegalData>

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Once for each language. */
const onceByLanguage = <T>(make: (language: string) => T): ((language?: string) => T) => {
  const made = new Map<string, { readonly value: T }>()
  return (language = 'en') => {
    let found = made.get(language)
    if (found === undefined) made.set(language, (found = { value: make(language) }))
    return found.value
  }
}

const sourcesOf = (files: Record<string, string>): Source[] =>
  Object.entries(files).map(([path, text]) => ({ file: path.replace(/^\./, 'content'), text }))

/** The counts behind the series "What 1,200s do". */
const seriesPeople = once(() => parsePeople(peopleText))
const endingPeople = once(() => makeEndingShares(JSON.parse(endingPeopleText) as EndingPeople))

/** All counts, for charts: the series and the article on endings have different names. */
export const people = once(() => ({
  ...seriesPeople(),
  shares: { ...seriesPeople().shares, ...endingPeople().shares },
}))

/** The files of a folder in a language: `<slug>.md` in English, else `<slug>.hi.md`. */
const sourcesIn = (language: string, files: Record<string, string>): Source[] =>
  sourcesOf(files).filter(({ file }) => (fileLanguage(file) ?? 'en') === language)

const postFiles = import.meta.glob<string>('./posts/*.md', { query: '?raw', import: 'default', eager: true })

/** Every post, including scheduled pieces of the series, with their figures filled in. In other languages, those translated. */
export const allPosts = onceByLanguage((language): readonly Post[] => {
  const sources = sourcesIn(language, postFiles).map((source) =>
    source.file.includes(SERIES)
      ? fillSource(source)
      : source.file.endsWith(ENDINGS)
        ? fillFrom(source, endingPeople())
        : source,
  )
  return language === 'en' ? parsePosts(sources) : translateDocuments(allPosts(), sources)
})

/** Part of the file names of the series. */
const SERIES = '/what-1200s-do-'
/** The article on endings has counts of its own. */
const ENDINGS = '/won-endings-people-give-away.md'

function fillSource({ file, text }: Source): Source {
  const slug = file.slice(file.indexOf(SERIES) + SERIES.length, -'.md'.length)
  const [uncounted] = uncountedClaims(slug, text)
  if (uncounted !== undefined)
    throw new ContentError([{ file, line: 1, message: `claims what was not counted: ${uncounted}` }])
  return fillFrom({ file, text }, seriesPeople())
}

function fillFrom({ file, text }: Source, counts: People): Source {
  const filled = fillFigures(text, counts)
  if (!filled.ok) throw new ContentError([{ file, line: 1, message: filled.detail }])
  return { file, text: filled.value }
}

/** Set by `listPostsAsOf`; otherwise posts are listed as of the current day in UTC. */
let listingDay: string | undefined

/** Lists posts as they will be on a given day. The build uses it to render pages for future days. */
export function listPostsAsOf(day: string | undefined): void {
  listingDay = day
}

/** Sets the day that determines which posts are listed, such as `2026-12-01`. */
export const postsDay = (): string => listingDay ?? new Date().toISOString().slice(0, 10)

/** By this day every post has appeared. */
export const LAST_DAY = '9999-12-31'

const due = new Map<string, readonly Post[]>()

/** The posts that have appeared, in the blog's order. The list is the same object for a whole day. */
export function posts(language = 'en'): readonly Post[] {
  const key = `${language} ${postsDay()}`
  let found = due.get(key)
  if (found === undefined) due.set(key, (found = duePosts(allPosts(language), postsDay())))
  return found
}

/** In chronological order. */
const HISTORY = [
  'chess-origins',
  'chess-evolution',
  'modern-chess',
  'indian-chess-rise',
  'indian-chess-success',
]

const historyFiles = import.meta.glob<string>('./history/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const historyArticles = onceByLanguage((language): readonly HistoryArticle[] => {
  const sources = sourcesIn(language, historyFiles)
  if (language !== 'en') return translateDocuments(historyArticles(), sources)
  const articles = parseCollection(sources, historySchema)
  return articles.toSorted((a, b) => HISTORY.indexOf(a.data.slug) - HISTORY.indexOf(b.data.slug))
})

export const ratings = once((): Ratings => parseRatings({ file: 'content/ratings.json', text: ratingsText }))

/** In the order of the ratings. A profile without ratings, or ratings without a profile, is a fault. */
export const playerProfiles = once((): readonly PlayerProfile[] => {
  const rated = ratings().players.map(({ slug }) => slug)
  const profiles = parseCollection(
    sourcesOf(import.meta.glob<string>('./players/*.md', { query: '?raw', import: 'default', eager: true })),
    playerSchema,
    (all) => [
      ...all
        .filter(({ data }) => !rated.includes(data.slug))
        .map(({ file }): Fault => ({ file, line: 2, message: 'content/ratings.json has no such player' })),
      ...all
        .filter(({ data }) => data.keyGame !== undefined && !famousGames().has(data.keyGame))
        .map(({ file, data }): Fault => ({ file, line: 2, message: `no game "${data.keyGame}"` })),
      ...rated
        .filter((slug) => !all.some(({ data }) => data.slug === slug))
        .map((slug): Fault => ({
          file: 'content/ratings.json',
          line: 1,
          message: `no content/players/${slug}.md`,
        })),
    ],
  )
  return profiles.map(fillProfile).toSorted((a, b) => rated.indexOf(a.data.slug) - rated.indexOf(b.data.slug))
})

/** A profile with its places, ratings and ages filled in from the list. */
function fillProfile(profile: PlayerProfile): PlayerProfile {
  const player = ratings().players.find(({ slug }) => slug === profile.data.slug)!
  const fill = (text: string): string => {
    const filled = fillFacts(text, player, profile.data.born, ratings())
    if (!filled.ok) throw new ContentError([{ file: profile.file, line: 2, message: filled.detail }])
    return filled.value
  }
  const { metaDescription, playingStyle } = profile.data
  return {
    ...profile,
    data: { ...profile.data, metaDescription: fill(metaDescription), playingStyle: fill(playingStyle) },
    body: fill(profile.body),
  }
}

const legalFiles = import.meta.glob<string>('./legal/*.md', { query: '?raw', import: 'default', eager: true })

/** In other languages these are summaries: the English text binds. */
export const legalPages = onceByLanguage((language): readonly LegalDocument[] =>
  parseCollection(sourcesIn(language, legalFiles), legalSchema),
)

/** The page on how we measured, before its figures are filled in. */
export const measuredPage = once((): Document<MeasuredData> =>
  parseDocument({ file: 'content/house/how-we-measured.md', text: measuredText }, measuredSchema),
)

/** Sizes and colours of the gallery's pictures. */
export const galleryPictures = once((): GalleryPictures =>
  parseData({ file: 'content/gallery/pictures.json', text: picturesText }, galleryPicturesSchema),
)

/** The gallery, in its order. */
export const galleryItems = once((): readonly GalleryItem[] =>
  parseGallery(
    sourcesOf(import.meta.glob<string>('./gallery/*.md', { query: '?raw', import: 'default', eager: true })),
  ),
)

export interface FamousGame {
  readonly pgn: string
  /** The half-move after which the game is decided. */
  readonly key: number
}

/** The collection of famous games, by id. */
export const famousGames = once((): ReadonlyMap<string, FamousGame> => {
  const files = import.meta.glob<string>('./games/*.pgn', { query: '?raw', import: 'default', eager: true })
  const games = parseData({ file: 'content/games/index.json', text: gamesText }, gamesSchema)
  return new Map(
    games.map(({ id, key }) => {
      const text = files[`./games/${id}.pgn`]
      if (text === undefined)
        throw new ContentError([{ file: 'content/games/index.json', line: 1, message: `no ${id}.pgn` }])
      return [id, { pgn: text, key }]
    }),
  )
})
