import { ensureInstalled } from './setup/ensure.mjs'

/**
 * Everything that must pass. One lane builds the site and tries it in a browser; beside it, the other gives quick answers
 * first, then runs the tests that compute and, once the site is built, those that start it.
 */
await ensureInstalled()
const { makeClosingLine, noTotals, ROUTE_TYPES, runInTurn, STATIC_CHECKS } =
  await import('./checks/checks.mjs')
const { playwrightSuite, vitestSuite } = await import('./checks/suites.mjs')

const totals = noTotals()
let isBuilt = false
const BUILD = {
  name: 'build',
  commands: [[process.execPath, 'scripts/build.mjs']],
  count: (ok) => {
    isBuilt = ok
    return { ...noTotals(), [ok ? 'passed' : 'failed']: 1 }
  },
}
const BROWSER = playwrightSuite('browser tests')
const COMPUTING = [
  vitestSuite('unit tests', 'unit'),
  vitestSuite('thorough tests', 'thorough', { workers: 1 }),
]
// They wait for other processes and for time-outs of seconds most of the time: three files at a time use one core.
const INTEGRATION = vitestSuite('integration tests', 'integration', { workers: 3 })

await runInTurn([ROUTE_TYPES], totals)
const building = runInTurn([BUILD], totals)
const runIfBuilt = async (check) => {
  await building
  if (isBuilt) await runInTurn([check], totals)
}
await Promise.all([
  runIfBuilt(BROWSER),
  runInTurn([...STATIC_CHECKS, ...COMPUTING], totals).then(() => runIfBuilt(INTEGRATION)),
])
process.stdout.write(makeClosingLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1
