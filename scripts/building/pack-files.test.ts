import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPack } from '#server/http/packed-files.ts'
import { openStaticFiles, type StaticFiles } from '#server/http/static.ts'
import { packFiles } from './pack-files.mjs'

const ORIGIN = 'https://chess.example'
const FILES = {
  'index.html': '<title>Home</title>',
  'blog/second/index.html': '<link href="https://origin-to-come.invalid/blog/second">',
  'assets/app-a1b2.js': 'let a',
  'assets/app-a1b2.js.br': 'BR',
  'assets/app-a1b2.js.gz': 'GZ',
  'assets/empty.css': '',
  'a file & more.png': 'p\u{1f3f0}g',
  '.vite/manifest.json': '{}',
}
const PATHS = ['/', '/blog/second', '/assets/app-a1b2.js', '/assets/empty.css', '/a%20file%20&%20more.png']
const NOTHING = ['/assets/app-a1b2.js.br', '/.vite/manifest.json', '/late.txt']

let folder: string
let client: string
let pack: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rook-pack-'))
  client = join(folder, 'client')
  pack = join(folder, 'packed')
  for (const [path, content] of Object.entries(FILES)) write(path, content)
  await packFiles(client, pack)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, content: string): void {
  mkdirSync(join(client, dirname(path)), { recursive: true })
  writeFileSync(join(client, path), content)
}

/** The complete responses for each file, for all kinds of requests. */
async function answersOf(files: StaticFiles) {
  const answers: unknown[] = []
  for (const path of [...PATHS, ...NOTHING]) {
    for (const accepted of ['', 'gzip', 'gzip, br']) {
      // A page with the site's address is compressed in the background if the client accepts brotli, so the two must not race.
      if (path === '/blog/second' && accepted.includes('br')) continue
      const answer = files.answer({
        method: 'GET',
        path,
        headers: new Headers({ 'accept-encoding': accepted }),
      })
      answers.push([path, accepted, answer?.status, answer && [...answer.headers], await answer?.text()])
    }
  }
  return answers
}
const withPack = () => openStaticFiles(client, ORIGIN, openPack(pack))
const withoutPack = () => openStaticFiles(client, ORIGIN)

it('files from the pack are answered as the files themselves', async () => {
  // Served from the pack alone: the folder is not read.
  const found = openPack(pack)
  const seen: string[] = []
  const files = openStaticFiles(client, ORIGIN, (name, stats) => {
    const known = found(name, stats)
    if (known) seen.push(name)
    return known
  })
  expect(seen.toSorted()).toEqual(
    Object.keys(FILES)
      .filter((name) => !name.startsWith('.vite'))
      .toSorted(),
  )
  expect(await answersOf(files)).toEqual(await answersOf(withoutPack()))
})

it('what has changed since the build, has come or has gone is answered as it is now', async () => {
  write('index.html', '<title>Another home</title>')
  write('late.txt', 'late')
  rmSync(join(client, 'assets/app-a1b2.js.gz'))
  write('assets/empty.css', '')
  // The same length as before, but modified later.
  write('assets/app-a1b2.js', 'let b')
  const later = new Date(Date.now() + 60_000)
  utimesSync(join(client, 'assets/app-a1b2.js'), later, later)
  const answers = await answersOf(withPack())
  expect(answers).toEqual(await answersOf(withoutPack()))
  expect(JSON.stringify(answers)).toContain('Another home')
  expect(JSON.stringify(answers)).toContain('let b')
})

it('a next build that replaces everything changes nothing for a server that runs', async () => {
  const before = await answersOf(withoutPack())
  const running = withPack()
  for (const path of ['client', 'packed.pack', 'packed.json']) rmSync(join(folder, path), { recursive: true })
  write('index.html', '<title>Another home</title>')
  await packFiles(client, pack)
  expect(await answersOf(running)).toEqual(before)
})

it.each([
  ['is missing', () => rmSync(`${pack}.pack`)],
  ['has no list', () => rmSync(`${pack}.json`)],
  ['is cut off', () => truncateSync(`${pack}.pack`, 10)],
  ['is of another build', () => appendFileSync(`${pack}.pack`, 'more')],
])('a pack that %s is done without', async (_, spoil) => {
  spoil()
  expect(await answersOf(withPack())).toEqual(await answersOf(withoutPack()))
})
