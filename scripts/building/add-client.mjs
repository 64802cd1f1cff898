import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Adds the client of another language to the English build. Both share one folder of assets: names contain a hash of the
 * content, so files without words are the same file. The list of routes for React Router and the addresses of the scripts that
 * the server names go to `client-hi.json` beside the server (server/http/clients.server.ts).
 */
export function addClient(language, { english, translated, server }) {
  copyMissing(join(translated, 'assets'), join(english, 'assets'))
  const [from, to] = [english, translated].map(readChunks)
  const routes = readRouteList(english)
  // React Router computes the list for the English client only. If this differs from it, its rules have changed.
  const [same] = [translateRoutes(routes, from, from)]
  if (JSON.stringify(sorted(same)) !== JSON.stringify(sorted(routes)))
    throw new Error('React Router lists the scripts of routes differently than add-client.mjs')
  const assets = translateRoutes(routes, from, to)
  const version = createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 8)
  const url = `/assets/manifest-${version}.js`
  const list = { ...assets, version, url }
  writeFileSync(join(english, url), `window.__reactRouterManifest=${JSON.stringify(list)};`)
  const scripts = pairScripts({ server, english, translated, chunks: to, known: JSON.stringify(routes) })
  writeFileSync(join(server, `client-${language}.json`), JSON.stringify({ assets: list, scripts }))
  rmSync(dirname(translated), { recursive: true })
}

const CHUNKS = join('.vite', 'manifest.json')
/** Vite's list of chunks by source file. */
const readChunks = (client) => JSON.parse(readFileSync(join(client, CHUNKS), 'utf8'))

function copyMissing(from, to) {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, source.slice(from.length))
    if (!existsSync(target)) {
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(source, target)
    } else if (/\.(js|css)$/.test(entry.name) && !readFileSync(source).equals(readFileSync(target)))
      throw new Error(`Two languages have different files of the name ${entry.name}`)
  }
}

/** React Router's list of routes with their scripts, which every page with scripts loads. */
function readRouteList(client) {
  const folder = join(client, 'assets')
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file))
  const text = readFileSync(join(folder, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** The same routes with the scripts of another client. Style sheets have no words, so their names stay. */
function translateRoutes({ entry, routes }, from, to) {
  const keyOf = (address) => Object.keys(from).find((key) => `/${from[key].file}` === address)
  const entryKey = keyOf(entry.module)
  const scriptsOf = (keys) => ({
    module: `/${to[keys.at(-1)].file}`,
    imports: [...new Set(closureOf(to, keys).flatMap((chunk) => chunk.imports ?? []))].map(
      (key) => `/${to[key].file}`,
    ),
  })
  return {
    entry: { ...entry, ...scriptsOf([entryKey]) },
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, route]) => {
        const key = keyOf(route.module)
        return [id, { ...route, ...scriptsOf(id === 'root' ? [entryKey, key] : [key]) }]
      }),
    ),
  }
}

function closureOf(chunks, keys) {
  const found = new Set()
  const visit = (key) => {
    if (found.has(chunks[key])) return
    found.add(chunks[key])
    chunks[key].imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...found]
}

/** The order of a script's imports does not matter. */
const sorted = ({ entry, routes }) => [
  [entry.module, entry.imports.toSorted(), entry.css],
  ...Object.entries(routes).map(([id, route]) => [id, route.module, route.imports.toSorted(), route.css]),
]

/**
 * Besides those of routes, the server names scripts of the English client such as `home-script`. Each has a counterpart with
 * the same name and another hash.
 */
function pairScripts({ server, english, translated, chunks, known }) {
  const own = readdirSync(join(translated, 'assets'))
  const isChunk = new Set(Object.values(chunks).map(({ file }) => basename(file)))
  const named = new Set()
  for (const file of readdirSync(server, { recursive: true }).filter((name) => name.endsWith('.js')))
    for (const [, script] of readFileSync(join(server, file), 'utf8').matchAll(
      /["'`]\/assets\/([\w.-]+\.js)["'`]/g,
    ))
      if (!known.includes(`/assets/${script}"`)) named.add(script)
  const pairs = {}
  for (const script of named) {
    if (own.includes(script) || !existsSync(join(english, 'assets', script))) continue
    const name = script.slice(0, -'-12345678.js'.length)
    const found = own.filter(
      (file) => file.startsWith(`${name}-`) && file.length === script.length && !isChunk.has(file),
    )
    if (found.length !== 1) throw new Error(`${script} has ${found.length} counterparts in another language`)
    pairs[`/assets/${script}`] = `/assets/${found[0]}`
  }
  return pairs
}
