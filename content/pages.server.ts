import type { GalleryItem } from './gallery.ts'
import { lessonPath, listLessons } from './lessons.server.ts'
import type { BoardLesson } from './lessons/lesson.ts'
import {
  galleryItems,
  historyArticles,
  legalPages,
  playerProfiles,
  posts,
  type HistoryArticle,
  type LegalDocument,
  type PlayerProfile,
} from './library.server.ts'
import type { Post } from './posts.ts'
import { tagPath, TAGS, type Tag } from './tags.ts'

/**
 * Every indexed page, once: what the build renders, what texts may link to and what the site map lists. `screen` pages are
 * rendered on request; all others at build.
 */
export type Page =
  | {
      readonly kind: 'screen'
      readonly path: (typeof SCREENS)[number]
    }
  | { readonly kind: 'blog'; readonly path: '/blog' }
  /** Lists of the pages of a section. */
  | { readonly kind: 'list'; readonly path: '/history' | '/learn' | '/learn/coordinates' | '/players' }
  | { readonly kind: 'post'; readonly path: string; readonly document: Post }
  /** The texts with a tag. */
  | { readonly kind: 'tag'; readonly path: string; readonly tag: Tag }
  | { readonly kind: 'history'; readonly path: string; readonly document: HistoryArticle }
  | { readonly kind: 'player'; readonly path: string; readonly document: PlayerProfile }
  | { readonly kind: 'lesson'; readonly path: string; readonly lesson: BoardLesson }
  | { readonly kind: 'gallery'; readonly path: '/gallery' }
  | { readonly kind: 'picture'; readonly path: string; readonly document: GalleryItem }
  | { readonly kind: 'legal'; readonly path: string; readonly document: LegalDocument }
  | { readonly kind: 'measured'; readonly path: '/how-we-measured' }

/** The rankings and the list of explained puzzles are screens, because they change from day to day. */
const SCREENS = [
  '/',
  '/play',
  '/online',
  '/lobby',
  '/review',
  '/analysis',
  '/train/puzzles',
  '/rankings',
  '/sunday-puzzle',
  '/support',
  '/contact',
] as const

export function listPages(): readonly Page[] {
  return [
    ...SCREENS.map((path) => ({ kind: 'screen', path }) as const),
    { kind: 'blog', path: '/blog' },
    ...posts().map((document) => ({ kind: 'post', path: postPath(document.data.slug), document }) as const),
    ...listTags().map((tag) => ({ kind: 'tag', path: tagPath(tag), tag }) as const),
    { kind: 'list', path: '/history' },
    ...historyArticles().map(
      (document) => ({ kind: 'history', path: historyPath(document.data.slug), document }) as const,
    ),
    { kind: 'list', path: '/players' },
    ...playerProfiles().map(
      (document) => ({ kind: 'player', path: playerPath(document.data.slug), document }) as const,
    ),
    { kind: 'list', path: '/learn' },
    { kind: 'list', path: '/learn/coordinates' },
    ...listLessons().map((lesson) => ({ kind: 'lesson', path: lessonPath(lesson.slug), lesson }) as const),
    { kind: 'gallery', path: '/gallery' },
    ...galleryItems().map(
      (document) => ({ kind: 'picture', path: picturePath(document.data.slug), document }) as const,
    ),
    { kind: 'measured', path: '/how-we-measured' },
    ...legalPages().map((document) => ({ kind: 'legal', path: `/${document.data.slug}`, document }) as const),
  ]
}

/** The tags that at least one article has; in other languages, at least one that is translated. */
export const listTags = (language = 'en'): readonly Tag[] =>
  TAGS.filter((tag) => articlesOf(tag, language).length > 0)

/** Posts, then chapters of the history, each with its page. In other languages, those translated. */
export const articlesOf = (
  tag: Tag,
  language = 'en',
): readonly { readonly path: string; readonly document: Post | HistoryArticle }[] =>
  [
    ...posts(language).map((document) => ({ path: postPath(document.data.slug), document })),
    ...historyArticles(language).map((document) => ({ path: historyPath(document.data.slug), document })),
  ].filter(({ document }) => document.data.tags.includes(tag))

/** Pages that the build renders. */
export const listBuiltPages = (): readonly Page[] => listPages().filter(({ kind }) => kind !== 'screen')

export const postPath = (slug: string): string => `/blog/${slug}`
export const historyPath = (slug: string): string => `/history/${slug}`
export const playerPath = (slug: string): string => `/players/${slug}`
export const picturePath = (slug: string): string => `/gallery/${slug}`
