import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listDocumentRoutes } from '../../content/pages/lists.ts'

/**
 * Shortens the lists of routes, of which every React page fetches the one of its language. Omits addresses that pages only fetch or link to as files, and the
 * scripts of articles, which the browser always loads as documents: half a kilobyte less, compressed.
 */
export function shortenRouteLists(client) {
  const folder = join(client, 'assets')
  const names = readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))
  if (names.length === 0) throw new Error('The build has no list of routes')
  for (const name of names) shorten(join(folder, name))
}

function shorten(path) {
  const text = readFileSync(path, 'utf8')
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}') + 1]
  const manifest = JSON.parse(text.slice(from, to))
  const routes = Object.entries(manifest.routes)
    .filter(([, route]) => !isFile(route))
    .map(([id, route]) => [id, isRead(route) ? { ...route, imports: [] } : route])
  const slim = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })
  writeFileSync(path, text.slice(0, from) + slim + text.slice(to))
}

/** True for addresses under /api and for files such as the feed. */
const isFile = ({ path, hasDefaultExport, hasAction }) =>
  path?.startsWith('api/') || (!hasDefaultExport && !hasAction)

/** Pages that the browser loads as documents, identified by their scripts, since a route may have several ids. */
const READ = new RegExp(
  `/(?:${listDocumentRoutes()
    .map((file) => basename(file, '.tsx'))
    .join('|')})-[\\w-]+\\.js$`,
)
const isRead = ({ module }) => READ.test(module)
