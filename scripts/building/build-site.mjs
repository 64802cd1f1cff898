import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../words/languages.ts'
import { runQuietly } from '../child.mjs'
import { bin, BUILD, ROOT } from '../paths.mjs'
import { addClient } from './add-client.mjs'
import { bundleForNode } from './bundle.mjs'
import { minifyScripts } from './minify-scripts.mjs'
import { packFiles } from './pack-files.mjs'
import { precompress } from './precompress.mjs'
import { shortenRouteLists } from './route-manifest.mjs'
import { makeServiceWorker } from './service-worker.mjs'

const next = join(BUILD, 'next')

const translations = LANGUAGES.filter((language) => language !== 'en')
const folderOf = (language) => join(BUILD, `next-${language}`)
const codes = await Promise.all([
  runQuietly(process.execPath, [bin('react-router'), 'build', '--logLevel', 'warn']),
  ...translations.map((language) =>
    runQuietly(process.execPath, [join(ROOT, 'scripts', 'building', 'build-client.mjs')], {
      ...process.env,
      CLIENT_LANGUAGE: language,
    }),
  ),
])
const failure = codes.find((code) => code !== 0)
if (failure !== undefined) process.exit(failure)
for (const language of translations)
  addClient(language, {
    english: join(next, 'client'),
    translated: join(folderOf(language), 'client'),
    server: join(next, 'server'),
  })
// Vite's lists of chunks, for addClient only.
for (const name of ['client', 'server']) rmSync(join(next, name, '.vite'), { recursive: true, force: true })
for (const program of ['prerender.js', 'parts.js']) {
  const made = await runQuietly(process.execPath, [join(next, 'server', program)])
  if (made !== 0) process.exit(made)
}
minifyScripts(join(next, 'client'))
// Bundled separately: with shared chunks, a thread or process would load code that it does not use.
const databasePrograms = { 'writer-thread.ts': 'writer.js', 'check-database.ts': 'check-database.js' }
for (const [source, bundle] of Object.entries(databasePrograms))
  await bundleForNode(join(ROOT, 'server', 'database', source), join(next, 'server', bundle))
shortenRouteLists(join(next, 'client'))
await Promise.all(
  LANGUAGES.map((language) =>
    makeServiceWorker(language, { client: join(next, 'client'), server: join(next, 'server') }),
  ),
)
await precompress(join(next, 'client'))
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
