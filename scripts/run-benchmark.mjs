import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { SITE_FOLDERS } from './folders.mjs'
import { bundleForNode } from './building/bundle.mjs'
import { BUILD, ROOT } from './paths.mjs'

/**
 * Lists the benchmarks of a folder, or runs one: FOLDER/NAME.ts, which exports a `description` and `run(args)`, resolving to the rows of
 * its table. The rows go to RESULTS/NAME.json, together with the environment needed to compare them with other results. `NAME --kept`
 * prints the stored rows as a table for a document.
 */
export async function runBenchmark({ folder, results }, [name, ...args]) {
  const names = readdirSync(folder)
    .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
  const stored = join(results, `${name}.json`)
  if (name === undefined) await list(folder, names)
  else if (names.includes(name) && args[0] === '--kept') printKept(name, stored)
  else if (names.includes(name)) await measure(folder, name, args, stored)
  else {
    process.stderr.write(`There is no benchmark called ${name}. There are: ${names.join(', ')}\n`)
    process.exitCode = 1
  }
}

async function list(folder, names) {
  for (const each of names) {
    const { description } = await load(folder, each)
    console.log(`${each.padEnd(20)} ${description}`)
  }
}

async function measure(folder, name, args, stored) {
  const { run } = await load(folder, name)
  const rows = await run(args)
  console.table(rows)
  // Results are committed, so of a path only the file's name is stored.
  const kept = args.map((arg) => (isAbsolute(arg) ? basename(arg) : arg))
  const result = { name, date: new Date().toISOString(), ...machine(), commit: commit(), args: kept, rows }
  mkdirSync(dirname(stored), { recursive: true })
  writeFileSync(stored, `${JSON.stringify(result, undefined, 2)}\n`)
}

function printKept(name, stored) {
  const { date, commit, args: asked, rows } = JSON.parse(readFileSync(stored, 'utf8'))
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells) => `| ${cells.join(' | ')} |`
  console.log([name, ...asked, date.slice(0, 10), commit].join(' '))
  console.log(line(columns))
  console.log(line(columns.map(() => '---')))
  for (const row of rows) console.log(line(columns.map((column) => row[column] ?? '')))
}

async function load(folder, each) {
  const file = join(BUILD, 'bench', `${each}.mjs`)
  await bundleForNode(join(folder, `${each}.ts`), file)
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
    const changed = git('status', '--porcelain', '--', ...SITE_FOLDERS, 'tools', 'workshop') !== ''
    return git('rev-parse', '--short', 'HEAD') + (changed ? ', with changes' : '')
  } catch {
    // A copy without git history (such as an archive) can still be measured.
    return undefined
  }
}
