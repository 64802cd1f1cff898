import { join } from 'node:path'
import { rolldown } from 'rolldown'

const PROGRAM = join(import.meta.dirname, 'site-worker.mjs')
const ENTRY = join(import.meta.dirname, 'entry-of-worker.mjs')

/**
 * The text of a service worker that answers from a precache and by `routes`, in order. `workbox-build` would write the same, but
 * needs 253 packages and three times the time. Functions in routes are copied as text, so they can refer to nothing outside
 * themselves.
 */
export async function bundleWorker(setup) {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    plugins: [
      {
        name: 'entry-of-worker',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? makeEntry(setup) : undefined),
      },
    ],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}

const makeEntry = (setup) =>
  `import { startWorker } from ${JSON.stringify(PROGRAM)}\nstartWorker(${makeText(setup)})`

/** Like JSON, with functions. */
function makeText(value) {
  if (typeof value === 'function') return value.toString()
  if (Array.isArray(value)) return `[${value.map(makeText).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${makeText(part)}`)
  return `{${parts.join()}}`
}
