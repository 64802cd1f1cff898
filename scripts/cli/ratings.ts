import { fileURLToPath } from 'node:url'
import { importRatings } from './ratings/import-ratings.ts'
import { parseRatingOptions, RATINGS_USAGE } from './ratings/options.ts'

// Relative to build/cli, which contains the bundle of this file.
const ratingsFile = fileURLToPath(new URL('../../content/ratings.json', import.meta.url))

const parsed = parseRatingOptions(process.argv.slice(2))
if (!parsed.ok) {
  process.stderr.write(`${parsed.message}\n\n${RATINGS_USAGE}`)
  process.exitCode = 2
} else {
  // npm runs programs in the project's folder and remembers from which one it was called.
  const from = process.env['INIT_CWD'] ?? process.cwd()
  const imported = await importRatings(parsed.options, { ratingsFile, from, today: new Date() })
  if (imported.ok) process.stdout.write(`${imported.report}\n`)
  else {
    process.stderr.write(`${imported.message}\n`)
    process.exitCode = 1
  }
}
