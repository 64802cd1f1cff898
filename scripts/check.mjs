import { ensureInstalled } from './setup/ensure.mjs'

await ensureInstalled()
const { makeClosingLine, noTotals, ROUTE_TYPES, runChecks, STATIC_CHECKS } =
  await import('./checks/checks.mjs')
const { vitestSuite } = await import('./checks/suites.mjs')

const totals = noTotals()
await runChecks([ROUTE_TYPES], totals)
await runChecks([vitestSuite('unit tests', 'unit'), ...STATIC_CHECKS], totals)
process.stdout.write(makeClosingLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1
