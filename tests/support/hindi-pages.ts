import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addressIn } from '#words/addresses.ts'

/** Addresses of the pages in Hindi, which tests walk. */

const HINDI_BUILD = fileURLToPath(new URL('../../build/client/hi', import.meta.url))

/** Pages that the server renders. */
const SCREENS = [
  ...['/', '/play', '/game', '/online', '/lobby', '/online/aaaaaaaaaaaa', '/watch/aaaaaaaaaaaa'],
  ...['/review', '/analysis', '/train', '/train/puzzles', '/train/mistakes', '/train/rush'],
  ...['/dashboard', '/rankings', '/sunday-puzzle', '/support', '/contact'],
  ...['/auth', '/auth/forgotten', '/offline', '/account/deleted'],
].map((page) => addressIn(page, 'hi'))

/** One page of each route that the build renders. */
const RENDERED = [
  ...['/learn', '/learn/rook', '/learn/stalemate', '/learn/coordinates'],
  ...[
    '/blog',
    '/blog/tag/tactics',
    '/blog/the-fork-taught-by-its-geometry',
    '/history',
    '/history/chess-origins',
  ],
  ...['/players', '/gallery', '/privacy-policy', '/terms-of-service'],
].map((page) => addressIn(page, 'hi'))

export const everyHindiPage = (): readonly string[] => [
  ...SCREENS,
  ...readdirSync(HINDI_BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => addressIn(`/${dirname(file)}`, 'hi'))
    .sort(),
]

/** A page of each kind: `/game` and `/watch` show what `/play` and `/online` do. */
export const hindiPagesOfEachKind: readonly string[] = [
  ...SCREENS.filter((address) => !/^\/hi\/(?:game$|watch)/.test(address)),
  ...RENDERED,
]
