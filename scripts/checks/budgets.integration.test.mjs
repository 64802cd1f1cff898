import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from '../../tests/support/site.ts'
import { listSamples, scriptBudget } from '../../content/pages/lists.ts'
import { isTranslated } from '../../words/addresses.ts'
import { BUILD } from '../paths.mjs'

/**
 * The script that each kind of page loads before any interaction: the files named in its HTML and their static imports, each
 * compressed as sent. Dynamic imports are not counted.
 */
const CLIENT = join(BUILD, 'client')

/** Scripts of the Hindi client that the server names. */
const translated = new Set(
  Object.values(JSON.parse(readFileSync(join(BUILD, 'server', 'client-hi.json'), 'utf8')).scripts),
)

/** A page of every route. */
const SAMPLES = listSamples()
const budgetsOf = (isWeighed) =>
  SAMPLES.filter(isWeighed).map(({ entry, path }) => [path, scriptBudget(entry)])

let site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

describe('the scripts of', () => {
  it.each(budgetsOf(({ entry }) => entry.kind === 'app'))('%s weigh at most %d kB', async (path, budget) => {
    const files = await scriptsOf(path)
    expect(inKilobytes(files), describeWeights(files)).toBeLessThanOrEqual(budget)
    // Measuring nothing would satisfy any budget, and so would a missing React marker.
    expect([...files.keys()].filter(isReact)).toHaveLength(1)
  })

  it.each(SAMPLES.map(({ path }) => path).filter((path) => isTranslated(path, 'hi')))(
    '%s in Hindi weigh at most 12 kB more, with its page',
    async (path) => {
      const [english, hindi] = await Promise.all([path, `/hi${path}`].map(weighPage))
      expect(hindi - english, `${english} kB in English, ${hindi} kB in Hindi`).toBeLessThanOrEqual(12)
    },
  )

  it('the list of games come in at most 29 files', async () => {
    expect((await scriptsOf('/dashboard')).size).toBeLessThanOrEqual(29)
  })

  it.each(budgetsOf(({ entry }) => entry.kind === 'reading' && entry.boardScript === undefined))(
    '%s, a page to read, hold nothing of React and weigh at most %d kB',
    async (path, budget) => {
      const files = await scriptsOf(path)
      expect([...files.keys()].filter(isReact)).toEqual([])
      expect(inKilobytes(files), describeWeights(files)).toBeLessThanOrEqual(budget)
    },
  )

  it.each([
    ['the puzzle of the day, fetched when somebody comes near it,', 'puzzle-script', 86],
    ['a position of an article, fetched when somebody wants to try it,', 'goal-script', 85],
  ])('%s (%s) weigh at most %d kB', (_, name, budget) => {
    const scripts = readdirSync(join(CLIENT, 'assets')).filter(
      (file) => file.startsWith(`${name}-`) && file.endsWith('.js') && !translated.has(`/assets/${file}`),
    )
    expect(scripts).toHaveLength(1)
    const files = closureOf(scripts.map((file) => `/assets/${file}`))
    expect(inKilobytes(files), describeWeights(files)).toBeLessThanOrEqual(budget)
  })

  it.each(
    SAMPLES.filter(({ entry }) => entry.boardScript !== undefined).map(({ entry, path }) => [
      entry.boardScript,
      path,
      scriptBudget(entry),
    ]),
  )('%s of %s, React and all, weigh at most %d kB', async (name, path, budget) => {
    const files = await scriptsOf(path)
    expect([...files.keys()].filter((file) => file.includes(`/${name}-`))).toHaveLength(1)
    expect(inKilobytes(files), describeWeights(files)).toBeLessThanOrEqual(budget)
  })

  it('the engine’s nets, fetched when they are needed, weigh at most 700 kB together', () => {
    const nets = readdirSync(join(CLIENT, 'assets')).filter((name) => /^(net|policy)-.*\.bin\.br$/.test(name))
    expect(nets).toHaveLength(2)
    const bytes = nets.reduce((sum, name) => sum + statSync(join(CLIENT, 'assets', name)).size, 0)
    expect(bytes).toBeLessThanOrEqual(700_000)
  })

  it('the computer opponent weigh at most 40 kB', () => {
    const workers = readdirSync(join(CLIENT, 'assets')).filter((name) => /^worker-.*\.js$/.test(name))
    expect(workers).toHaveLength(1)
    const files = closureOf(workers.map((name) => `/assets/${name}`))
    expect(inKilobytes(files), describeWeights(files)).toBeLessThanOrEqual(40)
  })
})

/** Path to compressed bytes. */
async function scriptsOf(path) {
  const response = await fetch(new URL(path, site.origin))
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  const html = await response.text()
  const named = [
    ...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g),
    ...[...html.matchAll(/ data-modules="([^"]*)"/g)].flatMap(([, all]) =>
      all.split(' ').map((each) => [each, each]),
    ),
    ...html.matchAll(/\bfrom\s*"(\/assets\/[^"]+\.js)"|\bimport\s*"(\/assets\/[^"]+\.js)"/g),
  ].map(([, one, other]) => one ?? other)
  return closureOf(named.filter((name) => name.endsWith('.js')))
}

/** The page and its scripts, compressed, in kB. */
async function weighPage(path) {
  const html = await (await fetch(new URL(path, site.origin))).text()
  return brotliCompressSync(html).byteLength / 1_000 + inKilobytes(await scriptsOf(path))
}

function closureOf(paths) {
  const found = new Map()
  const visit = (path) => {
    if (found.has(path)) return
    const content = readFileSync(join(CLIENT, path))
    const file = join(CLIENT, path)
    // As sent: the build leaves small files uncompressed.
    found.set(path, statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    for (const [, name] of content.toString().matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      visit(`/assets/${name}`)
  }
  for (const path of paths) visit(path)
  return found
}

/** React exports this name for developer tools; none of our own files contains it. */
const isReact = (path) =>
  /react\.(element|transitional\.element|fragment)/.test(readFileSync(join(CLIENT, path), 'utf8'))

const inKilobytes = (files) => [...files.values()].reduce((sum, bytes) => sum + bytes, 0) / 1_000

const describeWeights = (files) => [...files].map(([name, bytes]) => `${bytes} ${name}`).join('\n')
