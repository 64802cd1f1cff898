import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The list of routes that every page with React fetches. It names the addresses under /api too, which pages ask by `fetch`
 * and never go to: without them the list is 0.5 kB smaller, compressed, and a new address costs pages nothing.
 */
export function leaveOutApi(client) {
  const folder = join(client, 'assets')
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file))
  if (name === undefined) throw new Error('The build has no list of routes')
  const path = join(folder, name)
  const text = readFileSync(path, 'utf8')
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}') + 1]
  const manifest = JSON.parse(text.slice(from, to))
  const routes = Object.entries(manifest.routes).filter(([, route]) => !route.path?.startsWith('api/'))
  const slim = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })
  writeFileSync(path, text.slice(0, from) + slim + text.slice(to))
}
