import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SOURCE_FOLDERS } from '../folders.mjs'
import { bin } from '../paths.mjs'
import { runCommand } from './run-command.mjs'

/** TypeScript 7 under a separate name: dependency-cruiser still reads our files with the API of TypeScript 6 (decision 004). */
const tsc = join(
  dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')),
  'bin',
  'tsc',
)

/** Runs before all others, which read the route types that it writes. */
export const ROUTE_TYPES = { name: 'types of routes', commands: [[bin('react-router'), 'typegen']] }

/**
 * The checks that need no running program, each one or more commands in sequence. The longest comes first: they run two at a
 * time, one per core of a small machine, and a long one at the end would run alone.
 */
export const STATIC_CHECKS = [
  {
    name: 'types',
    // Each checker works out the types that it needs from the others' files again: four, the default, take twice as long on two cores.
    commands: ['tsconfig.json', 'tsconfig.core.json'].map((project) => [
      ...[process.execPath, tsc, '-p', project, '--checkers', '1'],
    ]),
  },
  {
    name: 'format',
    commands: [[bin('oxfmt'), '--list-different']],
  },
  {
    name: 'lint',
    commands: [[bin('oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives']],
  },
  { name: 'dead code', commands: [[bin('knip'), '--no-progress']] },
  {
    name: 'boundaries',
    commands: [
      [bin('depcruise'), ...SOURCE_FOLDERS, '--config', '.dependency-cruiser.mjs', '--output-type', 'err'],
    ],
  },
]

/** Runs checks two at a time. */
export async function runChecks(checks, totals) {
  const waiting = [...checks]
  await Promise.all([runInTurn(waiting, totals), runInTurn(waiting, totals)])
}

/**
 * Runs checks one after the other, and removes each from the list as it starts. Prints the output of those that fail, and lists
 * the tests that were skipped or passed only on a retry. Adds what passed and failed to `totals`.
 */
export async function runInTurn(waiting, totals) {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const started = performance.now()
    const { ok, output } = await runCheck(check)
    const counts = check.count?.(ok) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
    for (const kind of Object.keys(totals)) totals[kind] += counts[kind]
    for (const title of counts.passedAgain ?? []) process.stdout.write(`AGAIN  ${title}\n`)
    // For a check that succeeded, print only skipped and retried tests.
    const lines = output.split('\n').filter((line) => !ok || /^(?:SKIPPED|AGAIN)/.test(line))
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
    process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${check.name.padEnd(18)} ${seconds} s\n`)
  }
}

export const noTotals = () => ({ passed: 0, failed: 0, skipped: 0 })

/** The final summary line, which people and programs look for. */
export function makeClosingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`
}

async function runCheck({ commands, env }) {
  let output = ''
  for (const command of commands) {
    const result = await runCommand(command, env)
    output += result.output
    if (!result.ok) return { ok: false, output }
  }
  return { ok: true, output }
}
