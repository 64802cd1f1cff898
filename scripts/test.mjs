import { ensureInstalled } from './setup/ensure.mjs'

/** Everything that must pass. Quick answers first; then the site is built and tried, by itself and in a browser. */
await ensureInstalled()
const { makeClosingLine, noTotals, ROUTE_TYPES, runChecks, STATIC_CHECKS } =
  await import('./checks/checks.mjs')
const { playwrightSuite, vitestSuite } = await import('./checks/suites.mjs')

const totals = noTotals()
await runChecks([ROUTE_TYPES], totals)
await runChecks([...STATIC_CHECKS, vitestSuite('unit tests', 'unit')], totals)
const build = noTotals()
// Neither knows the other, and alone each leaves a core idle at its end.
await Promise.all([
  runChecks([vitestSuite('thorough tests', 'thorough')], totals),
  runChecks([{ name: 'build', commands: [[process.execPath, 'scripts/build.mjs']] }], build),
])
totals.passed += build.passed
totals.failed += build.failed
if (build.failed === 0) {
  // One after the other: each of them keeps both cores of a small machine busy.
  // Integration tests wait for other processes and for time-outs of seconds: a third one at a time keeps two cores busy.
  await runChecks([vitestSuite('integration tests', 'integration', { workers: 3 })], totals)
  await runChecks([playwrightSuite('browser tests')], totals)
}
process.stdout.write(makeClosingLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1
