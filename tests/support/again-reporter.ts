import type { Reporter, TestCase } from 'vitest/node'

/** Lists the tests that passed only on a retry, in lines that scripts/checks prints. */
export default class AgainReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      process.stdout.write(`\nAGAIN  ${test.module.relativeModuleId} ${test.fullName}\n`)
  }
}
