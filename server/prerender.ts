import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { ContentError } from '#content/document.ts'
import { allPosts, listPostsAsOf, postsDay } from '#content/library.server.ts'
import { listBuiltPages } from '#content/pages.server.ts'
import { listBuiltFiles } from '#content/pages/lists.ts'
import { daysToCome } from '#content/posts.ts'
import { logContext, nonceContext, originContext, siteContext } from './context.server.ts'
import { parseEnv } from './env.ts'
import { buildIn } from './http/clients.server.ts'
import { ORIGIN_TO_COME } from './http/origin-placeholder.ts'
import { makeSite } from './site.ts'
import { addressIn, isTranslated, readAddress } from '#words/addresses.ts'
import { inLanguage } from '#words/by-request.ts'
import { LANGUAGES, type Language } from '#words/languages.ts'
import { words } from '#words/discovery'

/**
 * The last step of the build: renders every page that is the same for all visitors and writes it to the client's files. A fault
 * in the content fails the build with file and line. It is a separate program because React Router's `prerender` would load the
 * server's entry, which starts to listen.
 */

/** Computed from all pages. */
const LISTS = listBuiltFiles()
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url))

const parsed = parseEnv(process.env)
if (!parsed.ok) fail([parsed.detail ?? ''])
const site = makeSite(parsed.value, ORIGIN_TO_COME)

const troubles: string[] = []
const handlers = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    createRequestHandler(buildIn(language, build as ServerBuild), 'production'),
  ]),
) as Record<Language, RequestHandler>
const pages = new Map<string, string>()
/** Data that the loaders of pages listing posts returned when the page was last rendered. */
const loaded = new Map<string, string>()
for (const path of pathsOf()) {
  const page = await render(path)
  if (page === undefined) continue
  pages.set(path, page)
  await write(path, page)
}
for (const language of LANGUAGES) if (language !== 'en') await writeManifest(language)
if (troubles.length > 0) failWith(troubles)
for (const path of pathsThatList()) await isDataNew(path)
for (const day of daysToCome(allPosts(), postsDay())) await writeChanged(day)
if (troubles.length > 0) failWith(troubles)

/** Undefined if the page failed; the reason is in `troubles`. */
async function render(path: string): Promise<string | undefined> {
  const context = new RouterContextProvider()
  context.set(nonceContext, undefined)
  context.set(siteContext, site)
  context.set(originContext, ORIGIN_TO_COME)
  context.set(logContext, (_level, message, fields) => {
    const error = fields?.['error']
    troubles.push(error instanceof ContentError ? error.message : `${path}: ${message}: ${String(error)}`)
  })
  const { language } = readAddress(path)
  const [response, page] = await inLanguage(language, async () => {
    const answer = await handlers[language](new Request(`http://localhost${path}`), context)
    return [answer, await answer.text()] as const
  })
  if (response.status === 200) return page
  if (troubles.length === 0) troubles.push(`${path}: answered ${response.status}`)
  return undefined
}

/** The paths of pages that may change on the day a post appears. */
function pathsThatList(): string[] {
  const listing = listBuiltPages().filter(({ entry }) => entry.changesWithPosts)
  return inAllLanguages(listing.map(({ path }) => path))
}

/**
 * True if the page's loaders return something new. Only then can the page differ. Reading the data costs a fraction of
 * rendering, and each day changes fewer than ten pages.
 */
async function isDataNew(path: string): Promise<boolean> {
  const data = await render(`${path}.data`)
  const isNew = data !== loaded.get(path)
  if (data !== undefined) loaded.set(path, data)
  return isNew
}

/** Writes the pages that change on the day a scheduled post appears; the server sends these versions from that day on. */
async function writeChanged(day: string): Promise<void> {
  listPostsAsOf(day)
  for (const path of [...pathsThatList(), ...inAllLanguages(LISTS)]) {
    if (!LISTS.includes(readAddress(path).page) && !(await isDataNew(path))) continue
    const page = await render(path)
    if (page === undefined || page === pages.get(path)) continue
    pages.set(path, page)
    await write(path, page, `@${day}`)
  }
  listPostsAsOf(undefined)
}

function pathsOf(): string[] {
  try {
    return inAllLanguages([...listBuiltPages().map(({ path }) => path), ...LISTS])
  } catch (error) {
    if (error instanceof ContentError) fail(error.message.split('\n'))
    throw error
  }
}

function inAllLanguages(pages: readonly string[]): string[] {
  return LANGUAGES.flatMap((language) =>
    pages.filter((page) => isTranslated(page, language)).map((page) => addressIn(page, language)),
  )
}

/** The description of the site as an app: English is in public/. Its scope is the whole site, since some pages are English. */
async function writeManifest(language: Language): Promise<void> {
  const english = JSON.parse(await readFile(join(CLIENT_FOLDER, 'manifest.webmanifest'), 'utf8')) as object
  const start = addressIn('/play', language)
  const description = inLanguage(language, () => words.pageMeta.houseDescription)
  await mkdir(join(CLIENT_FOLDER, language), { recursive: true })
  await writeFile(
    join(CLIENT_FOLDER, language, 'manifest.webmanifest'),
    JSON.stringify({ ...english, description, lang: language, id: start, start_url: start }),
  )
}

async function write(path: string, page: string, suffix = ''): Promise<void> {
  const file = join(CLIENT_FOLDER, path, extname(path) === '' ? 'index.html' : '')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file + suffix, page)
}

function failWith(all: readonly string[]): never {
  fail([...new Set(all.flatMap((trouble) => trouble.split('\n')))])
}

function fail(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}
