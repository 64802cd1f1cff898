import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ARRAY_KINDS, makeCanonicalArray } from '#endings/canonical-array.ts'
import { CLASS_NAMES, parseClassName } from '#endings/classes.ts'
import { makeResultsFile } from '#endings/results.ts'
import { BLACK, WHITE } from '#endings/table.ts'
import { answerLine } from './endings/answer-line.ts'
import { createTableStore } from './endings/table-store.ts'

/**
 * `npm run --silent endings` answers one FEN a line with its result; `-- --moves` adds every legal move. `-- --table KQvK w dtm` writes an
 * array of the class for comparison with other generators, and `-- --write-results` writes the committed files of endings/results. Tables that
 * were generated are kept in build/endings.
 */
const USAGE = `Usage: npm run --silent endings [-- --moves]
       npm run --silent endings -- --table CLASS w|b ${ARRAY_KINDS.join('|')}
       npm run --silent endings -- --write-results
Classes: ${CLASS_NAMES.join(' ')}
`

const [option, ...rest] = process.argv.slice(2)
if (option === undefined) await answer(false)
else if (option === '--moves' && rest.length === 0) await answer(true)
else if (option === '--table' && rest.length === 3) writeArray(rest)
else if (option === '--write-results' && rest.length === 0) writeResults()
else complain()

function complain(): void {
  process.stderr.write(USAGE)
  process.exitCode = 2
}

async function answer(moves: boolean): Promise<void> {
  const tables = createTableStore(storeFolder())
  for await (const line of createInterface({ input: process.stdin }))
    process.stdout.write(`${answerLine(line, tables, { moves })}\n`)
}

function writeArray([className = '', color, kind]: readonly string[]): void {
  const name = parseClassName(className)
  const wanted = ARRAY_KINDS.find((each) => each === kind)
  if (name === undefined || wanted === undefined || (color !== 'w' && color !== 'b')) {
    complain()
    return
  }
  const table = createTableStore(storeFolder())(name)
  process.stdout.write(makeCanonicalArray(table, color === 'w' ? WHITE : BLACK, wanted))
}

/** Generates every class, which takes two minutes of processor time. The path is relative to build/cli. */
function writeResults(): void {
  const folder = fileURLToPath(new URL('../../endings/results', import.meta.url))
  const store = storeFolder()
  mkdirSync(folder, { recursive: true })
  let total = 0
  for (const name of CLASS_NAMES) {
    // A store for each class keeps only one class and those that it needs in memory.
    const file = makeResultsFile(createTableStore(store)(name))
    writeFileSync(join(folder, `${name}.bin`), file)
    total += file.length
  }
  process.stderr.write(`${CLASS_NAMES.length} files, ${total} bytes\n`)
}

/** Named by this program's own code, so that tables of another version are never read; those are deleted. */
function storeFolder(): string {
  const all = fileURLToPath(new URL('../endings', import.meta.url))
  const version = createHash('sha256')
    .update(readFileSync(new URL(import.meta.url)))
    .digest('hex')
    .slice(0, 12)
  const others = existsSync(all) ? readdirSync(all).filter((name) => name !== version) : []
  for (const name of others) rmSync(join(all, name), { recursive: true, force: true })
  return join(all, version)
}
