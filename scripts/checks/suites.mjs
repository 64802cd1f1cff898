import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, BUILD } from '../paths.mjs'

/** The test suites as checks that count their tests, from the reports that the runners write. */

const REPORTS = join(BUILD, 'reports')

/** `workers`: how many files run at a time; by default one per core. */
export function vitestSuite(name, project, { workers } = {}) {
  const report = freshReport(`${project}.json`)
  return {
    name,
    commands: [
      [
        bin('vitest'),
        'run',
        '--project',
        project,
        ...(workers === undefined ? [] : ['--maxWorkers', String(workers)]),
        '--reporter',
        'dot',
        '--reporter',
        'tests/support/again-reporter.ts',
        '--reporter',
        'json',
        '--outputFile.json',
        report,
      ],
    ],
    count: (ok) => {
      const found = readReport(report)
      return counted(
        ok,
        found?.numPassedTests,
        found?.numFailedTests,
        (found?.numPendingTests ?? 0) + (found?.numTodoTests ?? 0),
      )
    },
  }
}

export function playwrightSuite(name, env) {
  const report = freshReport('playwright.json')
  return {
    name,
    commands: [[bin('playwright'), 'test', '--reporter', 'line,json']],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: (ok) => {
      const found = readReport(report)
      const stats = found?.stats
      const passed = stats === undefined ? undefined : stats.expected + stats.flaky
      return {
        ...counted(ok, passed, stats?.unexpected, stats?.skipped),
        passedAgain: (found?.suites ?? []).flatMap(flakyTitles),
      }
    },
  }
}

/** Titles of the tests that passed only on a retry. */
const flakyTitles = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyTitles),
]

/** A suite that fails outside its tests, if a file does not load for example, counts as one failure. */
function counted(ok, passed = 0, failed = 0, skipped = 0) {
  return { passed, failed: ok ? failed : Math.max(failed, 1), skipped }
}

function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true })
  const path = join(REPORTS, name)
  rmSync(path, { force: true })
  return path
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}
