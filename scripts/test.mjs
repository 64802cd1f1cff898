import { availableParallelism } from 'node:os'
import { ensureInstalled } from './setup/ensure.mjs'

/**
 * Runs everything that must pass. One lane builds the site and tests it in a browser; the other first runs the quick checks,
 * then the computing tests and, once the site is built, the tests that start it. With four cores or more, the computing tests have a
 * third lane.
 */
await ensureInstalled()
const { makeClosingLine, noTotals, ROUTE_TYPES, runInTurn, STATIC_CHECKS } =
  await import('./checks/checks.mjs')
const { playwrightSuite, vitestSuite } = await import('./checks/suites.mjs')

const CORES = availableParallelism()
const totals = noTotals()
let isBuilt = false
const BUILD = {
  name: 'build',
  commands: [[process.execPath, 'scripts/build.mjs', '--sample']],
  count: (ok) => {
    isBuilt = ok
    return { ...noTotals(), [ok ? 'passed' : 'failed']: 1 }
  },
}
const BROWSER = playwrightSuite('browser tests')
const COMPUTING = [
  vitestSuite('unit tests', 'unit'),
  vitestSuite('thorough tests', 'thorough', { workers: Math.max(1, Math.floor(CORES / 4)) }),
]
// These tests mostly wait for other processes and for time-outs of seconds: three files at a time use one core.
const INTEGRATION = vitestSuite('integration tests', 'integration', { workers: Math.max(3, CORES) })

await runInTurn([ROUTE_TYPES], totals)
const building = runInTurn([BUILD], totals)
const runIfBuilt = async (check) => {
  await building
  if (isBuilt) await runInTurn([check], totals)
}
const beforeIntegration = CORES < 4 ? [...STATIC_CHECKS, ...COMPUTING] : STATIC_CHECKS
await Promise.all([
  runIfBuilt(BROWSER),
  runInTurn(beforeIntegration, totals).then(() => runIfBuilt(INTEGRATION)),
  ...(CORES < 4 ? [] : [runInTurn(COMPUTING, totals)]),
])
process.stdout.write(makeClosingLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1
