import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../child.mjs'
import { bin, BUILD, ROOT } from '../paths.mjs'
import { bundleForNode } from './bundle.mjs'
import { minifyScripts } from './minify-scripts.mjs'
import { packFiles } from './pack-files.mjs'
import { precompress } from './precompress.mjs'
import { shortenRouteList } from './route-manifest.mjs'
import { makeServiceWorker } from './service-worker.mjs'

const next = join(BUILD, 'next')

const code = await runQuietly(process.execPath, [bin('react-router'), 'build', '--logLevel', 'warn'])
if (code !== 0) process.exit(code)
for (const program of ['prerender.js', 'parts.js']) {
  const made = await runQuietly(process.execPath, [join(next, 'server', program)])
  if (made !== 0) process.exit(made)
}
minifyScripts(join(next, 'client'))
// Bundled separately: with shared chunks, a thread or process would load code that it does not use.
const databasePrograms = { 'writer-thread.ts': 'writer.js', 'check-database.ts': 'check-database.js' }
for (const [source, bundle] of Object.entries(databasePrograms))
  await bundleForNode(join(ROOT, 'server', 'database', source), join(next, 'server', bundle))
shortenRouteList(join(next, 'client'))
await makeServiceWorker({ client: join(next, 'client'), server: join(next, 'server') })
const [drawn] = await Promise.all([
  runQuietly(process.execPath, [join(next, 'server', 'pictures.js')]),
  precompress(join(next, 'client')),
])
if (drawn !== 0) process.exit(drawn)
await packFiles(join(next, 'client'), join(next, 'server', 'client'))
// The server copies this pack to its data folder, where later builds find it (server/http/previous-builds.ts).
await packFiles(join(next, 'client'), join(next, 'server', 'assets'), (path) =>
  /^assets\/[\w.-]+\.(?:js|css)(?:\.br)?$/.test(path),
)

for (const name of ['client', 'server']) {
  const [place, old] = [join(BUILD, name), join(BUILD, `${name}-old`)]
  rmSync(old, { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, old)
  renameSync(join(next, name), place)
  rmSync(old, { recursive: true, force: true })
}
rmSync(next, { recursive: true })
