import { ensureInstalled } from './ensure.mjs'

await ensureInstalled()
const { makeClosingLine, runChecks, STATIC_CHECKS } = await import('./checks.mjs')
const { vitestSuite } = await import('./suites.mjs')

const totals = await runChecks([vitestSuite('unit tests', 'unit'), ...STATIC_CHECKS])
process.stdout.write(makeClosingLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1
