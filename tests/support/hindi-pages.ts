import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listSamples } from '#content/pages/lists.ts'
import { addressIn, isTranslated } from '#words/addresses.ts'

/** Addresses of the pages in Hindi, which tests walk. */

const HINDI_BUILD = fileURLToPath(new URL('../../build/client/hi', import.meta.url))

const SAMPLES = [
  // A visitor who is not signed in sees `/auth` at `/account`.
  ...listSamples().filter(({ path }) => path !== '/account' && isTranslated(path, 'hi')),
  ...['/game', '/account/deleted'].map((path) => ({ path, entry: { built: false } })),
]

/** Pages that the server renders. */
const SCREENS = SAMPLES.filter(({ entry }) => !entry.built).map(({ path }) => addressIn(path, 'hi'))

/** One page of each route that the build renders, and a lesson of another kind. */
const RENDERED = [
  ...SAMPLES.filter(({ entry }) => entry.built).map(({ path }) => path),
  '/learn/stalemate',
].map((path) => addressIn(path, 'hi'))

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
