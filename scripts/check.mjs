import { ensureInstalled } from './ensure.mjs'

await ensureInstalled()
const { makeClosingLine, noTotals, ROUTE_TYPES, runChecks, STATIC_CHECKS } = await import('./checks.mjs')
const { vitestSuite } = await import('./suites.mjs')

const totals = noTotals()
await runChecks([ROUTE_TYPES], totals)
await runChecks([vitestSuite('unit tests', 'unit'), ...STATIC_CHECKS], totals)
process.stdout.write(makeClosingLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1
