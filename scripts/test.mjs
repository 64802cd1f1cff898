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

await runChecks([ROUTE_TYPES], totals)
await runChecks([...STATIC_CHECKS, BUILD, vitestSuite('unit tests', 'unit')], totals)
if (!isBuilt) await runChecks([THOROUGH], totals)
else {
  // Integration tests wait for other processes and for time-outs of seconds; thorough tests only compute.
  await runChecks([vitestSuite('integration tests', 'integration', { workers: 3 }), THOROUGH], totals)
  // By itself: it keeps both cores of a small machine busy.
  await runChecks([playwrightSuite('browser tests')], totals)
}
process.stdout.write(makeClosingLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1
