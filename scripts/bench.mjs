import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename, isAbsolute, join } from 'node:path'
import { ensureInstalled } from './setup/ensure.mjs'
import { SITE_FOLDERS } from './folders.mjs'
import { BUILD, ROOT } from './paths.mjs'

/**
 * `npm run bench` lists the benchmarks, `npm run bench -- NAME` runs one: tools/bench/NAME.ts, which exports a `description`
 * and `run(args)`, resolving to the rows of its table. The rows go to bench/results/NAME.json, together with the environment
 * needed to compare them with other results. `npm run bench -- NAME --kept` prints the stored rows as a table for a document.
 */
const FOLDER = join(ROOT, 'tools', 'bench')
const RESULTS = join(ROOT, 'bench', 'results')
const names = existsSync(FOLDER)
  ? readdirSync(FOLDER)
      .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
      .map((file) => file.slice(0, -'.ts'.length))
      .sort()
  : []

await ensureInstalled()
const [name, ...args] = process.argv.slice(2)
if (name === undefined) await list()
else if (names.includes(name) && args[0] === '--kept') printKept()
else if (names.includes(name)) await measure()
else {
  process.stderr.write(
    `There is no benchmark called ${name}. These there are: ${names.join(', ') || 'none'}\n`,
  )
  process.exitCode = 1
}

async function list() {
  for (const each of names) {
    const { description } = await load(each)
    console.log(`${each.padEnd(20)} ${description}`)
  }
  if (names.length === 0) console.log('There are no benchmarks yet.')
}

async function measure() {
  const { run } = await load(name)
  const rows = await run(args)
  console.table(rows)
  // Results are committed, so of a path only the file's name is stored.
  const kept = args.map((arg) => (isAbsolute(arg) ? basename(arg) : arg))
  const result = { name, date: new Date().toISOString(), ...machine(), commit: commit(), args: kept, rows }
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(result, undefined, 2)}\n`)
}

function printKept() {
  const { date, commit, args: asked, rows } = JSON.parse(readFileSync(join(RESULTS, `${name}.json`), 'utf8'))
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells) => `| ${cells.join(' | ')} |`
  console.log([name, ...asked, date.slice(0, 10), commit].join(' '))
  console.log(line(columns))
  console.log(line(columns.map(() => '---')))
  for (const row of rows) console.log(line(columns.map((column) => row[column] ?? '')))
}

async function load(each) {
  const { bundleForNode } = await import('./building/bundle.mjs')
  const file = join(BUILD, 'bench', `${each}.mjs`)
  await bundleForNode(join(FOLDER, `${each}.ts`), file)
  return import(file)
}

function machine() {
  const cores = cpus()
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpu: cores[0]?.model,
    cores: cores.length,
  }
}

function commit() {
  const git = (...command) =>
    execFileSync('git', command, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const changed = git('status', '--porcelain', '--', ...SITE_FOLDERS, 'tools') !== ''
    return git('rev-parse', '--short', 'HEAD') + (changed ? ', with changes' : '')
  } catch {
    // A copy without git history (such as an archive) can still be measured.
    return undefined
  }
}
