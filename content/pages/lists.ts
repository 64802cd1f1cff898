import { SECTIONS, type PageEntry, type Section } from './entry.ts'
import { PAGES } from './manifest.ts'

/** What the build, the server and the checks need of the manifest. Clients have `client-lists.ts`. */

type Pages = readonly PageEntry[]
type Entry = (typeof PAGES)[number]

/** Pages that the menus list. */
export type MenuPage = Extract<Entry, { readonly menu: true }>['path']
/** Pages with one address and a picture, whose title is in `words/share`. */
export type PicturedPage = Extract<Entry, { readonly picture: unknown }>['path']
/** Pages whose picture is made from the site's content. */
export type ContentPicturedPage = Extract<Entry, { readonly picture: 'from-content' }>['path']

const isPattern = ({ path }: PageEntry): boolean => /[:*]/.test(path)
/** `/learn/` of `/learn/:slug`. */
const startOf = (path: string): string => path.replace(/[:*].*/, '')
const firstSegment = (path: string): string => `/${path.split('/')[1] ?? ''}`
const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

/** The arguments of React Router's `route`. */
export const listRoutes = (pages: Pages = PAGES) =>
  pages.map(({ path, file, id }) => ({ path: path.slice(1), file: `routes/${file}`, id }))

/** React Router's name for the route of a file. */
const routeId = ({ file }: PageEntry): string => `routes/${file.replace(/\.tsx?$/, '')}`

/** What the service worker stores after one visit, and how it answers without a network. */
export const listOffline = (pages: Pages = PAGES) => {
  const keptAs = (kind: PageEntry['offline']) => pages.filter(({ offline }) => offline === kind)
  const pathsOf = (entries: Pages) => entries.map(({ path }) => path)
  const stored = pages.filter(({ offline }) => isStored(offline))
  return {
    /** The routes whose files are precached. */
    routeIds: ['root', ...unique(stored.map(routeId))],
    /** Screens with one address each that look the same to every visitor. */
    screens: pathsOf(keptAs('copy')),
    /** Screens that open games of the device, and of the server by `?shared`. */
    ownGames: pathsOf(keptAs('own-games')),
    /** `/online/` of screens that are the same for every address below it. */
    oneCopy: pathsOf(keptAs('one-copy')).map(startOf),
    storedByPage: pathsOf(keptAs('stored-by-page')).map(startOf),
    /** The first part of the addresses of texts. */
    onceRead: unique(pathsOf(keptAs('once-read')).map(firstSegment)),
    fallback: pathsOf(keptAs('fallback'))[0]!,
  }
}

/** True if one visit to the site stores the page's scripts. */
const isStored = (offline: PageEntry['offline']): boolean =>
  offline !== undefined && offline !== 'once-read' && offline !== 'fallback'

/** Files that the build computes from all pages. */
export const listBuiltFiles = (pages: Pages = PAGES): readonly string[] =>
  pages.filter(({ kind, built }) => kind === 'file' && built).map(({ path }) => path)

/** Pages that people share although search engines should not index them. */
export const listSentOnly = (pages: Pages = PAGES): readonly PageEntry[] =>
  pages.filter(({ picture, indexed }) => picture !== undefined && !indexed)

/** Addresses that users may type, apart from the indexed ones. */
export const listTyped = (pages: Pages = PAGES): readonly string[] =>
  pages
    .filter((page) => page.kind !== 'file' && !page.step && !page.indexed && !isPattern(page))
    .map(({ path }) => path)

/** Source files of routes whose scripts no other page loads: the browser opens these pages as documents. */
export const listDocumentRoutes = (pages: Pages = PAGES): readonly string[] =>
  unique(
    pages
      .filter(({ kind, step, offline }) => kind === 'reading' && !step && !isStored(offline))
      .map(({ file }) => file),
  )

export interface PageSample {
  readonly entry: PageEntry
  readonly path: string
}

/** An address of each route that can be opened without a step before it. */
export function listSamples(pages: Pages = PAGES): readonly PageSample[] {
  const samples = new Map<string, PageSample>()
  for (const entry of pages) {
    const path = entry.sample ?? (isPattern(entry) ? undefined : entry.path)
    if (path === undefined || entry.kind === 'file' || entry.step || samples.has(entry.file)) continue
    samples.set(entry.file, { entry, path })
  }
  return [...samples.values()]
}

/** The most compressed kB of scripts before any interaction. */
export const scriptBudget = ({ kind, scriptKb }: PageEntry): number =>
  scriptKb ?? (kind === 'app' ? 130.5 : 6)

/** The pages in the menu of each section. */
export const listMenus = (pages: Pages = PAGES): Readonly<Record<Section, readonly MenuPage[]>> =>
  bySection((section) =>
    pages.filter((page) => page.section === section && page.menu).map(({ path }) => path as MenuPage),
  )

/** How the addresses of each section start. */
export const listSectionStarts = (pages: Pages = PAGES): Readonly<Record<Section, readonly string[]>> =>
  bySection((section) =>
    unique(
      pages
        .filter((page) => page.section === section && page.sameAs === undefined)
        .map(({ path }) => firstSegment(path)),
    ),
  )

const bySection = <T>(list: (section: Section) => readonly T[]): Readonly<Record<Section, readonly T[]>> =>
  Object.fromEntries(SECTIONS.map((section) => [section, list(section)])) as Record<Section, readonly T[]>

/** Pages that React Router opens without loading a document. */
export const listAppPages = (pages: Pages = PAGES): readonly string[] =>
  pages.filter((page) => page.kind === 'app' && !page.step && !isPattern(page)).map(({ path }) => path)

/** `/game` to `/play`: other addresses of a screen. */
export const listOtherAddresses = (pages: Pages = PAGES): Readonly<Record<string, string>> =>
  Object.fromEntries(pages.flatMap(({ path, sameAs }) => (sameAs === undefined ? [] : [[path, sameAs]])))

/** Matches addresses that exist in English only. All data is: it has no words. */
export function makeEnglishOnly(pages: Pages = PAGES): RegExp {
  const starts = pages
    .filter(({ languages }) => languages === 'en')
    .map(({ path, kind }) =>
      kind === 'file' && path.split('/').length > 2 ? `${firstSegment(path)}/` : startOf(path),
    )
  return startPattern(starts)
}

/** Matches articles, and the pages of tags: each exists in a language once it is translated. */
export const makeTranslatedOnly = (pages: Pages = PAGES): RegExp =>
  startPattern(
    pages
      .filter(({ languages }) => languages === 'translated')
      .map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1)),
  )

/** Lists of articles, each with the start of their addresses. */
export const listArticleLists = (pages: Pages = PAGES): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pages.flatMap(({ path, languages }) => (typeof languages === 'object' ? [[path, languages.below]] : [])),
  )

/** A start that ends with a slash is not an address itself. */
function startPattern(starts: readonly string[]): RegExp {
  const shortest = unique(starts).filter(
    (start) => !starts.some((other) => other !== start && start.startsWith(other)),
  )
  const sources = shortest.map((start) => start.replaceAll('.', String.raw`\.`).replace(/\/$/, '/.'))
  return new RegExp(`^(?:${sources.join('|')})`)
}
