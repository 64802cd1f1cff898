import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listPages } from '../pages.server.ts'
import type { PageEntry } from './entry.ts'
import {
  listAppPages,
  listArticleLists,
  listBuiltFiles,
  listDocumentRoutes,
  listMenus,
  listOffline,
  listOtherAddresses,
  listRoutes,
  listSamples,
  listSectionStarts,
  listSentOnly,
  listTyped,
  makeEnglishOnly,
  makeTranslatedOnly,
  scriptBudget,
} from './lists.ts'
import { PAGES } from './manifest.ts'

const ROOT = join(import.meta.dirname, '../..')

describe('the manifest of pages', () => {
  const addresses = PAGES.map(({ path }) => path)

  it('lists every address once', () => {
    expect(addresses.filter((path, index) => addresses.indexOf(path) !== index)).toEqual([])
  })

  it.each(PAGES.map((page: PageEntry) => [page.path, page] as const))(
    'says of %s whether it runs React, as its route does',
    (_, { file, kind }) => {
      const source = readFileSync(join(ROOT, 'app/routes', file), 'utf8')
      expect(/\bhandle = \{ js: false\b/.test(source)).toBe(kind === 'reading')
      expect(/\bexport default\b/.test(source)).toBe(kind !== 'file')
    },
  )
})

/** Pages that do not exist. The lists of a manifest with them must differ from today's by them alone. */
const added = (page: PageEntry): readonly PageEntry[] => [...PAGES, page]

/** What `list` says of the copy of the manifest and not of the manifest itself. */
const more = (list: (pages?: readonly PageEntry[]) => readonly string[], page: PageEntry) => {
  const before = list()
  return list(added(page)).filter((each) => !before.includes(each))
}

describe('a page that is added to the manifest', () => {
  const sent: PageEntry = {
    path: '/train/openings',
    file: 'train/openings.tsx',
    kind: 'app',
    section: 'train',
    menu: true,
    offline: 'copy',
    picture: 'ashtapada',
  }
  const openings: PageEntry = { ...sent, indexed: true }

  it.each([
    [
      'has a route',
      () => more((pages) => listRoutes(pages).map(({ path }) => path), openings),
      'train/openings',
    ],
    ['is in the site map', () => more((pages) => listPages(pages).map(({ path }) => path), openings)],
    ['is in the menu of its section', () => more((pages) => listMenus(pages).train, openings)],
    ['is opened by the router', () => more(listAppPages, openings)],
    ['has a copy for use offline', () => more((pages) => listOffline(pages).screens, openings)],
    [
      'has its scripts precached',
      () => more((pages) => listOffline(pages).routeIds, openings),
      'routes/train/openings',
    ],
    ['is opened by the checks', () => more((pages) => listSamples(pages).map(({ path }) => path), openings)],
  ])('%s', (_, found, expected = '/train/openings') => {
    expect(found()).toEqual([expected])
  })

  it('has the usual budget of its kind, or its own', () => {
    expect(scriptBudget(openings)).toBe(130.5)
    expect(scriptBudget({ ...openings, kind: 'reading' })).toBe(6)
    expect(scriptBudget({ ...openings, scriptKb: 140 })).toBe(140)
  })

  it('is in every language, or in English only', () => {
    expect(makeEnglishOnly(added(openings)).test('/train/openings')).toBe(false)
    expect(makeEnglishOnly(added({ ...openings, languages: 'en' })).test('/train/openings')).toBe(true)
  })

  it('is shared with a picture although it is not indexed', () => {
    expect(more((pages) => listSentOnly(pages).map(({ path }) => path), sent)).toEqual(['/train/openings'])
    expect(more(listTyped, sent)).toEqual(['/train/openings'])
  })

  it('is another address of a screen', () => {
    const pages = added({ ...sent, sameAs: '/train' })
    expect(listOtherAddresses(pages)).toEqual({ ...listOtherAddresses(), '/train/openings': '/train' })
  })
})

describe('a section that is added to the manifest', () => {
  const classes: PageEntry = {
    path: '/classes/:slug',
    file: 'classes/class.tsx',
    kind: 'reading',
    section: 'read',
    languages: 'translated',
    built: true,
    indexed: true,
    content: 'lessons',
    offline: 'once-read',
    sample: '/classes/first',
  }

  it('marks the link of its section', () => {
    expect(more((pages) => listSectionStarts(pages).read, classes)).toEqual(['/classes'])
  })

  it('stores its pages once they have been read, and loads them as documents', () => {
    expect(more((pages) => listOffline(pages).onceRead, classes)).toEqual(['/classes'])
    expect(more(listDocumentRoutes, classes)).toEqual(['classes/class.tsx'])
  })

  it('stores what a page stores, and one copy for all addresses', () => {
    const start = (offline: NonNullable<PageEntry['offline']>) => listOffline(added({ ...classes, offline }))
    expect(start('stored-by-page').storedByPage).toContain('/classes/')
    expect(start('one-copy').oneCopy).toContain('/classes/')
    expect(start('own-games').ownGames).toContain('/classes/:slug')
    expect(start('once-read').fallback).toBe('/offline')
  })

  it('exists in a language once one of its pages is translated', () => {
    expect(makeTranslatedOnly(added(classes)).test('/classes/first')).toBe(true)
    expect(makeTranslatedOnly(added(classes)).test('/classes/')).toBe(false)
    const list: PageEntry = { ...classes, path: '/classes', languages: { below: '/classes/' } }
    expect(listArticleLists(added(list))['/classes']).toBe('/classes/')
  })

  it('has a computed file', () => {
    const index: PageEntry = {
      path: '/classes/words.json',
      file: 'classes/words.ts',
      kind: 'file',
      built: true,
    }
    expect(more(listBuiltFiles, index)).toEqual(['/classes/words.json'])
  })
})

describe('English only', () => {
  it.each([
    ['/gallery/royal-chess-duel', true],
    ['/gallery/', false],
    ['/players/wei-yi', true],
    ['/sunday-puzzle/2026-11-22', true],
    ['/how-we-measured', true],
    ['/api/online/aaaaaaaaaaaa/messages', true],
    ['/share/home.png', true],
    ['/robots.txt', true],
    ['/sitemap.xml', true],
    ['/rankings', false],
    ['/auth/google-failed', false],
    ['/account/data.json', false],
  ])('%s: %s', (path, expected) => {
    expect(makeEnglishOnly().test(path)).toBe(expected)
  })
})
