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
import type { PageEntry } from './pages/entry.ts'
import { PAGES } from './pages/manifest.ts'
import type { Post } from './posts.ts'
import { tagPath, TAGS, type Tag } from './tags.ts'

/**
 * Every indexed page, once: what the build renders, what texts may link to and what the site map lists. Pages with one address
 * come from the manifest, and its patterns stand for documents.
 */
export type Page =
  | { readonly kind: 'single'; readonly path: SinglePath; readonly entry: PageEntry }
  | ({ readonly path: string; readonly entry: PageEntry } & (
      | { readonly kind: 'post'; readonly document: Post }
      /** The texts with a tag. */
      | { readonly kind: 'tag'; readonly tag: Tag }
      | { readonly kind: 'history'; readonly document: HistoryArticle }
      | { readonly kind: 'player'; readonly document: PlayerProfile }
      | { readonly kind: 'lesson'; readonly lesson: BoardLesson }
      | { readonly kind: 'picture'; readonly document: GalleryItem }
      | { readonly kind: 'legal'; readonly document: LegalDocument }
    ))
type SinglePath = Exclude<
  Extract<(typeof PAGES)[number], { readonly indexed: true }>,
  { readonly content: string }
>['path']

/** The documents of each kind, with their addresses. */
const DOCUMENTS = {
  posts: () =>
    posts().map((document) => ({ kind: 'post', path: postPath(document.data.slug), document }) as const),
  tags: () => listTags().map((tag) => ({ kind: 'tag', path: tagPath(tag), tag }) as const),
  history: () =>
    historyArticles().map(
      (document) => ({ kind: 'history', path: historyPath(document.data.slug), document }) as const,
    ),
  players: () =>
    playerProfiles().map(
      (document) => ({ kind: 'player', path: playerPath(document.data.slug), document }) as const,
    ),
  lessons: () =>
    listLessons().map((lesson) => ({ kind: 'lesson', path: lessonPath(lesson.slug), lesson }) as const),
  pictures: () =>
    galleryItems().map(
      (document) => ({ kind: 'picture', path: picturePath(document.data.slug), document }) as const,
    ),
  legal: () =>
    legalPages().map((document) => ({ kind: 'legal', path: `/${document.data.slug}`, document }) as const),
} satisfies Record<NonNullable<PageEntry['content']>, () => readonly unknown[]>

export function listPages(pages: readonly PageEntry[] = PAGES): readonly Page[] {
  const own = new Set(pages.map(({ path }) => path as string))
  return pages.flatMap((entry): readonly Page[] => {
    const { path, indexed, content } = entry
    if (!indexed) return []
    if (content === undefined) return [{ kind: 'single', path: path as SinglePath, entry }]
    // A document with an entry of its own is not one of the pattern's.
    return DOCUMENTS[content]()
      .filter((page) => (path.includes(':') ? !own.has(page.path) : page.path === path))
      .map((page) => ({ ...page, entry }))
  })
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
export const listBuiltPages = (): readonly Page[] => listPages().filter(({ entry }) => entry.built)

export const postPath = (slug: string): string => `/blog/${slug}`
export const historyPath = (slug: string): string => `/history/${slug}`
export const playerPath = (slug: string): string => `/players/${slug}`
export const picturePath = (slug: string): string => `/gallery/${slug}`
