import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packFiles } from '../../scripts/building/pack-files.mjs'
import { openPreviousBuilds } from './previous-builds.ts'
import { makeStaticFiles, openStaticFiles } from './static.ts'

const HOUR_MS = 60 * 60 * 1000

let root: string
let nowMs: number
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rook-builds-'))
  nowMs = 1_000 * HOUR_MS
  warnings = []
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const data = () => join(root, 'data')
let warnings: string[]

/** A build whose one script has this name, and the server that runs it. */
async function startServer(name: string, folder = data()) {
  const client = join(root, name)
  // A build written again a second later would count as a different one.
  if (!existsSync(client)) {
    mkdirSync(join(client, 'assets'), { recursive: true })
    writeFileSync(join(client, 'assets', `${name}.js`), `export const build = '${name}'`)
    writeFileSync(join(client, 'assets', `${name}.js.br`), `compressed ${name}`)
  }
  await packFiles(client, join(root, `${name}-pack`))
  const previous = openPreviousBuilds({
    folder,
    own: join(root, `${name}-pack`),
    log: (_level, message) => void warnings.push(message),
    now: () => nowMs,
  })
  await previous.register()
  const files = openStaticFiles(client, 'https://chess.example', undefined, previous.find)
  return (path: string, headers = {}) => files.answer({ method: 'GET', path, headers: new Headers(headers) })
}

it('a script of the build before is served for a day after the next build has started', async () => {
  await startServer('old')
  // The release has run for a week, and counts as replaced only from the next start.
  nowMs += 7 * 24 * HOUR_MS
  const ask = await startServer('new')
  const answer = ask('/assets/old.js', { 'accept-encoding': 'br' })
  expect(answer?.status).toBe(200)
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer?.headers.get('content-encoding')).toBe('br')
  expect(await answer?.text()).toBe('compressed old')
  expect(await ask('/assets/old.js')?.text()).toBe("export const build = 'old'")

  nowMs += 23 * HOUR_MS
  expect((await startServer('new'))('/assets/old.js')?.status).toBe(200)
  nowMs += 2 * HOUR_MS
  expect((await startServer('new'))('/assets/old.js')?.status).toBe(404)
  expect(readdirSync(data()).filter((name) => name.endsWith('.pack'))).toHaveLength(1)
})

it('a build that comes back after a rollback does not expire', async () => {
  await startServer('old')
  await startServer('new')
  await startServer('old')
  nowMs += 48 * HOUR_MS
  const ask = await startServer('old')
  expect(ask('/assets/old.js')?.status).toBe(200)
  expect(ask('/assets/new.js')?.status).toBe(404)
})

it('a server of the old build finds the scripts of a newer one that shares its data folder', async () => {
  const askOld = await startServer('old')
  expect(askOld('/assets/new.js')?.status).toBe(404)
  await startServer('new')
  nowMs += 11_000
  expect(askOld('/assets/new.js')?.status).toBe(200)
})

const isListOf = (build: string, name: string) =>
  readFileSync(join(data(), name), 'utf8').includes(`assets/${build}.js`)
const listsOf = (extension: string) => readdirSync(data()).filter((name) => name.endsWith(extension))

describe.each([
  ['cut off', (file: string) => truncateSync(file, 20)],
  ['empty', (file: string) => truncateSync(file)],
  ['not a list', (file: string) => writeFileSync(file, '{"name":"a"}')],
])('a list that is %s', (_, damage) => {
  it('costs its own build alone, with one warning', async () => {
    await startServer('old')
    await startServer('older')
    const ask = await startServer('new')
    damage(join(data(), listsOf('.json').find((name) => isListOf('older', name)) ?? ''))
    nowMs += 11_000
    expect(ask('/assets/older.js')?.status).toBe(404)
    expect(ask('/assets/old.js')?.status).toBe(200)
    nowMs += 11_000
    expect(ask('/assets/none.js')?.status).toBe(404)
    expect(warnings).toEqual(['the scripts of an earlier build cannot be read'])
  })

  it('is written again by the next server of that build', async () => {
    await startServer('old')
    damage(join(data(), listsOf('.json')[0] ?? ''))
    await startServer('old')
    expect((await startServer('new'))('/assets/old.js')?.status).toBe(200)
  })
})

it('an end that is unreadable is set again, a day ahead', async () => {
  await startServer('old')
  await startServer('new')
  writeFileSync(join(data(), listsOf('.until')[0] ?? ''), '')
  nowMs += 23 * HOUR_MS
  await startServer('new')
  nowMs += 23 * HOUR_MS
  expect((await startServer('new'))('/assets/old.js')?.status).toBe(200)
  expect(readdirSync(data()).filter((name) => /\.\d+$/.test(name))).toEqual([])
})

it.each(['/assets/../../secret', '/assets/%2e%2e/secret', '/assets/', '/other/old.js'])(
  '%s reaches no file of an earlier build',
  async (path) => {
    await startServer('old')
    const answer = (await startServer('new'))(path)
    expect(answer?.status ?? 404).toBe(404)
  },
)

it('a data folder that cannot be written is a warning, and the server runs', async () => {
  writeFileSync(join(root, 'file'), '')
  const ask = await startServer('new', join(root, 'file', 'assets'))
  expect(warnings).toHaveLength(1)
  expect(ask('/assets/new.js')?.status).toBe(200)
  expect(ask('/assets/old.js')?.status).toBe(404)
})

it('static files without earlier builds answer 404 under /assets', () => {
  const { answer } = makeStaticFiles(new Map(), '')
  expect(answer({ method: 'GET', path: '/assets/old.js', headers: new Headers() })?.status).toBe(404)
})
