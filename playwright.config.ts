import { chromium, defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'
import type { WorkerOptions } from './tests/e2e/support/test.ts'

const browser = await findBrowser(chromium.executablePath())
// Workers read this file too, and need not search again.
process.env['CHROMIUM_PATH'] = browser.path

const isRoot = process.getuid?.() === 0

export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/postgres.ts',
  projects: [
    { name: 'embedded' },
    // What is kept in the database, once more on the other one.
    { name: 'postgres', testMatch: /(auth|account|history)\.spec\.ts/, use: { engine: 'postgres' } },
  ],
  outputDir: 'build/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // The engine thinks for real, on machines that may be slow and busy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser.path,
      env: { ...definedIn(process.env), ...browser.env },
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        // Nothing but this machine has a name.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
        // Chromium refuses to run as root in its sandbox, and containers often know no other user.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
})

function definedIn(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
