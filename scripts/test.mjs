import { ensureInstalled } from './setup/ensure.mjs'

/** Everything that must pass. Quick answers first; then the built site is tried, by itself and in a browser. */
await ensureInstalled()
const { makeClosingLine, noTotals, ROUTE_TYPES, runChecks, STATIC_CHECKS } =
  await import('./checks/checks.mjs')
const { playwrightSuite, vitestSuite } = await import('./checks/suites.mjs')

const totals = noTotals()
let isBuilt = false
/** Works on one core for most of its time, so it starts when one is free. */
const BUILD = {
  name: 'build',
  commands: [[process.execPath, 'scripts/build.mjs']],
  count: (ok) => {
    isBuilt = ok
    return { ...noTotals(), [ok ? 'passed' : 'failed']: 1 }
  },
}
const THOROUGH = vitestSuite('thorough tests', 'thorough', { workers: 1 })
const INTEGRATION = vitestSuite('integration tests', 'integration', { workers: 2 })

await runChecks([ROUTE_TYPES], totals)
await runChecks([...STATIC_CHECKS, BUILD, vitestSuite('unit tests', 'unit')], totals)
if (isBuilt) {
  // Each alone leaves a core idle now and then: journeys wait for their pages, integration tests for other processes and for
  // time-outs of seconds. Thorough tests only compute.
  await runChecks([playwrightSuite('browser tests'), INTEGRATION, THOROUGH], totals)
} else await runChecks([THOROUGH], totals)
process.stdout.write(makeClosingLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1
