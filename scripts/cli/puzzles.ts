import { fileURLToPath } from 'node:url'
import { importPuzzles } from './puzzles/import-puzzles.ts'
import { parsePuzzleOptions, PUZZLES_USAGE } from './puzzles/options.ts'

// Relative to build/cli, which contains the bundle of this file.
const folder = fileURLToPath(new URL('../../content/puzzles', import.meta.url))

const parsed = parsePuzzleOptions(process.argv.slice(2))
if (!parsed.ok) {
  process.stderr.write(`${parsed.message}\n\n${PUZZLES_USAGE}`)
  process.exitCode = 2
} else {
  // npm runs programs in the project's folder and remembers from which one it was called.
  const imported = await importPuzzles(parsed.options, {
    folder,
    from: process.env['INIT_CWD'] ?? process.cwd(),
  })
  if (imported.ok) process.stdout.write(`${imported.report}\n`)
  else {
    process.stderr.write(`${imported.message}\n`)
    process.exitCode = 1
  }
}
