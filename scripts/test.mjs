import { ensureInstalled } from './ensure.mjs'

/** Everything that must pass. Quick answers first; then the site is built and tried, by itself and in a browser. */
await ensureInstalled()
const { makeClosingLine, runChecks, STATIC_CHECKS } = await import('./checks.mjs')
const { playwrightSuite, vitestSuite } = await import('./suites.mjs')

const totals = await runChecks([vitestSuite('unit tests', 'unit'), ...STATIC_CHECKS])

const build = { name: 'build', commands: [[process.execPath, 'scripts/build.mjs']] }
const built = await runChecks([build])
add(built)
if (built.failed === 0) {
  // One after the other: each of them keeps both cores of a small machine busy.
  add(await runChecks([vitestSuite('integration tests', 'integration')]))
  add(await runChecks([playwrightSuite('browser tests')]))
}
process.stdout.write(makeClosingLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1

function add(counts) {
  for (const kind of Object.keys(totals)) totals[kind] += counts[kind]
}
